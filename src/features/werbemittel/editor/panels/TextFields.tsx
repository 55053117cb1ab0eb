import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FeldKey, TextLayer } from '#src/contract/dokument.ts'
import {
  fromPlainText,
  inPlainText,
  placeholdersOf,
  placeholderToken,
  setFallback,
  toPlainText,
} from '#src/engines/print/editor.ts'
import { useEditor, useEditorStore } from '../EditorContext.tsx'
import { feldName } from '../feldName.ts'
import { FieldGrid } from '../fields/FieldGrid.tsx'
import { MAX_TEXT, placePlaceholder } from '../writeText.ts'
import { PlaceholderMenu } from './PlaceholderMenu.tsx'
import { TextStyleFields } from './TextStyleFields.tsx'
import { useLayerChange, useNurLesen } from './useLayerChange.ts'

/** Text, placeholders and look of a text layer. */
export function TextFields({ layer }: { layer: TextLayer }) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const change = useLayerChange(layer)
  const nurLesen = useNurLesen() || layer.locked.content
  const field = useRef<HTMLTextAreaElement>(null)
  const schreiben = useEditor((state) => state.schreiben)
  const [own, setOwn] = useState({ start: 0, end: 0 })
  // What is marked on the sheet counts while it is written on.
  const selection = schreiben ? inPlainText(layer.paragraphs, schreiben.marke) : own
  const text = toPlainText(layer.paragraphs)
  const caret = useRef<number | null>(null)
  useLayoutEffect(
    function keepCaret() {
      if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current)
      caret.current = null
    },
    [text],
  )
  const setText = (next: string) => {
    const paragraphs = fromPlainText(next, layer.paragraphs)
    // A field in other brackets became one of ours: what was typed last stands elsewhere now.
    const shorter = next.length - toPlainText(paragraphs).length
    if (shorter !== 0 && field.current) caret.current = field.current.selectionEnd - shorter
    change(
      t('editor.step.text'),
      (now) => ({ ...now, paragraphs: fromPlainText(next, now.paragraphs) }),
      `text-${layer.id}`,
    )
  }
  const insert = (key: FeldKey) => {
    if (schreiben) return placePlaceholder(store, key)
    const token = placeholderToken(key)
    const at = field.current?.selectionStart ?? text.length
    setText(text.slice(0, at) + token + text.slice(field.current?.selectionEnd ?? at))
    field.current?.focus()
  }
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <TextField
          inputRef={field}
          label={t('editor.text.label')}
          value={text}
          multiline
          minRows={3}
          maxRows={10}
          disabled={nurLesen}
          onChange={(event) => setText(event.target.value)}
          onFocus={() => store.write(null)}
          onSelect={(event) => setOwn(selectionOf(event.target))}
          slotProps={{ htmlInput: { maxLength: MAX_TEXT, lang: 'de', spellCheck: true, dir: 'ltr' } }}
        />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
          <PlaceholderMenu disabled={nurLesen} onInsert={insert} />
          {text.length > MAX_TEXT * 0.8 && (
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {t('editor.text.count', { count: text.length, max: MAX_TEXT })}
            </Typography>
          )}
        </Box>
      </Box>
      <Fallbacks layer={layer} disabled={nurLesen} />
      <TextStyleFields layer={layer} selection={selection} disabled={nurLesen} />
    </>
  )
}

function selectionOf(target: EventTarget): { start: number; end: number } {
  if (!(target instanceof HTMLTextAreaElement)) return { start: 0, end: 0 }
  return { start: target.selectionStart, end: target.selectionEnd }
}

function Fallbacks({ layer, disabled }: { layer: TextLayer; disabled: boolean }) {
  const { t } = useTranslation('werbemittel')
  const change = useLayerChange(layer)
  const used = placeholdersOf(layer.paragraphs)
  if (used.length === 0) return null
  return (
    <FieldGrid title={t('editor.text.fallbacks')} columns={1}>
      {used.map(({ key, fallback }) => (
        <TextField
          key={key}
          size="small"
          label={t('editor.text.fallback', { name: feldName(key) })}
          value={fallback}
          disabled={disabled}
          helperText={fallback === '' ? t('editor.text.fallbackEmpty') : undefined}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          onChange={(event) =>
            change(
              t('editor.step.fallback'),
              (now) => ({ ...now, paragraphs: setFallback(now.paragraphs, key, event.target.value) }),
              `ersatz-${layer.id}-${key}`,
            )
          }
        />
      ))}
    </FieldGrid>
  )
}
