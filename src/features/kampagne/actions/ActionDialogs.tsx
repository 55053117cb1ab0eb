import { useLocation, useNavigate } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { useDeleteKampagne } from '#src/entities/kampagne/queries.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { paths } from '#src/routes/paths.ts'
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx'
import { GrundDialog } from './GrundDialog.tsx'
import { StornoDialog } from './StornoDialog.tsx'
import { TerminDialog } from './TerminDialog.tsx'
import { tell, type DialogAction } from './useKampagneRunner.ts'

interface Props {
  kampagne: Kampagne
  /** null: no dialog is open. */
  action: DialogAction | null
  onClose: () => void
}

/** The dialog of the action that was chosen. */
export function ActionDialogs({ kampagne, action, onClose }: Props) {
  switch (action) {
    case null:
      return null
    case 'stornieren':
      return <StornoDialog kampagne={kampagne} onClose={onClose} />
    case 'terminAendern':
      return <TerminDialog kampagne={kampagne} onClose={onClose} />
    case 'deleteKampagne':
      return <DeleteDialog kampagne={kampagne} onClose={onClose} />
    case 'freigabeZurueckziehen':
    case 'wiederOeffnen':
    case 'anhalten':
    case 'stornoAnfragen':
      return <GrundDialog kampagne={kampagne} action={action} onClose={onClose} />
  }
}

function DeleteDialog({ kampagne, onClose }: { kampagne: Kampagne; onClose: () => void }) {
  const { t } = useTranslation('kampagne')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const loeschen = useDeleteKampagne()
  const { idPtKampagne, version, bezeichnung } = kampagne
  return (
    <ConfirmDialog
      open
      tone="error"
      title={t('aktion.deleteKampagne.title')}
      text={t('aktion.deleteKampagne.text', { name: bezeichnung })}
      confirmLabel={t('aktion.deleteKampagne.submit')}
      busy={loeschen.isPending}
      onClose={onClose}
      onConfirm={() =>
        loeschen.mutate(
          { idPtKampagne, version },
          {
            onSuccess: () => {
              notify.success(t('aktion.deleteKampagne.ok'))
              onClose()
              if (pathname !== paths.kampagne) void navigate(paths.kampagne)
            },
            onError: tell,
          },
        )
      }
    />
  )
}
