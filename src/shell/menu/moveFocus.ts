import type { KeyboardEvent } from 'react'

function stepOf(key: string, rtl: boolean): 'back' | 'on' | 'first' | 'last' | null {
  if (key === 'ArrowDown' || key === (rtl ? 'ArrowLeft' : 'ArrowRight')) return 'on'
  if (key === 'ArrowUp' || key === (rtl ? 'ArrowRight' : 'ArrowLeft')) return 'back'
  if (key === 'Home') return 'first'
  return key === 'End' ? 'last' : null
}

/** Arrow keys, Home and End move from an entry to the others of its menu; Tab goes through them as everywhere. */
export function moveFocus(event: KeyboardEvent<HTMLAnchorElement>): void {
  // With Alt an arrow key is the browser's way back.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const step = stepOf(event.key, document.documentElement.dir === 'rtl')
  if (step === null) return
  const entries = [...(event.currentTarget.closest('nav')?.querySelectorAll<HTMLElement>('li > a') ?? [])]
  const at = entries.indexOf(event.currentTarget)
  const wanted = { back: at - 1, on: (at + 1) % entries.length, first: 0, last: -1 }[step]
  event.preventDefault()
  entries.at(wanted)?.focus()
}
