import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { NeighboursContext } from '../routing/neighbours.ts'

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  boxShadow: `inset 0 -1px ${theme.vars.palette.divider}`,
  '& a': {
    display: 'block',
    paddingBlock: 10,
    color: theme.vars.palette.text.secondary,
    borderBlockEnd: '2px solid transparent',
  },
  '& a:hover': { color: theme.vars.palette.text.primary },
  '& a[aria-current]': {
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
    borderBlockEndColor: theme.vars.palette.primary.main,
  },
}))

/** Ways to the pages beside this one; nothing where it stands alone, so that no page waits for words that it lacks. */
export function LocalNav() {
  return use(NeighboursContext).length > 1 && <Ways />
}

function Ways() {
  const { t } = useTranslation(['menu', 'common'])
  const { pathname } = useLocation()
  const neighbours = use(NeighboursContext)
  return (
    <nav aria-label={t('common:neighbours')}>
      <List>
        {neighbours.map(({ title, to }) => (
          <li key={to}>
            <Link
              component={RouterLink}
              to={to}
              underline="none"
              variant="body2"
              aria-current={to.split('?')[0] === pathname ? 'page' : undefined}
            >
              {t(title)}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  )
}
