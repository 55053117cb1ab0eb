import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import BadgeCheck from 'lucide-react/icons/badge-check'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Printer from 'lucide-react/icons/printer'
import { useTranslation } from 'react-i18next'
import type { FreigabeAnsicht, FreigabeVorlage } from '#src/contract/freigabe.ts'
import { formatZeitpunkt } from '#src/domain/number/german.ts'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { Checksum } from '#src/shared/ui/Checksum.tsx'

interface Props {
  ansicht: FreigabeAnsicht
  vorlage: FreigabeVorlage
  /** Just decided, and nothing lies above the page any more. */
  fresh: boolean
}

function showReceipt(section: HTMLElement | null): void {
  section?.focus({ preventScroll: true })
  // The buttons were pressed further down, on a phone far below what they led to.
  section?.scrollIntoView({ block: 'center' })
}

/** Who decided what and when, about exactly which version; read-only. */
export function Receipt({ ansicht, vorlage, fresh }: Props) {
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
      value: <Checksum>{vorlage.snapshotHash}</Checksum>,
    },
  ]
  return (
    <Box
      component="section"
      ref={fresh ? showReceipt : undefined}
      tabIndex={-1}
      aria-labelledby="receipt-title"
      sx={{ display: 'grid', gap: 2, outline: 0 }}
    >
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
