import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextLayer } from '#src/contract/dokument.ts'
import { boundsOf } from '#src/engines/print/editor.ts'
import Bold from '#src/shared/icons/Bold.svg'
import Italic from '#src/shared/icons/Italic.svg'
import Underline from '#src/shared/icons/Underline.svg'
import { Tip } from '#src/shared/ui/Tip.tsx'
import { useEditorStore, usePxPerMm } from '../EditorContext.tsx'
import { FitToText } from '../panels/FitToText.tsx'
import { PlaceholderMenu } from '../panels/PlaceholderMenu.tsx'
import { placePlaceholder } from '../writeText.ts'
import type { Auszeichnung, TextLook } from './useTextLook.ts'

const KINDS = [
  ['fett', Bold],
  ['kursiv', Italic],
  ['unterstrichen', Underline],
] as const

/** Room above a text that the bar needs, and its distance, px. */
const ROOM_PX = 34
const GAP_PX = 10

interface Props {
  layer: TextLayer
  look: TextLook
}

/** Emphasis, placeholders and the height of the box, beside the text that is being written. */
export function TextToolbar({ layer, look: { has, lacks, toggle } }: Props) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const pxPerMm = usePxPerMm()
  const box = boundsOf(layer)
  const above = box.y * pxPerMm > ROOM_PX
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    store.write(null)
    store.aim(layer.id)
  }
  return (
    <Paper
      elevation={6}
      role="toolbar"
      aria-label={t('editor.writing.toolbar')}
      // A press on the bar is not one on the sheet. The caret stays in the text.
      onPointerDown={(event) => event.stopPropagation()}
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={keys}
      style={{
        insetInlineStart: `max(0px, min(${Math.max(0, box.x * pxPerMm)}px, calc(100% - 208px)))`,
        ...(above
          ? { insetBlockEnd: `calc(100% - ${box.y * pxPerMm - GAP_PX}px)` }
          : { insetBlockStart: (box.y + box.h) * pxPerMm + GAP_PX }),
      }}
      sx={{ position: 'absolute', zIndex: 1, display: 'flex', alignItems: 'center', gap: 0.25, padding: 0.25 }}
    >
      {KINDS.map(([kind, Icon]) => (
        <Emphasis key={kind} kind={kind} on={has[kind]} lacks={lacks[kind]} onToggle={() => toggle(kind)}>
          <Icon size={18} />
        </Emphasis>
      ))}
      <Box sx={{ inlineSize: '1px', alignSelf: 'stretch', marginBlock: 0.5, bgcolor: 'divider' }} />
      <PlaceholderMenu compact disabled={false} onInsert={(key) => placePlaceholder(store, key)} />
      <FitToText compact layer={layer} disabled={false} />
    </Paper>
  )
}

interface EmphasisProps {
  kind: Auszeichnung
  on: boolean | 'mixed'
  lacks: boolean
  onToggle: () => void
  children: ReactNode
}

/** Pressed where all of it is so, and half where a part is. */
function Emphasis({ kind, on, lacks, onToggle, children }: EmphasisProps) {
  const { t } = useTranslation('werbemittel')
  const label = t(`editor.writing.${kind}`)
  return (
    <Tip title={on === 'mixed' ? t('editor.writing.mixed', { was: label }) : label}>
      <span>
        <IconButton
          size="small"
          disabled={lacks && on === false}
          aria-label={label}
          aria-pressed={on}
          onClick={onToggle}
          sx={{
            borderRadius: 1,
            '&[aria-pressed=true]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
            '&[aria-pressed=mixed]': { outline: '1px dashed', outlineOffset: '-3px' },
          }}
        >
          {children}
        </IconButton>
      </span>
    </Tip>
  )
}
