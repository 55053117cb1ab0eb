import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Archive from '#src/shared/icons/Archive.svg'
import ArchiveRestore from '#src/shared/icons/ArchiveRestore.svg'
import Copy from '#src/shared/icons/Copy.svg'
import FileDown from '#src/shared/icons/FileDown.svg'
import FileUp from '#src/shared/icons/FileUp.svg'
import SquarePen from '#src/shared/icons/SquarePen.svg'
import type { IconComponent } from '#src/shared/icons/icon.tsx'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '#src/contract/apiError.ts'
import { isEinesVon } from '#src/contract/offenesEnum.ts'
import { WERBEMITTEL_STATUS, type WerbemittelZeile } from '#src/contract/werbemittel.ts'
import { useArchiviereWerbemittel, useKopiereWerbemittel } from '#src/entities/werbemittel/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { paths } from '#src/routes/paths.ts'
import { RowMenu } from '#src/shared/ui/RowMenu.tsx'
import { useStoredProof } from './useStoredProof.ts'

/** What can be done with one Werbemittel of the list. */
export function WerbemittelMenu({ zeile }: { zeile: WerbemittelZeile }) {
  const { t } = useTranslation('werbemittel')
  return (
    <RowMenu label={t('list.actions', { name: zeile.bezeichnung })}>
      {(anchor, close) => <Entries zeile={zeile} anchor={anchor} onClose={close} />}
    </RowMenu>
  )
}

interface EntriesProps {
  zeile: WerbemittelZeile
  anchor: HTMLElement | null
  onClose: () => void
}

/** What the user may not do is not offered. */
function Entries({ zeile, anchor, onClose }: EntriesProps) {
  const { t } = useTranslation('werbemittel')
  const ability = useAppAbility()
  const navigate = useNavigate()
  const copy = useKopiereWerbemittel()
  const archive = useArchiviereWerbemittel()
  const proof = useStoredProof()
  const { idPtWerbemittel, bezeichnung, version, status, typ } = zeile
  const archiviert = status === 'archiviert'
  // Nothing is done to what stands where nobody knows.
  const known = isEinesVon(WERBEMITTEL_STATUS, status)
  const failed = (error: unknown) => notify.error(error instanceof ApiError ? error.message : t('list.failed'))
  const setArchived = (next: boolean, current: number) =>
    archive.mutate(
      { idPtWerbemittel, version: current, archiviert: next },
      {
        onError: failed,
        onSuccess: (stored) =>
          notify.success(
            t(next ? 'list.archived' : 'list.restored', { name: bezeichnung }),
            next ? { action: { label: t('list.undo'), onClick: () => setArchived(false, stored.version) } } : {},
          ),
      },
    )
  const copyAndTell = () =>
    copy.mutate(idPtWerbemittel, {
      onError: failed,
      onSuccess: (copied) => notify.success(t('list.copied', { name: copied.bezeichnung })),
    })
  const entries: { key: string; Icon: IconComponent; may: boolean; run: () => void }[] = [
    {
      key: 'open',
      Icon: SquarePen,
      may: ability.can('update', 'Werbemittel'),
      run: () => void navigate(paths.werbemittelEditieren(idPtWerbemittel)),
    },
    { key: 'proof', Icon: FileDown, may: true, run: () => proof.mutate(idPtWerbemittel) },
    {
      key: 'newVersion',
      Icon: FileUp,
      may:
        known && typ === 'hochgeladen' && status !== 'gesperrt' && !archiviert && ability.can('create', 'Werbemittel'),
      run: () => void navigate(paths.werbemittelHochladen(idPtWerbemittel)),
    },
    { key: 'copy', Icon: Copy, may: known && ability.can('create', 'Werbemittel'), run: copyAndTell },
    {
      key: archiviert ? 'restore' : 'archive',
      Icon: archiviert ? ArchiveRestore : Archive,
      may: known && ability.can('delete', 'Werbemittel'),
      run: () => setArchived(!archiviert, version),
    },
  ]
  return (
    <Menu lang="de" open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      {entries
        .filter(({ may }) => may)
        .map(({ key, Icon, run }) => (
          <MenuItem
            key={key}
            onClick={() => {
              onClose()
              run()
            }}
          >
            <ListItemIcon>
              <Icon size={18} aria-hidden />
            </ListItemIcon>
            <ListItemText>{t(`list.action.${key}`)}</ListItemText>
          </MenuItem>
        ))}
    </Menu>
  )
}
