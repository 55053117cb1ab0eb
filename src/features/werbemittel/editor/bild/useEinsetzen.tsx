import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/contract/apiError.ts'
import type { Bild } from '#src/contract/bildgenerierung.ts'
import { useUebernimmBild } from '#src/entities/bildgenerierung/queries.ts'
import { useRechte } from '#src/entities/bildgenerierung/useRechte.tsx'
import { notify } from '#src/shared/notify/notify.ts'
import { useEditorParts } from '../EditorContext.tsx'
import { type Placement, usePlaceBild } from '../usePlaceBild.ts'

/** Takes a picture over into the material and puts it into its place. */
export function useEinsetzen(onDone: () => void) {
  const { t } = useTranslation('bildgenerierung')
  const { idPtWerbemittel } = useEditorParts()
  const [busy, setBusy] = useState(false)
  const uebernimm = useUebernimmBild()
  const placeBild = usePlaceBild()
  const rechte = useRechte()
  const failed = (error: unknown) => notify.error(error instanceof ApiError ? error.message : t('fehler'))
  const take = async (bild: Bild, rechteGeprueft: boolean, placement: Placement) => {
    try {
      const asset = await uebernimm.mutateAsync({
        idPtBild: bild.idPtBild,
        idPtWerbemittel,
        ...(rechteGeprueft && { rechteGeprueft }),
      })
      placeBild(asset, bild.beschreibung || asset.name.replace(/\.[^.]+$/, ''), placement)
      onDone()
    } catch (error) {
      failed(error)
    }
  }
  /** `bild`: the picture, drawn and kept first where it is a proposal. */
  const einsetzen = async (bild: () => Promise<Bild>, placement: Placement) => {
    setBusy(true)
    try {
      const stored = await bild()
      rechte.ask(stored, (geprueft) => void take(stored, geprueft, placement))
    } catch (error) {
      failed(error)
    } finally {
      setBusy(false)
    }
  }
  return { einsetzen, busy: busy || uebernimm.isPending, dialog: rechte.dialog }
}
