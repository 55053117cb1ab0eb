import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import Download from '#src/shared/icons/Download.svg'
import { useTranslation } from 'react-i18next'
import { ZEILEN_CODES, type ZeilenCode } from '#src/contract/zielgruppe.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { CODE_REGELN, type Gruppe, GRUPPE_LABEL } from '#src/engines/addresses/rules.ts'
import type { AdressBericht } from '#src/engines/addresses/worker.ts'
import { GruppeZeichen } from '../tisch/GruppeZeichen.tsx'
import { CodeItem } from './CodeItem.tsx'

interface Props {
  gruppe: Gruppe
  bericht: AdressBericht
  ohneWarnungen: ReadonlySet<ZeilenCode>
  onToggle: (code: ZeilenCode) => void
  onDownload: (gruppe: Gruppe) => void
  /** Of which kind the rows are shown. */
  gezeigt: ZeilenCode | null
  /** Shows the rows of a kind, or all again. */
  onZeige: (code: ZeilenCode) => void
}

/** One result group: how many rows, why, the first of them, and all of them as a file. */
export function GruppeSection({ gruppe, bericht, ohneWarnungen, onToggle, onDownload, gezeigt, onZeige }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { pruefung, beispiele } = bericht
  const anzahl = pruefung[gruppe]
  const codes = ZEILEN_CODES.filter((code) => CODE_REGELN[code].gruppe === gruppe && pruefung.jeCode[code])
  // A kind counts every row that has it, also rows of a worse group: the numbers need not add up.
  const mehrfach = codes.reduce((summe, code) => summe + (pruefung.jeCode[code] ?? 0), 0) > anzahl
  if (anzahl === 0 && codes.length === 0) return null
  return (
    <Box component="section" aria-label={GRUPPE_LABEL[gruppe]} sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, paddingBlock: 1.5 }}>
        <GruppeZeichen gruppe={gruppe} />
        <Typography variant="h3" component="h3">
          {GRUPPE_LABEL[gruppe]}
        </Typography>
        <Typography variant="h3" component="span">
          {formatZahl(anzahl)}
        </Typography>
        {anzahl > 0 && (
          <Button
            size="small"
            startIcon={<Download size={16} aria-hidden />}
            onClick={() => onDownload(gruppe)}
            aria-label={t('upload.downloadGruppe', { gruppe: GRUPPE_LABEL[gruppe] })}
            sx={{ marginInlineStart: 'auto' }}
          >
            {t('upload.download')}
          </Button>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary', flexBasis: '100%' }}>
          {t(`upload.gruppe.${gruppe}`)}
          {mehrfach && ` ${t('upload.mehrereBefunde')}`}
        </Typography>
      </Box>
      {codes.length > 0 && (
        <Box
          component="ul"
          sx={{ listStyle: 'none', margin: 0, padding: 0, paddingBlockEnd: 2, display: 'grid', gap: 1 }}
        >
          {codes.map((code) => (
            <CodeItem
              key={code}
              code={code}
              anzahl={pruefung.jeCode[code] ?? 0}
              beispiele={beispiele[code] ?? []}
              weggelassen={gruppe === 'warnung' ? ohneWarnungen.has(code) : null}
              onToggle={() => onToggle(code)}
              gezeigt={code === gezeigt}
              onZeige={() => onZeige(code)}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}
