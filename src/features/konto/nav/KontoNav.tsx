import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { SECTIONS } from './sections.ts'
import { useSection } from './useSection.ts'

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  '& a': {
    display: 'block',
    paddingBlock: 8,
    paddingInline: 12,
    borderRadius: 6,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    borderInlineStart: '3px solid transparent',
  },
  '& a:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.grund },
  '& a[aria-current]': {
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
    borderInlineStartColor: theme.vars.palette.primary.main,
  },
}))

/** Ways to the parts of the account: a list beside them, on a phone a choice above. */
export function KontoNav() {
  const { t } = useTranslation('konto')
  const { search } = useLocation()
  const navigate = useNavigate()
  const current = useSection()
  return (
    <Box
      component="nav"
      aria-label={t('nav')}
      sx={{
        position: { md: 'sticky' },
        insetBlockStart: 'var(--konto-sprung)',
        maxBlockSize: { md: 'calc(100dvh - var(--konto-sprung) - 24px)' },
        overflowY: { md: 'auto' },
      }}
    >
      <List sx={{ display: { xs: 'none', md: 'grid' } }}>
        {SECTIONS.map((id) => (
          <li key={id}>
            <Link to={{ search, hash: id }} preventScrollReset aria-current={id === current ? 'location' : undefined}>
              {t(`section.${id}`)}
            </Link>
          </li>
        ))}
      </List>
      <Box sx={{ display: { xs: 'block', md: 'none' } }}>
        <SelectField
          fullWidth
          label={t('nav')}
          value={current}
          onChange={(hash) => void navigate({ search, hash }, { preventScrollReset: true })}
          options={SECTIONS.map((id) => ({ value: id, label: t(`section.${id}`) }))}
        />
      </Box>
    </Box>
  )
}
