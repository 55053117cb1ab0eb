import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Werbemittel } from '#src/contract/werbemittel.ts'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { onDevice } from '#src/shared/drafts/draftName.ts'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { paths } from '#src/routes/paths.ts'
import { useReturnTo } from '#src/shared/routing/returnTo.ts'
import { UploadPanel } from '#src/shared/upload/UploadPanel.tsx'
import { FormatField } from '../components/FormatField.tsx'
import { MAX_NAME } from '../werbemittelForm.ts'
import { Anpassungen } from './Anpassungen.tsx'
import { DruckdatenHilfe } from './DruckdatenHilfe.tsx'
import { PdfCheckResult } from './PdfCheckResult.tsx'
import { PdfDropzone } from './PdfDropzone.tsx'
import { useUploadForm } from './useUploadForm.ts'

interface Props {
  /** Werbemittel that gets a new file; null: a new one. */
  werbemittel: Werbemittel | null
}

/** Format, name and file of a print PDF; it is checked before it is sent. */
export function UploadForm({ werbemittel }: Props) {
  const { t } = useTranslation('werbemittel')
  const { form, format, file, fileError, check, upload, chooser, choose, refuse, send } = useUploadForm(werbemittel)
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
              onRefused={refuse}
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
