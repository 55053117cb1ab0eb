import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ZeilenCode } from '#src/contract/zielgruppe.ts'
import { formatZahl } from '#src/domain/number/german.ts'
import type { AdressBericht } from '#src/entities/zielgruppe/adressdateiEngine.ts'
import { useUploadAdressen, type UploadAdressenInput } from '#src/entities/zielgruppe/queries.ts'
import { FormCheckbox } from '#src/shared/form/fields/FormCheckbox.tsx'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { notify } from '#src/shared/notify/notify.ts'
import { paths } from '#src/routes/paths.ts'
import { useReturnTo } from '#src/shared/routing/returnTo.ts'
import { ProgressPanel } from './ProgressPanel.tsx'
import type { UploadValues } from './uploadForm.ts'
import type { Adressdatei, OffeneDatei } from './useAdressdatei.ts'

interface Props {
  adressdatei: Adressdatei
  datei: OffeneDatei
  bericht: AdressBericht
  form: UseFormReturn<UploadValues>
  ohneWarnungen: ZeilenCode[]
  druckbar: number
}

/** Column title -> field, for those columns that were mapped. */
function benannteZuordnung({ ansicht, zuordnung }: OffeneDatei): UploadAdressenInput['zuordnung'] {
  return Object.fromEntries([...zuordnung].map(([spalte, feld]) => [ansicht.spalten[spalte] ?? String(spalte), feld]))
}

/** Name, origin and statement, then the upload with progress and a way out. */
export function UploadForm({ adressdatei, datei, bericht, form, ohneWarnungen, druckbar }: Props) {
  const { t } = useTranslation('zielgruppe')
  const navigate = useNavigate()
  const returnTo = useReturnTo()
  const upload = useUploadAdressen()
  const running = useRef<AbortController | null>(null)
  const [share, setShare] = useState<number | null>(null)

  async function send(values: UploadValues): Promise<void> {
    const controller = new AbortController()
    running.current = controller
    setShare(0)
    try {
      const input = {
        ...values,
        datei: await adressdatei.client.uploadFile(),
        dateiName: datei.name.slice(0, 300),
        dateiZeilen: bericht.pruefung.gesamt,
        zeichensatz: bericht.zeichensatz,
        trennzeichen: datei.ansicht.leseart.trennzeichen,
        zuordnung: benannteZuordnung(datei),
        ohneWarnungen,
      }
      const options = { signal: controller.signal, onUploadProgress: setShare }
      const { idPtZielgruppe, potenzial, bezeichnung, pruefung } = await upload.mutateAsync({ input, options })
      const gesperrt = pruefung?.jeCode.sperrliste ?? 0
      const done = t('upload.done', { count: potenzial, menge: formatZahl(potenzial), bezeichnung })
      const blocked = t('upload.gesperrt', { count: gesperrt, anzahl: formatZahl(gesperrt) })
      notify.success(gesperrt === 0 ? done : `${done} ${blocked}`)
      await navigate(returnTo({ idPtZielgruppe }) ?? paths.zielgruppeEditieren(idPtZielgruppe))
    } catch (error) {
      if (!controller.signal.aborted) throw error
      notify.info(t('upload.aborted'))
    } finally {
      running.current = null
      setShare(null)
    }
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, borderTop: 1, borderColor: 'divider', paddingBlockStart: 3 }}>
      <Typography variant="h2">{t('upload.angabenTitle')}</Typography>
      <FormShell
        form={form}
        onSubmit={send}
        submitLabel={t('upload.submit', { count: druckbar, menge: formatZahl(druckbar) })}
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
        {share !== null && (
          <ProgressPanel
            label={t(share < 1 ? 'upload.laedtHoch' : 'upload.wirdGespeichert')}
            share={share}
            onCancel={() => running.current?.abort()}
          />
        )}
      </FormShell>
    </Box>
  )
}
