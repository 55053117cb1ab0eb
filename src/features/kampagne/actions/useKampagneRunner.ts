import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '#src/contract/apiError.ts'
import type { KampagneAction } from '#src/domain/kampagne/transitions.ts'
import { useFortsetzen, useKopiereKampagne } from '#src/entities/kampagne/queries.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { paths } from '#src/routes/paths.ts'

/** Actions that ask something first, in a dialog. */
const DIALOG_ACTIONS = [
  'freigabeZurueckziehen',
  'wiederOeffnen',
  'anhalten',
  'stornoAnfragen',
  'terminAendern',
  'stornieren',
  'deleteKampagne',
] as const satisfies KampagneAction[]
export type DialogAction = (typeof DIALOG_ACTIONS)[number]

interface Target {
  idPtKampagne: number
  version: number
}

/** Starts an action of the owner: opens its dialog, leads to its place, or runs it at once. */
export function useKampagneRunner({ idPtKampagne, version }: Target) {
  const { t } = useTranslation('kampagne')
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<DialogAction | null>(null)
  const fortsetzen = useFortsetzen()
  const kopieren = useKopiereKampagne()
  const address = paths.kampagneEditieren(idPtKampagne)

  const start = (action: KampagneAction) => {
    const asking = DIALOG_ACTIONS.find((name) => name === action)
    if (asking) setDialog(asking)
    else if (action === 'kampagneZurFreigabeGeben') void navigate(`${address}?schritt=freigabe`)
    else if (action === 'freigabeLinkErneuern') void navigate(`${address}#freigaben`)
    else if (action === 'starteZahlung') void navigate(`${address}?bestellen=1`)
    else if (action === 'fortsetzen')
      fortsetzen.mutate(
        { idPtKampagne, version },
        { onSuccess: () => notify.success(t('aktion.fortsetzen.ok')), onError: tell },
      )
    else if (action === 'kopiereKampagne')
      kopieren.mutate(
        { idPtKampagne },
        {
          onSuccess: (copy) => {
            notify.success(t('aktion.kopiereKampagne.ok'))
            void navigate(paths.kampagneEditieren(copy.idPtKampagne))
          },
          onError: tell,
        },
      )
  }
  return { start, dialog, close: () => setDialog(null), busy: fortsetzen.isPending || kopieren.isPending }
}

/** Outside of a form a refusal is told by one toast. */
export function tell(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
  if (error.kind !== 'session') notify.error(error.message)
}
