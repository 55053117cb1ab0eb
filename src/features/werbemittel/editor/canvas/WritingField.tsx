import Box from '@mui/material/Box'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextLayer } from '#src/contract/dokument.ts'
import {
  type CaretMap,
  caretMap,
  centreOf,
  type Marke,
  paragraphAt,
  placeAt,
  placeholdersOf,
  type Point,
  selectedLayer,
  turn,
  withNames,
  wordAt,
} from '#src/engines/print/editor.ts'
import { dataRect } from '#src/engines/print/rules.ts'
import { useDrawing, useEditor, useEditorStore, usePxPerMm } from '../EditorContext.tsx'
import type { EditorStore } from '../editorStore.ts'
import { feldName } from '../feldName.ts'
import type { Schreiben } from '../schreiben.ts'
import { MAX_TEXT } from '../writeText.ts'
import { clipboardOf } from './clipboard.ts'
import { FIELD, fieldLook } from './fieldLook.ts'
import { followStore } from './followStore.ts'
import { isFinger, pointIn } from './hands.ts'
import { TextToolbar } from './TextToolbar.tsx'
import { type Auszeichnung, useTextLook } from './useTextLook.ts'
import { useTyping } from './useTyping.ts'
import { endsOf, type Weg, wayOf } from './writingKeys.ts'
import { WritingMarks } from './WritingMarks.tsx'

/** Where a text is written on the sheet: a real field takes the keys, the layout of the sheet shows what they do. */
export function WritingField() {
  const schreiben = useEditor((state) => state.schreiben)
  const layer = useEditor(({ session }) => selectedLayer(session))
  if (schreiben === null || layer?.type !== 'text' || layer.id !== schreiben.id) return null
  return <Field key={layer.id} layer={layer} schreiben={schreiben} />
}

interface Props {
  layer: TextLayer
  schreiben: Schreiben
}

function Field({ layer, schreiben }: Props) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const pxPerMm = usePxPerMm()
  const used = placeholdersOf(layer.paragraphs)
  const map = caretMap(layer, withNames(layer, feldName), useDrawing())
  const look = useTextLook(layer, schreiben)
  const pointer = usePointer(layer, map, store)
  const onKeyDown = useKeys(map, store, look.toggle)
  const typing = useTyping(store)
  const attach = useCallback(
    (field: HTMLTextAreaElement | null) => (field === null ? undefined : followStore(field, store)),
    [store],
  )
  const { x, y, w, h, rotation } = layer
  const top = (map.lines[0]?.top ?? y) - y
  return (
    <>
      <Box
        style={{ insetInlineStart: x * pxPerMm, insetBlockStart: y * pxPerMm, rotate: `${rotation}deg` }}
        sx={{ position: 'absolute' }}
      >
        <Box sx={{ position: 'relative' }} style={{ inlineSize: w * pxPerMm, blockSize: h * pxPerMm }}>
          <Box
            component="textarea"
            ref={attach}
            lang="de"
            dir="ltr"
            spellCheck
            autoCapitalize="sentences"
            autoComplete="off"
            maxLength={MAX_TEXT}
            aria-label={t('editor.writing.label')}
            aria-description={
              used.length === 0
                ? t('editor.writing.keys')
                : t('editor.writing.keysAndNames', { namen: used.map(({ key }) => feldName(key)).join(', ') })
            }
            onKeyDown={onKeyDown}
            {...pointer}
            {...typing}
            {...clipboardOf(store)}
            sx={FIELD}
            style={fieldLook(layer, top, pxPerMm)}
          />
          <WritingMarks layer={layer} map={map} schreiben={schreiben} />
        </Box>
      </Box>
      <TextToolbar layer={layer} look={look} />
    </>
  )
}

/** A drag that marks: from what was pressed first, by signs, words or paragraphs. */
interface Zug {
  from: Marke
  by: (place: number) => Marke
}

