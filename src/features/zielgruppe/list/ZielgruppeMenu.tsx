import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Archive from '#src/shared/icons/Archive.svg'
import ArchiveRestore from '#src/shared/icons/ArchiveRestore.svg'
import Copy from '#src/shared/icons/Copy.svg'
import PencilLine from '#src/shared/icons/PencilLine.svg'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { isEinesVon } from '#src/contract/offenesEnum.ts'
import { ZIELGRUPPE_STATUS, type Zielgruppe } from '#src/contract/zielgruppe.ts'
import { useArchiviereZielgruppe, useKopiereZielgruppe } from '#src/entities/zielgruppe/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import { paths } from '#src/routes/paths.ts'

interface Props {
  zielgruppe: Zielgruppe
  anchor: HTMLElement | null
  onClose: () => void
  /** With the way to the target group's page. */
  withWay?: boolean
}

/** Edit, copy, archive. Archiving happens at once and can be taken back (UX-09). */
export function ZielgruppeMenu({ zielgruppe, anchor, onClose, withWay }: Props) {
  const { t } = useTranslation('zielgruppe')
  const ability = useAppAbility()
  const navigate = useNavigate()
  const copy = useKopiereZielgruppe()
  const archive = useArchiviereZielgruppe()
  const { idPtZielgruppe, bezeichnung, status, version } = zielgruppe
  const archived = status === 'archiviert'
  // Nothing is done to what stands where nobody knows.
  const known = isEinesVon(ZIELGRUPPE_STATUS, status)
  const canChange = known && status !== 'gesperrt' && !archived && ability.can('update', 'Zielgruppe')
  const canCopy = ability.can('create', 'Zielgruppe')
  const canArchive = ability.can('delete', 'Zielgruppe')

  function makeCopy(): void {
    onClose()
    copy.mutate(
      { idPtZielgruppe },
      {
        onError: showFailure,
        onSuccess: (made) => {
          notify.success(t('actions.kopiert', { bezeichnung: made.bezeichnung }))
          void navigate(paths.zielgruppeEditieren(made.idPtZielgruppe))
        },
      },
    )
  }

  function setArchived(archiviert: boolean, current: number): void {
    onClose()
    archive.mutate(
      { idPtZielgruppe, version: current, archiviert },
      {
        onError: showFailure,
        onSuccess: (saved) =>
          notify.success(t(archiviert ? 'actions.istArchiviert' : 'actions.istZurueck', { bezeichnung }), {
            action: { label: t('actions.rueckgaengig'), onClick: () => setArchived(!archiviert, saved.version) },
          }),
      },
    )
  }

  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose} lang="de">
      {withWay && (
        <MenuItem component={Link} to={paths.zielgruppeEditieren(idPtZielgruppe)}>
          <ListItemIcon>
            <PencilLine size={20} aria-hidden />
          </ListItemIcon>
          {t(canChange ? 'actions.bearbeiten' : 'actions.ansehen')}
        </MenuItem>
      )}
      {known && canCopy && (
        <MenuItem onClick={makeCopy}>
          <ListItemIcon>
            <Copy size={20} aria-hidden />
          </ListItemIcon>
          {t('actions.kopieren')}
        </MenuItem>
      )}
      {known && canArchive && (
        <MenuItem onClick={() => setArchived(!archived, version)} disabled={status === 'gesperrt'}>
          <ListItemIcon>
            {archived ? <ArchiveRestore size={20} aria-hidden /> : <Archive size={20} aria-hidden />}
          </ListItemIcon>
          {t(archived ? 'actions.wiederherstellen' : 'actions.archivieren')}
        </MenuItem>
      )}
    </Menu>
  )
}
