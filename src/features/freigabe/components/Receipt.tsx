import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import BadgeCheck from '#src/shared/icons/BadgeCheck.svg'
import MessageSquareText from '#src/shared/icons/MessageSquareText.svg'
import Printer from '#src/shared/icons/Printer.svg'
import { useTranslation } from 'react-i18next'
import type { FreigabeAnsicht, FreigabeRunde, FreigabeVorlage } from '#src/contract/freigabe.ts'
import { gezeigtSatz } from '#src/domain/kampagne/gezeigt.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { Checksum } from '#src/shared/ui/Checksum.tsx'
import { RundeListe } from './RundeListe.tsx'

interface Props {
  ansicht: FreigabeAnsicht
  vorlage: FreigabeVorlage
  /** Just decided, and nothing lies above the page any more. */
  fresh: boolean
}

/** What the decision led to so far. Nobody reads that all is done before it is. */
function wordsOf(entscheidung: 'freigegeben' | 'aenderungen', lage: FreigabeRunde['lage']) {
  if (entscheidung === 'aenderungen') return 'aenderungen'
  return ({ laeuft: 'eingegangen', erteilt: 'freigegeben', aenderungen: 'ueberholt', beendet: 'beendet' } as const)[
    lage
  ]
}

function showReceipt(section: HTMLElement | null): void {
  section?.focus({ preventScroll: true })
  // The buttons were pressed further down, on a phone far below what they led to.
  section?.scrollIntoView({ block: 'center' })
}

/** Who decided what and when, about exactly which version; read-only. */
export function Receipt({ ansicht, vorlage, fresh }: Props) {
  const { t } = useTranslation('freigabe')
  const { entscheidung, entschiedenAm, name, anmerkung, stand, durch, gezeigt } = ansicht
  if (entscheidung === null) return null
  const yes = entscheidung === 'freigegeben'
  const words = wordsOf(entscheidung, stand?.lage ?? 'erteilt')
  const entries = [
    { label: t('receipt.kampagne'), value: vorlage.kampagne },
    { label: t('receipt.wer'), value: name ?? ansicht.empfaengerName ?? '' },
    ...(durch ? [{ label: t('receipt.durch'), value: durch }] : []),
    ...(entschiedenAm
      ? [{ label: t('receipt.wann'), value: t('receipt.zeit', { zeit: formatZeitpunkt(entschiedenAm) }) }]
      : []),
    ...(anmerkung
      ? [{ label: t('receipt.anmerkung'), value: <span style={{ whiteSpace: 'pre-line' }}>{anmerkung}</span> }]
      : []),
    ...(gezeigt ? [{ label: t('receipt.gezeigt'), value: gezeigtSatz(gezeigt) }] : []),
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
        severity={words === 'freigegeben' ? 'success' : 'info'}
        icon={yes ? <BadgeCheck size={24} aria-hidden /> : <MessageSquareText size={24} aria-hidden />}
      >
        <AlertTitle id="receipt-title">{t(`receipt.${words}`)}</AlertTitle>
        {t(`receipt.${words}Text`, {
          firma: vorlage.firma,
          count: stand ? stand.noetig - stand.erteilt : 0,
          noetig: stand?.noetig ?? 1,
        })}
      </Alert>
      <KeyValue entries={entries} />
      {stand && <RundeListe runde={stand} />}
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
