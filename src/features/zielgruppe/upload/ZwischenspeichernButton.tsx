import Button from '@mui/material/Button'
import Save from '#src/shared/icons/Save.svg'
import type { RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LeaveQuestion } from '#src/shared/form/LeaveQuestion.tsx'
import { useAskBeforeUnload } from '#src/shared/form/useAskBeforeUnload.ts'
import { useLeaveBlocker } from '#src/shared/form/useLeaveBlocker.ts'
import { istUngesichert } from '#src/engines/addresses/worker.ts'
import { EntwurfKonflikt } from './EntwurfKonflikt.tsx'
import type { UploadValues } from './uploadForm.ts'
import { aufgezeichnet, type GepruefteDatei } from './useListeUpload.ts'
import { useOeffneEntwurf } from './useOeffneEntwurf.ts'
import { useZwischenspeichern } from './useZwischenspeichern.ts'

interface Props {
  geprueft: GepruefteDatei
  form: UseFormReturn<UploadValues>
  /** True once the list is stored. */
  fertig: RefObject<boolean>
}

/** Keeps the work on a list at the service, so that it goes on later and elsewhere; nothing is used of it before. */
export function ZwischenspeichernButton({ geprueft, form, fertig }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { adressdatei, datei, bericht } = geprueft
  const speichern = useZwischenspeichern(geprueft, form.getValues)
  const { saveNow, laeuft, neuerer } = speichern
  const open = useOeffneEntwurf(adressdatei, form)

  const dirty = istUngesichert(datei, bericht)
  const blocker = useLeaveBlocker(() => dirty && !fertig.current)
  useAskBeforeUnload(dirty)

  return (
    <>
      <LeaveQuestion dirty={dirty} blocker={blocker} onSave={saveNow} />
      <Button
        variant="outlined"
        startIcon={<Save size={20} aria-hidden />}
        disabled={laeuft}
        onClick={() => void saveNow()}
      >
        {t(laeuft ? 'entwurf.speichert' : 'entwurf.speichern')}
      </Button>
      {neuerer !== null && (
        <EntwurfKonflikt
          meine={{
            bezeichnung: form.getValues('bezeichnung'),
            zeilen: bericht.pruefung.gesamt,
            bearbeitung: aufgezeichnet(datei, bericht).bearbeitung,
          }}
          neuerer={neuerer}
          speichern={speichern}
          onOeffne={open}
        />
      )}
    </>
  )
}
