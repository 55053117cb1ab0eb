import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/base/number/german.ts'
import { useAskBeforeUnload } from '#src/shared/form/useAskBeforeUnload.ts'
import { useLeaveBlocker } from '#src/shared/form/useLeaveBlocker.ts'
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx'

interface Props {
  /** Decisions of a person that are only on the desk. */
  arbeit: number
  /** No row is left of the list. */
  leer?: boolean
}

/** Asks before work on the desk is left that cannot be put aside now: it waits for the columns, or has no rows left. */
export function ArbeitVerlassen({ arbeit, leer = false }: Props) {
  const { t } = useTranslation('zielgruppe')
  const blocker = useLeaveBlocker(() => arbeit > 0)
  useAskBeforeUnload(arbeit > 0)
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      tone="error"
      title={t('upload.arbeit.titel')}
      text={t(leer ? 'upload.arbeit.verlassenLeer' : 'upload.arbeit.verlassen', {
        count: arbeit,
        anzahl: formatZahl(arbeit),
      })}
      confirmLabel={t('upload.arbeit.tun')}
      cancelLabel={t('upload.arbeit.behalten')}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
