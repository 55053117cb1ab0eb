import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import MailX from '#src/shared/icons/MailX.svg'
import PencilLine from '#src/shared/icons/PencilLine.svg'
import Send from '#src/shared/icons/Send.svg'
import UserRoundCheck from '#src/shared/icons/UserRoundCheck.svg'
import UserRoundX from '#src/shared/icons/UserRoundX.svg'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Mitarbeiter } from '#src/contract/mitarbeiter.ts'
import { personName } from '#src/domain/mitarbeiter/person.ts'
import { paths } from '#src/routes/paths.ts'
import { RowMenu } from '#src/shared/ui/RowMenu.tsx'
import { useMitarbeiterActions } from '../detail/useMitarbeiterActions.tsx'

interface Props {
  mitarbeiter: Mitarbeiter
}

/** What can be done with somebody's access, by where he stands. */
export function MitarbeiterRowMenu({ mitarbeiter }: Props) {
  const { t } = useTranslation('mitarbeiter')
  return (
    <RowMenu label={t('actions.label', { name: personName(mitarbeiter) })}>
      {(anchor, close) => <PersonMenu mitarbeiter={mitarbeiter} anchor={anchor} onClose={close} />}
    </RowMenu>
  )
}

interface MenuProps extends Props {
  anchor: HTMLElement | null
  onClose: () => void
}

function PersonMenu({ mitarbeiter, anchor, onClose }: MenuProps) {
  const { t } = useTranslation('mitarbeiter')
  const { erneutEinladen, zurueckziehen, deaktivieren, reaktivieren, dialog } = useMitarbeiterActions(mitarbeiter)
  const { status, idThHeadhunterMitarbeiter } = mitarbeiter
  const item = (icon: ReactNode, label: string, action: () => void) => (
    <MenuItem
      onClick={() => {
        onClose()
        action()
      }}
    >
      <ListItemIcon>{icon}</ListItemIcon>
      {label}
    </MenuItem>
  )
  return (
    <>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose} lang="de">
        <MenuItem component={Link} to={paths.mitarbeiterEditieren(idThHeadhunterMitarbeiter)}>
          <ListItemIcon>
            <PencilLine size={20} aria-hidden />
          </ListItemIcon>
          {t('actions.bearbeiten')}
        </MenuItem>
        {status === 'eingeladen' && item(<Send size={20} aria-hidden />, t('actions.erneutEinladen'), erneutEinladen)}
        {status === 'eingeladen' && item(<MailX size={20} aria-hidden />, t('actions.zurueckziehen'), zurueckziehen)}
        {status === 'aktiv' && item(<UserRoundX size={20} aria-hidden />, t('actions.deaktivieren'), deaktivieren)}
        {status === 'deaktiviert' &&
          item(<UserRoundCheck size={20} aria-hidden />, t('actions.reaktivieren'), reaktivieren)}
      </Menu>
      {dialog}
    </>
  )
}
