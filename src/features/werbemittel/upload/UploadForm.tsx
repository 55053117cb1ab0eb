import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { inMb, MAX_BYTES } from '#src/contract/grenzen.ts'
import type { Werbemittel } from '#src/contract/werbemittel.ts'
import { useUploadPdf } from '#src/entities/werbemittel/queries.ts'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { onDevice } from '#src/shared/drafts/draftName.ts'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { notify } from '#src/shared/notify/notify.ts'
import { paths } from '#src/routes/paths.ts'
import { useReturnTo } from '#src/shared/routing/returnTo.ts'
import { UploadPanel } from '#src/shared/upload/UploadPanel.tsx'
import { useUpload } from '#src/shared/upload/useUpload.ts'
import { FormatField } from '../components/FormatField.tsx'
import { kopfSchema, type KopfValues, MAX_NAME } from '../werbemittelForm.ts'
import { Anpassungen } from './Anpassungen.tsx'
import { DruckdatenHilfe } from './DruckdatenHilfe.tsx'
import { PdfCheckResult } from './PdfCheckResult.tsx'
import { PdfDropzone } from './PdfDropzone.tsx'
import { usePdfCheck } from './usePdfCheck.ts'

interface Props {
  /** Werbemittel that gets a new file; null: a new one. */
  werbemittel: Werbemittel | null
}

/** Format, name and file of a print PDF; it is checked before it is sent. */
export function UploadForm({ werbemittel }: Props) {
  const { t } = useTranslation('werbemittel')
  const navigate = useNavigate()
  const returnTo = useReturnTo()
  const [file, setFile] = useState<File | null>(null)
  const upload = useUpload()
  const uploadPdf = useUploadPdf()
  const chooser = useRef<HTMLButtonElement>(null)
  const form = useForm<KopfValues>({
    resolver: zodResolver(kopfSchema({ name: t('form.nameMissing'), format: t('form.formatMissing') })),
    defaultValues: { bezeichnung: werbemittel?.bezeichnung ?? '', format: werbemittel?.format ?? null },
    shouldFocusError: false,
  })
  const format = useWatch({ control: form.control, name: 'format' })
  const check = usePdfCheck(format === null ? null : file, format ?? 'maxipostkarte')
  const blocked = check.data?.some(({ schwere }) => schwere === 'fehler') ?? false
  const fileError = form.formState.errors.root?.datei?.message

  const choose = (chosen: File) => {
    setFile(chosen)
    form.clearErrors()
    if (form.getValues('bezeichnung') === '') {
      form.setValue('bezeichnung', chosen.name.replace(/\.pdf$/i, '').slice(0, MAX_NAME))
    }
  }
  const send = async ({ bezeichnung, format: chosenFormat }: KopfValues) => {
    if (file === null || chosenFormat === null || blocked || !check.data) {
      form.setError('root.datei', { message: t(file === null ? 'upload.fileMissing' : 'upload.blocked') })
      // The file's place may be out of sight by now.
      chooser.current?.focus()
      return
    }
    const saved = await upload.run((options) =>
      uploadPdf.mutateAsync({
        ...(werbemittel ? { idPtWerbemittel: werbemittel.idPtWerbemittel, version: werbemittel.version } : {}),
        bezeichnung: bezeichnung.trim(),
        format: chosenFormat,
        datei: file,
        options,
      }),
    )
    if (saved === null) {
      notify.info(t('upload.aborted'))
      return
    }
    notify.success(t('upload.done', { name: saved.bezeichnung }))
    const { idPtWerbemittel } = saved
    await navigate(returnTo({ idPtWerbemittel }) ?? paths.werbemittelEditieren(idPtWerbemittel))
  }
  return (
    <Card variant="outlined" sx={{ padding: { xs: 2, sm: 3 } }}>
      <FormShell
        form={form}
        onSubmit={send}
        submitLabel={t('upload.submit')}
        secondary={<BackLink />}
        draft={onDevice(`werbemittelDatei.${werbemittel?.idPtWerbemittel ?? 'neu'}`)}
      >
        <FormatField control={form.control} disabled={werbemittel !== null} />
        {format !== null && (
          <>
            <PdfDropzone
              format={format}
              file={file}
              error={fileError}
              chooser={chooser}
              onFile={choose}
              onRefused={(reason) =>
                form.setError('root.datei', {
                  message: t(`upload.refused.${reason}`, { megabyte: inMb(MAX_BYTES.pdf) }),
                })
              }
            />
            <DruckdatenHilfe format={format} />
            <Box sx={{ maxInlineSize: 480 }}>
              <FormTextField control={form.control} name="bezeichnung" label={t('form.name')} maxLength={MAX_NAME} />
            </Box>
            {file && (
              <PdfCheckResult file={file} format={format} check={check}>
                {check.data && <Anpassungen file={file} format={format} befunde={check.data} onFile={choose} />}
              </PdfCheckResult>
            )}
            <UploadPanel label={t('upload.datei')} upload={upload} />
          </>
        )}
        {format === null && <Alert severity="info">{t('upload.formatFirst')}</Alert>}
      </FormShell>
    </Card>
  )
}

function BackLink() {
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const returnTo = useReturnTo()
  return (
    <Button color="inherit" onClick={() => void navigate(returnTo() ?? paths.werbemittel)}>
      {t('cancel')}
    </Button>
  )
}
