import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormatId } from '#src/contract/dokument.ts'
import { defaultSeiten, fundstellenOf } from '#src/engines/print/rules.ts'
import { sameLink } from '#src/engines/print/page.ts'
import { SheetPreview } from '#src/entities/werbemittel/SheetPreview.tsx'
import { ErrorPanel } from '#src/shared/ui/ErrorPanel.tsx'
import { BefundList } from '../components/BefundList.tsx'
import { fileKey, type usePdfCheck } from './usePdfCheck.ts'

interface Props {
  file: File
  format: FormatId
  check: ReturnType<typeof usePdfCheck>
  /** What can be done about it at once; stands below the verdict. */
  children: ReactNode
}

/** What the check found and how the pages will look with the address and the code printed over them. */
export function PdfCheckResult({ file, format, check, children }: Props) {
  const { t } = useTranslation('werbemittel')
  if (check.isError) return <ErrorPanel error={check.error} onRetry={() => void check.refetch()} />
  if (!check.data) {
    return (
      <Box component="output" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <CircularProgress size={20} aria-hidden />
        {t('upload.checking')}
      </Box>
    )
  }
  const fundstellen = fundstellenOf(check.data)
  const fehler = check.data.filter(({ schwere }) => schwere === 'fehler').length
  const verdict = fehler > 0 ? 'blocked' : check.data.length > 0 ? 'warned' : 'good'
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Alert severity={SEVERITY[verdict]}>{t(`upload.verdict.${verdict}`, { count: fehler })}</Alert>
      {children}
      {check.data.length > 0 && <BefundList befunde={check.data} fundstellen={fundstellen} />}
      <Box component="section" sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="subtitle2" component="h2">
          {t('upload.preview')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('upload.previewText')}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            padding: 3,
            bgcolor: 'schreibtisch',
            borderRadius: 1,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
          }}
        >
          {defaultSeiten(format).map((seite) => (
            <Box key={seite.side} component="figure" sx={{ margin: 0, display: 'grid', gap: 1, alignContent: 'start' }}>
              <Box sx={{ boxShadow: 3, maxInlineSize: 460 }}>
                <SheetPreview
                  seite={seite}
                  format={format}
                  assets={[]}
                  loadAsset={() => Promise.resolve(file)}
                  pdfAssetId={fileKey(file)}
                  empfaenger={null}
                  absender={null}
                  datenschutzText={null}
                  qrUrls={sameLink([seite], BEISPIEL_URL)}
                  fundstellen={fundstellen}
                  label={t('upload.page', { seite: t(`seite.${seite.side}`) })}
                />
              </Box>
              <Typography variant="caption" component="figcaption" sx={{ color: 'text.secondary' }}>
                {t(`seite.${seite.side}`)}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  )
}

const SEVERITY = { blocked: 'error', warned: 'warning', good: 'success' } as const
/** Stands in the code until the campaign gives every recipient one of his own. */
const BEISPIEL_URL = 'https://www.example.org/'
