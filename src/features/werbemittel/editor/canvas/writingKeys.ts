import type { KeyboardEvent } from 'react'
import { type CaretMap, placeBeside } from '#src/engines/print/editor.ts'

/** Where the caret wants to stay while it goes up and down, mm. */
export interface Weg {
  place: number
  x: number
}

const LINES: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 }

type Field = Pick<HTMLTextAreaElement, 'selectionStart' | 'selectionEnd' | 'selectionDirection'>

/** The end of the marked part that moves, and the one that stays. */
export function endsOf({ selectionStart, selectionEnd, selectionDirection }: Field): { fest: number; los: number } {
  return selectionDirection === 'backward'
    ? { fest: selectionEnd, los: selectionStart }
    : { fest: selectionStart, los: selectionEnd }
}

/**
 * Where a key leads that goes by lines: the field breaks its lines otherwise than the sheet. null: the field knows the way
 * itself.
 */
export function wayOf(map: CaretMap, event: KeyboardEvent<HTMLTextAreaElement>, before: Weg | null): Weg | null {
  const { key, altKey, ctrlKey, metaKey } = event
  if (altKey || ctrlKey) return null
  const { los } = endsOf(event.currentTarget)
  const line = map.lines[map.places[los]?.line ?? 0]
  const to = (place: number): Weg => ({ place, x: map.places[place]?.x ?? 0 })
  if (line && (key === 'Home' || (metaKey && key === 'ArrowLeft'))) return to(line.start)
  if (line && (key === 'End' || (metaKey && key === 'ArrowRight'))) return to(line.end)
  const lines = LINES[key]
  if (lines === undefined || metaKey) return null
  const x = before?.place === los ? before.x : (map.places[los]?.x ?? 0)
  return { place: placeBeside(map, los, lines, x), x }
}
