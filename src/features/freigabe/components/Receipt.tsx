import { Alert, AlertTitle, Box, Button } from '@mui/material'
import { BadgeCheck, MessageSquareText, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FreigabeAnsicht, FreigabeVorlage } from '#src/contract/freigabe.ts'
import { formatZeitpunkt } from '#src/domain/number/german.ts'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { Seal } from '#src/shared/ui/Seal.tsx'

interface Props {
  ansicht: FreigabeAnsicht
  vorlage: FreigabeVorlage
}

/** Who decided what and when, about exactly which version; read-only. */
export function Receipt({ ansicht, vorlage }: Props) {
  const { t } = useTranslation('freigabe')
  const { entscheidung, entschiedenAm, name, anmerkung } = ansicht
  if (entscheidung === null) return null
  const yes = entscheidung === 'freigegeben'
  const entries = [
    { label: t('receipt.wer'), value: name ?? ansicht.empfaengerName ?? '' },
    ...(entschiedenAm ? [{ label: t('receipt.wann'), value: formatZeitpunkt(entschiedenAm) }] : []),
    ...(anmerkung
      ? [{ label: t('receipt.anmerkung'), value: <span style={{ whiteSpace: 'pre-line' }}>{anmerkung}</span> }]
      : []),
    {
      label: t('receipt.siegel', { nr: vorlage.snapshotNr }),
      value: <Seal>{vorlage.snapshotHash}</Seal>,
    },
  ]
  return (
    <Box component="section" aria-labelledby="receipt-title" sx={{ display: 'grid', gap: 2 }}>
      <Alert
        severity={yes ? 'success' : 'info'}
        icon={yes ? <BadgeCheck size={24} aria-hidden /> : <MessageSquareText size={24} aria-hidden />}
      >
        <AlertTitle id="receipt-title">{t(`receipt.${entscheidung}`)}</AlertTitle>
        {t(`receipt.${entscheidung}Text`, { firma: vorlage.firma })}
      </Alert>
      <KeyValue entries={entries} />
      <Button
        variant="outlined"
        startIcon={<Printer size={20} aria-hidden />}
        onClick={() => globalThis.print()}
        data-no-print
        sx={{ justifySelf: 'start' }}
      >
        {t('receipt.print')}
      </Button>
    </Box>
  )
}
