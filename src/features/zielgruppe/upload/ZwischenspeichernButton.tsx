import Button from '@mui/material/Button'
import Save from 'lucide-react/icons/save'
import { useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaveAdressEntwurf } from '#src/entities/zielgruppe/entwuerfe.ts'
import { LeaveQuestion } from '#src/shared/form/LeaveQuestion.tsx'
import { useAskBeforeUnload } from '#src/shared/form/useAskBeforeUnload.ts'
import { useLeaveBlocker } from '#src/shared/form/useLeaveBlocker.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import type { UploadValues } from './uploadForm.ts'
import { aufgezeichnet, type GepruefteDatei } from './useHochladen.ts'

interface Props {
  geprueft: GepruefteDatei
  /** What stands in the form now. */
  werte: () => UploadValues
  /** True once the list is stored. */
  fertig: RefObject<boolean>
}

/** Keeps the work on a list at the service, so that it goes on later and elsewhere; nothing is used of it before. */
export function ZwischenspeichernButton({ geprueft, werte, fertig }: Props) {
  const { t } = useTranslation('zielgruppe')
  const save = useSaveAdressEntwurf()
  const [laeuft, setLaeuft] = useState(false)
  const { adressdatei, datei, bericht, ohneWarnungen } = geprueft

  const { rueckgaengig } = bericht.tisch
  // What the check took by itself comes again by itself.
  const vonSelbst = rueckgaengig !== null && 'vorschlag' in rueckgaengig && rueckgaengig.vorschlag === 'sichere'
  const dirty = rueckgaengig !== null && !vonSelbst && rueckgaengig.nr !== datei.gesichert
  const blocker = useLeaveBlocker(() => dirty && !fertig.current)
  useAskBeforeUnload(dirty)

  async function speichere(): Promise<boolean> {
    setLaeuft(true)
    try {
      const { bezeichnung, datenquelle } = werte()
      const { dateiName, zuordnung, bearbeitung } = aufgezeichnet(datei, bericht)
      const { entwurf, ersetzt } = datei.herkunft ?? { entwurf: null, ersetzt: null }
      const saved = await save.mutateAsync({
        ...entwurf,
        bezeichnung: bezeichnung.trim().slice(0, 80),
        datenquelle: datenquelle.trim().slice(0, 200),
        datei: await adressdatei.client.uploadFile(() => undefined, new AbortController().signal),
        dateiName,
        zeilen: bericht.pruefung.gesamt,
        zuordnung,
        ohneWarnungen,
        ausschluss: datei.ausschluss,
        bearbeitung,
        ...(ersetzt ? { idPtZielgruppe: ersetzt.idPtZielgruppe } : {}),
      })
      adressdatei.beiseite(saved, rueckgaengig?.nr ?? null)
      notify.success(t('entwurf.gespeichert'))
      return true
    } catch (error) {
      showFailure(error)
      return false
    } finally {
      setLaeuft(false)
    }
  }

  return (
    <>
      <LeaveQuestion dirty={dirty} blocker={blocker} onSave={speichere} />
      <Button
        variant="outlined"
        startIcon={<Save size={20} aria-hidden />}
        disabled={laeuft}
        onClick={() => void speichere()}
      >
        {t(laeuft ? 'entwurf.speichert' : 'entwurf.speichern')}
      </Button>
    </>
  )
}
