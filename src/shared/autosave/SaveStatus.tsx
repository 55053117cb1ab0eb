import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import CircleAlert from '#src/shared/icons/CircleAlert.svg'
import CloudCheck from '#src/shared/icons/CloudCheck.svg'
import CloudOff from '#src/shared/icons/CloudOff.svg'
import CloudUpload from '#src/shared/icons/CloudUpload.svg'
import type { IconComponent } from '#src/shared/icons/icon.tsx'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { SaveSource, SaveState } from './saveState.ts'

const ICONS: Record<SaveState['t'], IconComponent> = {
  clean: CloudCheck,
  waiting: CloudUpload,
  saving: CloudUpload,
  saved: CloudCheck,
  offline: CloudOff,
  failed: CircleAlert,
  conflict: CircleAlert,
}

const UHRZEIT = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' })

/** Where what is typed is: stored, on its way, or still only here, and why (UX-08). */
export function SaveStatus({ source }: { source: SaveSource }) {
  const { t } = useTranslation('autosave')
  const { state, stored, kept } = useSyncExternalStore(source.subscribe, source.getSnapshot)
  const { word, reason } = useWords(state, { isNew: stored === null, kept })
  const Icon = ICONS[state.t]
  const isOpen = state.t === 'failed' || state.t === 'offline' || state.t === 'conflict'
  return (
    <Box
      component="output"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 0.75,
        minWidth: 0,
        typography: 'body2',
        fontVariantNumeric: 'tabular-nums',
        color: isOpen ? 'error.main' : 'text.secondary',
      }}
    >
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        <Icon size={18} aria-hidden style={{ flexShrink: 0 }} />
        {/* An element of its own: before a text that a translator has replaced no other icon can be put. */}
        <span>{word}</span>
      </Box>
      {reason !== null && (
        <Typography component="span" variant="body2" color={isOpen ? 'textPrimary' : 'inherit'}>
          {reason}
        </Typography>
      )}
      {(state.t === 'failed' || state.t === 'offline') && (
        <Button size="small" color="error" onClick={() => void source.flush()}>
          {t('retry')}
        </Button>
      )}
    </Box>
  )
}

/**
 * One set of words for every screen that saves by itself. `isNew`: there is nothing at the service yet; `kept`: what is
 * open lies safe in this browser (STO-01).
 */
function useWords(
  state: SaveState,
  { isNew, kept }: { isNew: boolean; kept: boolean },
): { word: string; reason: string | null } {
  const { t } = useTranslation(['autosave', 'common'])
  switch (state.t) {
    case 'clean':
      return { word: t(isNew ? 'new' : 'clean'), reason: null }
    case 'waiting':
    case 'saving':
      return { word: t(state.t), reason: kept ? null : t('notKept') }
    case 'saved':
      return { word: t('saved', { zeit: UHRZEIT.format(state.at) }), reason: state.merged ? t('merged') : null }
    case 'offline':
      return kept
        ? { word: t('offline'), reason: t('offlineReason') }
        : { word: t('unsaved'), reason: t('offlineHere') }
    case 'failed':
      return { word: t('unsaved'), reason: state.text ?? t('common:error.unexpected') }
    case 'conflict':
      return { word: t('unsaved'), reason: t('conflict') }
  }
}
