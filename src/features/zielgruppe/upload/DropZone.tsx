import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import Download from '#src/shared/icons/Download.svg'
import FileUp from '#src/shared/icons/FileUp.svg'
import { useDropzone } from 'react-dropzone'
import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/base/number/german.ts'
import { useWindowEvent } from '#src/shared/useWindowEvent.ts'
import { inMb, MAX_ADRESSZEILEN, MAX_BYTES } from '#src/contract/grenzen.ts'

interface Props {
  problem: string | null
  onFile: (file: File) => void
  onProblem: (problem: string) => void
}

const Zone = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  paddingBlock: 48,
  paddingInline: 24,
  textAlign: 'center',
  border: `2px dashed ${theme.vars.palette.kante}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'background-color 120ms ease-out, border-color 120ms ease-out',
  '& > svg': { color: theme.vars.palette.primary.main, marginBlockEnd: 8 },
  '&[data-over="true"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.ton.primary.bg,
  },
}))

const TEMPLATE = '/vorlagen/adressen-vorlage.csv'

/** Where a list is dropped or chosen; says before what is accepted (UX-33). */
export function DropZone({ problem, onFile, onProblem }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    multiple: true,
    onDrop: (accepted) => {
      const [file] = accepted
      if (accepted.length > 1) onProblem(t('upload.onlyOne'))
      else if (file) onFile(file)
      else onProblem(t('upload.noFile'))
    },
  })
  useWindowEvent('paste', ({ clipboardData, target }) => {
    if (clipboardData === null || (target instanceof Element && target.closest('input:not([type=file]), textarea')))
      return
    const [file] = clipboardData.files
    const rows = clipboardData.getData('text/plain')
    if (file) onFile(file)
    // What a spreadsheet copies: cells between tabs, rows on lines.
    else if (/[\t\n;]/.test(rows)) onFile(new File([rows], `${t('upload.eingefuegt')}.txt`, { type: 'text/plain' }))
    else onProblem(t('upload.nichtsEingefuegt'))
  })
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {problem !== null && (
        <Alert severity="error" variant="outlined" role="alert">
          {problem}
        </Alert>
      )}
      <Zone {...getRootProps()} data-over={isDragActive}>
        <input {...getInputProps()} aria-label={t('upload.choose')} />
        <FileUp size={40} strokeWidth={1.25} aria-hidden />
        <Typography variant="h2" component="p">
          {t(isDragActive ? 'upload.dropNow' : 'upload.drop')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', maxInlineSize: '56ch' }}>
          {t('upload.limits', { megabyte: inMb(MAX_BYTES.adressen), zeilen: formatZahl(MAX_ADRESSZEILEN) })}
        </Typography>
        <Button variant="contained" onClick={open} sx={{ marginBlockStart: 1 }}>
          {t('upload.choose')}
        </Button>
      </Zone>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 320px' }}>
          {t('upload.privacy')}
        </Typography>
        <Button component="a" href={TEMPLATE} download startIcon={<Download size={20} aria-hidden />}>
          {t('upload.template')}
        </Button>
      </Box>
    </Box>
  )
}
