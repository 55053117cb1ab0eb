import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import FileText from '#src/shared/icons/FileText.svg'
import FileUp from '#src/shared/icons/FileUp.svg'
import { useId, type RefObject } from 'react'
import { useDropzone } from 'react-dropzone'
import { useTranslation } from 'react-i18next'
import type { FormatId } from '#src/contract/dokument.ts'
import { inMb, MAX_BYTES } from '#src/contract/grenzen.ts'
import { formatDateigroesse } from '#src/base/number/dateigroesse.ts'
import { formatMasse, FORMATS } from '#src/engines/print/rules.ts'

interface Props {
  format: FormatId
  file: File | null
  error: string | undefined
  /** Button that takes the focus where a file is wanted. */
  chooser: RefObject<HTMLButtonElement | null>
  onFile: (file: File) => void
  onRefused: (reason: 'typ' | 'groesse') => void
}

/** Place to drop the print PDF; says first what it must be like. */
export function PdfDropzone({ format, file, error, chooser, onFile, onRefused }: Props) {
  const errorId = useId()
  const { t } = useTranslation('werbemittel')
  const { data, pages } = FORMATS[format]
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: { 'application/pdf': ['.pdf'] },
    maxSize: MAX_BYTES.pdf,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDropAccepted: ([first]) => first && onFile(first),
    onDropRejected: ([first]) =>
      onRefused(first?.errors.some(({ code }) => code === 'file-too-large') ? 'groesse' : 'typ'),
  })
  return (
    <Box
      {...getRootProps()}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        padding: { xs: 3, sm: 4 },
        textAlign: 'center',
        borderRadius: 1,
        border: '1.5px dashed',
        borderColor: error ? 'error.main' : isDragActive ? 'primary.main' : 'kante',
        bgcolor: isDragActive ? 'action.hover' : 'grund',
      }}
    >
      <input {...getInputProps({ 'aria-label': t('upload.file') })} />
      <Box component={file ? FileText : FileUp} size={28} aria-hidden sx={{ color: 'text.secondary' }} />
      {file ? (
        <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {t('upload.chosen', { name: file.name, groesse: formatDateigroesse(file.size) })}
        </Typography>
      ) : (
        <Typography variant="subtitle2" component="p">
          {t('upload.drop')}
        </Typography>
      )}
      <Button
        ref={chooser}
        variant="outlined"
        size="small"
        onClick={open}
        aria-describedby={error === undefined ? undefined : errorId}
      >
        {t(file ? 'upload.other' : 'upload.choose')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('upload.limits', {
          count: pages.length,
          masse: formatMasse(data.w, data.h),
          megabyte: inMb(MAX_BYTES.pdf),
        })}
      </Typography>
      {error !== undefined && (
        <Typography id={errorId} variant="body2" role="alert" sx={{ color: 'error.main' }}>
          {error}
        </Typography>
      )}
    </Box>
  )
}
