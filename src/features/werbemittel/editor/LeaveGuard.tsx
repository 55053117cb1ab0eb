import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { useAskBeforeUnload } from '#src/shared/form/useAskBeforeUnload.ts'
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx'
import type { Autosave } from './autosave.ts'
import { useSaveState } from './SaveStatus.tsx'

/** Stores what is left before the page is left; asks only where that fails. */
export function LeaveGuard({ autosave }: { autosave: Autosave }) {
  const { t } = useTranslation('werbemittel')
  const state = useSaveState(autosave)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => autosave.dirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useAskBeforeUnload(state.t !== 'gespeichert')
  const blocked = blocker.state === 'blocked'
  const goOn = useEffectEvent(() => blocker.proceed?.())
  useEffect(
    function storeAndGoOn() {
      if (!blocked) return
      void autosave.flush().then((stored) => {
        if (stored) goOn()
      })
    },
    [blocked, autosave],
  )
  const failed = state.t === 'fehler' || state.t === 'konflikt'
  return (
    <ConfirmDialog
      open={blocked && failed}
      title={t('editor.leave.title')}
      text={t('editor.leave.text')}
      confirmLabel={t('editor.leave.discard')}
      tone="error"
      onConfirm={() => {
        autosave.stop()
        blocker.proceed?.()
      }}
      onClose={() => blocker.reset?.()}
    />
  )
}
