import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Zielgruppe } from '#src/contract/zielgruppe.ts'
import { formatDatum, formatZahl } from '#src/base/number/german.ts'
import { ausschlussSatz } from '#src/domain/zielgruppe/abgleich/satz.ts'
import { filterSatz } from '#src/domain/zielgruppe/filters.ts'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { PruefungBar } from './PruefungBar.tsx'

interface Props {
  zielgruppe: Zielgruppe
}

/** A target group in a few facts: how many people, who, from where. */
export function ZielgruppeSummary({ zielgruppe }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { filter, datei, pruefung, potenzial, potenzialStand, datenquelle, loeschenAm } = zielgruppe
  const ausgelassen = ausschlussSatz(zielgruppe.ausschluss ?? {})
  // By choice or by the blocklist: printable rows that are not printed.
  const weggelassen = pruefung === null ? 0 : pruefung.gesamt - pruefung.ausgeschlossen - potenzial
  const entries = [
    { label: t('summary.menge'), value: t('personen', { count: potenzial, menge: formatZahl(potenzial) }) },
    ...(filter ? [{ label: t('summary.wer'), value: `${filterSatz(filter)}.` }] : []),
    ...(datei
      ? [{ label: t('summary.datei'), value: t('summary.dateiText', { ...datei, zeilen: formatZahl(datei.zeilen) }) }]
      : []),
    ...(ausgelassen === null ? [] : [{ label: t('summary.ausgelassen'), value: ausgelassen }]),
    ...(datenquelle === '' ? [] : [{ label: t('summary.quelle'), value: datenquelle }]),
    { label: t('summary.stand'), value: formatDatum(potenzialStand) },
    ...(loeschenAm === null ? [] : [{ label: t('summary.loeschen'), value: formatDatum(loeschenAm) }]),
  ]
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {pruefung && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <PruefungBar pruefung={pruefung} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(weggelassen > 0 ? 'summary.pruefungWeggelassen' : 'summary.pruefung', {
              gesamt: formatZahl(pruefung.gesamt),
              ausgeschlossen: formatZahl(pruefung.ausgeschlossen),
              weggelassen: formatZahl(weggelassen),
            })}
          </Typography>
        </Box>
      )}
      <KeyValue entries={entries} />
    </Box>
  )
}