/** Marks from one part to another, whichever comes first. */
function markParts(field: HTMLTextAreaElement, store: EditorStore, from: Marke, to: Marke): void {
  const backwards = to.start < from.start
  const marke = { start: Math.min(from.start, to.start), end: Math.max(from.end, to.end) }
  field.setSelectionRange(marke.start, marke.end, backwards ? 'backward' : 'forward')
  store.mark({ marke, stil: null })
}

const signAt = (_text: string, place: number): Marke => ({ start: place, end: place })
/** What one, two and three clicks mark. */
const PARTS = [signAt, wordAt, paragraphAt]

/** Places, words and paragraphs are found on the sheet: the field breaks its lines otherwise. */
function usePointer(layer: TextLayer, map: CaretMap, store: EditorStore) {
  const zug = useRef<Zug | null>(null)
  const { w } = dataRect(store.format)
  const placeOf = (at: Point) => {
    const centre = centreOf(layer)
    const way = turn({ x: at.x - centre.x, y: at.y - centre.y }, -layer.rotation)
    return placeAt(map, { x: centre.x + way.x, y: centre.y + way.y })
  }
  const placeUnder = (event: MouseEvent<HTMLTextAreaElement>) => {
    const sheet = event.currentTarget.closest('[data-blatt]')?.querySelector<SVGSVGElement>('svg[role=application]')
    return sheet ? placeOf(pointIn(sheet, event, w)) : 0
  }
  const end = () => {
    zug.current = null
  }
  return {
    onFocus: ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => {
      const { schreiben } = store.state
      if (schreiben === null) return
      const place = schreiben.at === null ? null : placeOf(schreiben.at)
      const marke = place === null ? schreiben.marke : { start: place, end: place }
      currentTarget.setSelectionRange(marke.start, marke.end)
      store.mark({ marke, at: null })
    },
    onPointerDown: (event: PointerEvent<HTMLTextAreaElement>) => {
      event.stopPropagation()
      if (!isFinger(event) && event.button === 0) event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onMouseDown: (event: MouseEvent<HTMLTextAreaElement>) => {
      event.stopPropagation()
      if (event.button !== 0) return
      event.preventDefault()
      const field = event.currentTarget
      field.focus({ preventScroll: true })
      const part = PARTS[Math.min(event.detail, PARTS.length) - 1] ?? signAt
      const by = (place: number) => part(field.value, place)
      const pressed = by(placeUnder(event))
      const { fest } = endsOf(field)
      const from = event.shiftKey ? { start: fest, end: fest } : pressed
      zug.current = { from, by }
      markParts(field, store, from, pressed)
    },
    onPointerMove: (event: PointerEvent<HTMLTextAreaElement>) => {
      event.stopPropagation()
      if (zug.current === null || isFinger(event)) return
      const { from, by } = zug.current
      markParts(event.currentTarget, store, from, by(placeUnder(event)))
    },
    onPointerUp: end,
    onMouseUp: end,
    onPointerCancel: end,
    onDoubleClick: (event: MouseEvent) => event.stopPropagation(),
  }
}

const EMPHASIS: Record<string, Auszeichnung> = { b: 'fett', i: 'kursiv', u: 'unterstrichen' }

/** Keys that the field cannot know: lines of the sheet, emphasis, the end of writing. */
function useKeys(map: CaretMap, store: EditorStore, toggle: (kind: Auszeichnung) => void) {
  const weg = useRef<Weg | null>(null)
  return (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { schreiben } = store.state
    if (event.nativeEvent.isComposing || schreiben === null) return
    const kind = (event.ctrlKey || event.metaKey) && !event.altKey ? EMPHASIS[event.key.toLowerCase()] : undefined
    if (kind) {
      event.preventDefault()
      toggle(kind)
      return
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      store.write(null)
      store.aim(schreiben.id)
      return
    }
    const to = wayOf(map, event, weg.current)
    weg.current = to
    if (to === null) return
    event.preventDefault()
    const { fest } = endsOf(event.currentTarget)
    const from = event.shiftKey ? fest : to.place
    markParts(event.currentTarget, store, { start: from, end: from }, { start: to.place, end: to.place })
  }
}
