import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudCheck from 'lucide-react/icons/cloud-check'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import type { LucideIcon } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Autosave, SaveState } from './autosave.ts'
import { useEditorParts } from './EditorContext.tsx'

const ICONS: Record<SaveState['t'], LucideIcon> = {
  gespeichert: CloudCheck,
  geaendert: CloudUpload,
  speichert: CloudUpload,
  fehler: CircleAlert,
  konflikt: CircleAlert,
}

export function useSaveState(autosave: Autosave): SaveState {
  return useSyncExternalStore(autosave.subscribe, () => autosave.state)
}

/** Whether the work is stored, in words (UX-08). */
export function SaveStatus() {
  const { autosave } = useEditorParts()
  const { t } = useTranslation('werbemittel')
  const state = useSaveState(autosave)
  const Icon = ICONS[state.t]
  const bad = state.t === 'fehler' || state.t === 'konflikt'
  return (
    <Box
      component="output"
      title={state.t === 'fehler' ? state.text : undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        typography: 'body2',
        color: bad ? 'error.main' : 'text.secondary',
        whiteSpace: 'nowrap',
      }}
    >
      <Icon size={18} aria-hidden />
      {/* An element of its own: before a text that a translator has replaced no other icon can be put. */}
      <span>
        {state.t === 'gespeichert' && state.at
          ? t('editor.save.gespeichertUm', { zeit: clock(state.at) })
          : t(`editor.save.${state.t}`)}
      </span>
      {state.t === 'fehler' && (
        <Button size="small" color="error" onClick={() => void autosave.flush()}>
          {t('editor.save.retry')}
        </Button>
      )}
    </Box>
  )
}

const CLOCK = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' })

function clock(at: Date): string {
  return CLOCK.format(at)
}
