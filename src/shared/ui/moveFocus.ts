import type { KeyboardEvent } from 'react'

type Step = 'back' | 'on' | 'first' | 'last'

const STEPS: Partial<Record<string, Step>> = { ArrowDown: 'on', ArrowUp: 'back', Home: 'first', End: 'last' }

function stepOf(key: string): Step | undefined {
  const rtl = document.documentElement.dir === 'rtl'
  if (key === 'ArrowRight') return rtl ? 'back' : 'on'
  if (key === 'ArrowLeft') return rtl ? 'on' : 'back'
  return STEPS[key]
}

/** Arrow keys, Home and End move the focus from the control that heard them to the others of its kind within `frame`. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, frame: string, others: string): void {
  // With Alt an arrow key is the browser's way back.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const step = stepOf(event.key)
  if (step === undefined) return
  const controls = [...(event.currentTarget.closest(frame)?.querySelectorAll<HTMLElement>(others) ?? [])]
  const at = controls.indexOf(event.currentTarget)
  const wanted = { back: at - 1, on: (at + 1) % controls.length, first: 0, last: -1 }[step]
  event.preventDefault()
  controls.at(wanted)?.focus()
}
