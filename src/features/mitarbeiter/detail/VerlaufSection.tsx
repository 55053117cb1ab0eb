import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { MitarbeiterVerlauf } from '#src/contract/mitarbeiter.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import { Section } from '#src/shared/ui/Section.tsx'

interface Props {
  verlauf: MitarbeiterVerlauf[]
}

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: theme.typography.body2.fontSize,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '170px minmax(0, 1fr)',
    columnGap: 16,
    paddingBlock: 8,
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& li:first-of-type': { borderBlockStart: 0, paddingBlockStart: 0 },
  '& time': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { '& li': { gridTemplateColumns: 'minmax(0, 1fr)' } },
}))

/** Who changed what and when, newest first. */
export function VerlaufSection({ verlauf }: Props) {
  const { t } = useTranslation('mitarbeiter')
  return (
    <Section title={t('verlauf.title')}>
      {verlauf.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('verlauf.leer')}
        </Typography>
      ) : (
        <List>
          {verlauf.map(({ zeit, name, text }, index) => (
            <li key={verlauf.length - index}>
              <time dateTime={zeit}>{formatZeitpunkt(zeit)}</time>
              <span>{t('verlauf.eintrag', { name, text })}</span>
            </li>
          ))}
        </List>
      )}
    </Section>
  )
}
