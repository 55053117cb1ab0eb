import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import Copy from '#src/shared/icons/Copy.svg'
import Download from '#src/shared/icons/Download.svg'
import Printer from '#src/shared/icons/Printer.svg'
import { useTranslation } from 'react-i18next'
import { saveBlob } from '#src/shared/download.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { produktName } from '#src/shared/settings.ts'

interface Props {
  codes: string[]
  text: string
  onDone: () => void
}

/** On paper the codes alone, not the page behind them. */
const ON_PAPER = {
  '@media print': {
    '#root': { display: 'none !important' },
    '.MuiDialog-root': { position: 'static !important' },
    '.MuiBackdrop-root': { display: 'none !important' },
    '.MuiDialog-paper': { boxShadow: 'none !important', margin: '0 !important', maxInlineSize: 'none !important' },
  },
} as const

/** The recovery codes, the one and only time they are shown: to copy, to keep as a file or on paper. */
export function WiederherstellungsCodes({ codes, text, onDone }: Props) {
  const { t } = useTranslation('zugang')
  const sheet = `${t('codes.fileTitle', { produkt: produktName() })}\n\n${codes.join('\n')}\n\n${t('codes.fileText')}\n`

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      notify.success(t('codes.copied'))
    } catch {
      notify.error(t('codes.copyFailed'))
    }
  }

  return (
    <>
      <GlobalStyles styles={ON_PAPER} />
      <Typography variant="body2" sx={{ marginBlockEnd: 2 }}>
        {text}
      </Typography>
      <Box
        component="ul"
        aria-label={t('codes.title')}
        dir="ltr"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 2,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          rowGap: 1,
          columnGap: 3,
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: 1,
          fontFamily: 'monospace',
          fontSize: 'body1.fontSize',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ displayPrint: 'none', display: 'flex', flexWrap: 'wrap', gap: 1, marginBlock: 2 }}>
        <Button startIcon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
          {t('codes.copy')}
        </Button>
        <Button
          startIcon={<Download size={18} aria-hidden />}
          onClick={() => saveBlob(new Blob([sheet], { type: 'text/plain;charset=utf-8' }), t('codes.fileName'))}
        >
          {t('codes.download')}
        </Button>
        <Button startIcon={<Printer size={18} aria-hidden />} onClick={() => globalThis.print()}>
          {t('codes.print')}
        </Button>
      </Box>
      <Button variant="contained" onClick={onDone} sx={{ displayPrint: 'none' }}>
        {t('codes.done')}
      </Button>
    </>
  )
}
