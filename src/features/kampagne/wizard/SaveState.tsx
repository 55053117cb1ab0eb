import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { KampagneDraft } from './useKampagneDraft.ts'

const UHRZEIT = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' })

interface Props {
  draft: KampagneDraft
}

/** Where the typed things are: stored, on their way, or still only here. */
export function SaveState({ draft }: Props) {
  const { t } = useTranslation('kampagne')
  return (
    <Typography
      component="output"
      variant="body2"
      sx={{ color: draft.status === 'fehler' ? 'error.main' : 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
    >
      {/* An element of its own: a text beside others stays as it was once a translator has replaced it. */}
      <span>{textOf(draft, t)}</span>
      {draft.status === 'fehler' && (
        <Button size="small" onClick={() => void draft.flush()} sx={{ marginInlineStart: 1 }}>
          {t('save.retry')}
        </Button>
      )}
    </Typography>
  )
}

type Translate = ReturnType<typeof useTranslation<'kampagne'>>['t']

function textOf({ status, kampagne, savedAt, error }: KampagneDraft, t: Translate): string {
  switch (status) {
    case 'offen':
      return t('save.offen')
    case 'speichert':
      return t('save.speichert')
    case 'konflikt':
      return t('save.konflikt')
    case 'fehler':
      return t('save.fehler', { text: error ?? '' })
    case 'ruhig':
      if (savedAt) return t('save.gespeichert', { zeit: UHRZEIT.format(savedAt) })
      return kampagne ? t('save.ruhig') : t('save.leer')
  }
}
