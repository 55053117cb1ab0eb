/** Where the desk stands: a row of the view and a column. */
export interface Stelle {
  at: number
  spalte: number
}

interface Grenzen {
  anzahl: number
  spalten: number
  /** Rows that are seen at once. */
  seite: number
  /** Arrows are turned where columns run from right to left. */
  rtl: boolean
}

/** Where a key leads; null where it does not move. */
export function move(
  { at, spalte }: Stelle,
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { anzahl, spalten, seite, rtl }: Grenzen,
): Stelle | null {
  const ganz = ctrlKey || metaKey
  const nach = (neu: number, neueSpalte: number): Stelle => ({
    at: Math.max(0, Math.min(anzahl - 1, neu)),
    spalte: Math.max(0, Math.min(spalten - 1, neueSpalte)),
  })
  const vor = rtl ? -1 : 1
  switch (key) {
    case 'ArrowDown':
      return nach(ganz ? anzahl : at + 1, spalte)
    case 'ArrowUp':
      return nach(ganz ? 0 : at - 1, spalte)
    case 'ArrowRight':
      return nach(at, spalte + vor)
    case 'ArrowLeft':
      return nach(at, spalte - vor)
    case 'PageDown':
      return nach(at + seite, spalte)
    case 'PageUp':
      return nach(at - seite, spalte)
    case 'Home':
      return nach(ganz ? 0 : at, 0)
    case 'End':
      return nach(ganz ? anzahl : at, spalten)
    default:
      return null
  }
}

/** Where a key means something else: text has steps of its own, a dialog is about one thing only. */
const FREMD = 'input:not([type=checkbox], [type=radio], [type=file]), textarea, [contenteditable=true], [role=dialog]'

/** The step a key takes back or does again, wherever on the desk it was pressed; null: none. */
export function schrittTaste(event: KeyboardEvent): 'zurueck' | 'vor' | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event
  if (!(ctrlKey || metaKey) || altKey || defaultPrevented) return null
  if (target instanceof Element && target.closest(FREMD) !== null) return null
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'vor' : 'zurueck'
  return letter === 'y' ? 'vor' : null
}
