import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslation } from 'react-i18next'
import type { Zustellung } from '#src/contract/apizugang.ts'
import { formatZahl, formatZeitpunkt } from '#src/base/number/german.ts'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { CodeBlock } from '../parts/CodeBlock.tsx'

interface Props {
  zustellung: Zustellung
  onClose: () => void
}

/** JSON in lines; what is none is shown as it is. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** What was sent and what came back. */
export function ZustellungDialog({ zustellung, onClose }: Props) {
  const { t } = useTranslation('apizugang')
  const { nachrichtId, ereignis, erstelltAm, letzterVersuch, dauerMs, antwortStatus, antwortAuszug, fehler, inhalt } =
    zustellung
  const entries = [
    { label: t('zustellung.nachricht'), value: <code dir="ltr">{nachrichtId}</code> },
    { label: t('zustellung.zeit'), value: formatZeitpunkt(erstelltAm) },
    { label: t('zustellung.letzter'), value: letzterVersuch === null ? '–' : formatZeitpunkt(letzterVersuch) },
    {
      label: t('zustellung.antwort'),
      value: antwortStatus === null ? (fehler ?? t('webhook.keineAntwort')) : String(antwortStatus),
    },
    ...(dauerMs === null ? [] : [{ label: t('anfragen.dauer'), value: t('anfragen.ms', { ms: formatZahl(dauerMs) }) }]),
  ]
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" lang="de" aria-labelledby="zustellung-title">
      <DialogTitle id="zustellung-title">{t('zustellung.eine', { ereignis })}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2, minInlineSize: 0 }}>
          <KeyValue entries={entries} />
          <CodeBlock label={t('zustellung.inhalt')} code={pretty(inhalt)} />
          {antwortAuszug !== null && antwortAuszug !== '' && (
            <CodeBlock label={t('zustellung.auszug')} code={antwortAuszug} />
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('schliessen')}</Button>
      </DialogActions>
    </Dialog>
  )
}
