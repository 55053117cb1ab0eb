import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FontFamily } from '#src/engines/print/page.ts'
import ChevronDown from '#src/shared/icons/ChevronDown.svg'
import { useLazyComponent } from '#src/shared/useLazyComponent.ts'
import { useEditor } from '../EditorContext.tsx'
import { FontName } from './FontName.tsx'
import { usedFonts } from './usedFonts.ts'

interface Props {
  family: FontFamily
  /** Several families are marked. */
  mixed: boolean
  /** The letters that were chosen are on their way. */
  busy: boolean
  /** Name of what did not come; the text stands as before. */
  missing: string | null
  disabled: boolean
  onChoose: (family: FontFamily) => void
  onRetry: () => void
}

const loadList = async () => (await import('./FontList.tsx')).FontList

/** The family of a text, named in its own letters, and the list of all. */
export function FontField({ family, mixed, busy, missing, disabled, onChoose, onRetry }: Props) {
  const { t } = useTranslation('werbemittel')
  const { Part: List, prepare, ask } = useLazyComponent(loadList)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const dokument = useEditor(({ session }) => session.history.present.dokument)
  const close = () => setAnchor(null)
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1 }}>
      <Button
        color="inherit"
        variant="outlined"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-busy={busy}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          setAnchor(event.currentTarget)
          ask(close)
        }}
        endIcon={busy ? <CircularProgress size={16} color="inherit" /> : <ChevronDown size={18} />}
        sx={{ justifyContent: 'space-between', minInlineSize: 0, paddingBlock: 0.5, borderColor: 'kante' }}
      >
        <Box component="span" sx={{ display: 'flex', gap: 1, minInlineSize: 0, alignItems: 'baseline' }}>
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {t('editor.text.font')}:
          </Box>
          {mixed ? t('editor.align.mixed') : <FontName key={family.key} family={family} />}
        </Box>
      </Button>
      {missing !== null && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={onRetry}>
              {t('editor.text.fonts.retry')}
            </Button>
          }
        >
          {t('editor.text.fonts.failed', { schrift: missing })}
        </Alert>
      )}
      {List && (
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{
            paper: {
              role: 'dialog',
              'aria-label': t('editor.text.fonts.title'),
              lang: 'de',
              sx: { inlineSize: 296, maxInlineSize: 'calc(100vw - 32px)' },
            },
          }}
        >
          <List
            value={family.key}
            used={usedFonts(dokument)}
            onClose={close}
            onChoose={(chosen) => {
              close()
              onChoose(chosen)
            }}
          />
        </Popover>
      )}
    </Box>
  )
}
