import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import ListTree from '#src/shared/icons/ListTree.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { contains } from '#src/domain/suche/suche.ts'
import { SearchField } from '#src/shared/ui/SearchField.tsx'

export interface Ziel {
  id: string
  label: string
  /** What is searched beside the label. */
  text?: string
  /** Call of a chapter: stands below it. */
  unter?: boolean
}

const List = styled('ul')(({ theme }) => ({
  // On a phone the page itself comes first.
  [theme.breakpoints.down('md')]: { '&.folded': { display: 'none' } },
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: theme.typography.body2.fontSize,
  '& a': {
    display: 'block',
    padding: '4px 8px',
    borderRadius: 6,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& a.unter': { paddingInlineStart: 20, fontFamily: 'monospace', color: theme.vars.palette.text.secondary },
  '& a:hover': { backgroundColor: theme.vars.palette.grund },
  '& a:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}` },
  '@media (pointer: coarse)': { '& a': { paddingBlock: 10 } },
}))

/** Search and jump list: the chapters, and below each its calls. */
export function Inhalt({ ziele }: { ziele: Ziel[] }) {
  const { t } = useTranslation('apizugangDoku')
  const { search } = useLocation()
  const [q, setQ] = useState('')
  const [unfolded, setUnfolded] = useState(false)
  const found = q.trim() === '' ? ziele : ziele.filter(({ label, text = '' }) => contains(`${label} ${text}`, q))
  return (
    <Box component="nav" aria-label={t('inhalt.label')} sx={{ display: 'grid', gap: 1, minInlineSize: 0 }}>
      <SearchField label={t('inhalt.suche')} value={q} onChange={setQ} />
      <Button
        variant="outlined"
        color="inherit"
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
        startIcon={<ListTree size={18} aria-hidden />}
        sx={{ display: { md: 'none' }, justifySelf: 'start' }}
      >
        {t('inhalt.label')}
      </Button>
      {found.length === 0 ? (
        <Typography variant="body2" color="textSecondary" component="output">
          {t('inhalt.nichts')}
        </Typography>
      ) : (
        <List className={unfolded || q !== '' ? undefined : 'folded'}>
          {found.map(({ id, label, unter }) => (
            <li key={id}>
              <Link
                to={{ search, hash: id }}
                onClick={() => setUnfolded(false)}
                className={unter ? 'unter' : undefined}
                dir={unter ? 'ltr' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </List>
      )}
    </Box>
  )
}
