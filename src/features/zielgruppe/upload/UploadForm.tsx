import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/base/number/german.ts'
import { FormCheckbox } from '#src/shared/form/fields/FormCheckbox.tsx'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { onDevice } from '#src/shared/drafts/draftName.ts'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { goToOnMount } from '#src/shared/ui/focusOnMount.ts'
import { UploadPanel } from '#src/shared/upload/UploadPanel.tsx'
import { arbeitAn, type Herkunft } from '#src/engines/addresses/worker.ts'
import { ArbeitVerlassen } from './ArbeitVerlassen.tsx'
import { ZwischenspeichernButton } from './ZwischenspeichernButton.tsx'
import type { UploadValues } from './uploadForm.ts'
import { useListeUpload, type GepruefteDatei } from './useListeUpload.ts'

interface Props {
  geprueft: GepruefteDatei
  form: UseFormReturn<UploadValues>
}

/** What the list on the desk is. */
function gegenstand(herkunft: Herkunft | null): string {
  if (herkunft?.entwurf) return `adressliste.entwurf.${herkunft.entwurf.idPtAdressEntwurf}`
  return herkunft?.ersetzt ? `adressliste.liste.${herkunft.ersetzt.idPtZielgruppe}` : 'adressliste'
}

/** Name, origin and statement, then the upload with progress and a way out; with nothing to print only the work is kept. */
export function UploadForm({ geprueft, form }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { send, upload, anzahl, neu, fertig } = useListeUpload(geprueft)
  const { datei, bericht, druckbar } = geprueft
  // What was typed about one list is not offered at another; the first save makes it no other one.
  const [angaben] = useState(() => onDevice(gegenstand(datei.herkunft), { except: ['rechtmaessigErhoben'] }))

  return (
    <Box sx={{ display: 'grid', gap: 2, borderTop: 1, borderColor: 'divider', paddingBlockStart: 3 }}>
      {druckbar > 0 && (
        <>
          <Typography variant="h2">{t('upload.angabenTitle')}</Typography>
          {neu !== null && (
            <Alert ref={goToOnMount} tabIndex={-1} severity="warning" variant="outlined" role="alert">
              {t(neu.gesperrt > 0 ? 'upload.andersGesperrt' : 'upload.anders', {
                bestaetigt: formatZahl(druckbar),
                gesperrt: formatZahl(neu.gesperrt),
                count: neu.gesperrt,
                anzahl: formatZahl(anzahl),
              })}
            </Alert>
          )}
          <FormShell
            form={form}
            draft={angaben}
            onSubmit={send}
            submitLabel={t(datei.herkunft?.ersetzt ? 'upload.aendern' : 'upload.submit', {
              count: anzahl,
              menge: formatZahl(anzahl),
            })}
          >
            <Box sx={{ display: 'grid', gap: 2.5, maxInlineSize: 640 }}>
              <FormTextField control={form.control} name="bezeichnung" label={t('upload.name')} maxLength={80} />
              <FormTextField
                control={form.control}
                name="datenquelle"
                label={t('upload.quelle')}
                hint={t('upload.quelleHilfe')}
                maxLength={200}
              />
              <FormCheckbox control={form.control} name="rechtmaessigErhoben" label={t('upload.rechtmaessig')} />
            </Box>
            <UploadPanel label={t('upload.adressliste')} upload={upload} />
          </FormShell>
        </>
      )}
      {bericht.pruefung.gesamt === 0 ? (
        <ArbeitVerlassen arbeit={arbeitAn(datei, bericht)} leer />
      ) : (
        <Box>
          <ZwischenspeichernButton geprueft={geprueft} form={form} fertig={fertig} />
        </Box>
      )}
    </Box>
  )
}
