import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import type { User } from '#src/contract/session.ts'
import { useConnected } from '#src/entities/verbindung/connected.ts'
import { sideLinks } from '#src/routes/links.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'

/** Ways to everything else that the user may open and the backend has; its texts are those of the menu. */
export function OpenPages({ user }: { user: User }) {
  const { t } = useTranslation(['menu', 'common'])
  const ability = useAppAbility()
  const isConnected = useConnected()
  const { pathname } = useLocation()
  return sideLinks(user)
    .filter(({ action, subject, needs }) => ability.can(action, subject) && isConnected(needs))
    .filter(({ to }) => to.split('?')[0] !== pathname)
    .map(({ title, to }) => (
      <Button key={to} component={Link} to={to} lang="de">
        {t(title)}
      </Button>
    ))
}
