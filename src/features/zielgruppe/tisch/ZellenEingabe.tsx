import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { MAX_ANGABE } from '#src/engines/addresses/rules.ts'
import { focusOnMount } from '#src/shared/ui/focusOnMount.ts'
import { useWindowEvent } from '#src/shared/useWindowEvent.ts'

/** Where it goes on: in a cell beside it, in the grid, or elsewhere. */
export type Ende = 'unten' | 'rechts' | 'links' | 'bleibt' | 'fort'

interface Props {
  label: string
  /** What the field begins with. */
  beginn: string
  /** Takes what was typed and goes on; null: nothing changes. */
  onEnde: (wert: string | null, weiter: Ende) => void
}

const gridOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('[role=grid]') : null)

/** A cell that is being written. */
export function ZellenEingabe({ label, beginn, onEnde }: Props) {
  const [wert, setWert] = useState(beginn)
  /** A key that ends it takes the focus away, which would end it once more. */
  const zuEnde = useRef(false)
  const pressed = useRef(false)
  /** The focus is gone, and only what is pressed keeps it open. */
  const waits = useRef(false)
  useWindowEvent('pointerdown', () => {
    pressed.current = true
  })
  useWindowEvent('pointerup', released)
  useWindowEvent('pointercancel', released)

  function ende(...was: Parameters<Props['onEnde']>): void {
    if (zuEnde.current) return
    zuEnde.current = true
    onEnde(...was)
  }

  function blurred({ currentTarget, relatedTarget }: FocusEvent): void {
    // It was the whole window: here one goes on.
    if (document.activeElement === currentTarget) return
    if (relatedTarget !== null && gridOf(relatedTarget) === gridOf(currentTarget)) return ende(wert, 'fort')
    // What is stored moves the page; what is pressed would slip away from under the finger.
    waits.current = pressed.current
    if (!waits.current) ende(wert, relatedTarget === null ? 'bleibt' : 'fort')
  }

  function released(): void {
    pressed.current = false
    // A press on nothing leaves the focus to nobody.
    if (waits.current) ende(wert, document.activeElement === document.body ? 'bleibt' : 'fort')
  }

  function keyDown(event: KeyboardEvent): void {
    const { key, shiftKey } = event
    if (key !== 'Enter' && key !== 'Tab' && key !== 'Escape') {
      // The grid's own keys are letters here.
      event.stopPropagation()
      return
    }
    event.preventDefault()
    event.stopPropagation()
    if (key === 'Escape') return ende(null, 'bleibt')
    ende(wert, key === 'Enter' ? 'unten' : shiftKey ? 'links' : 'rechts')
  }

  return (
    <input
      ref={focusOnMount}
      aria-label={label}
      value={wert}
      maxLength={MAX_ANGABE}
      spellCheck={false}
      autoComplete="off"
      onChange={({ target }) => setWert(target.value)}
      onKeyDown={keyDown}
      onBlur={blurred}
      onFocus={() => {
        waits.current = false
      }}
    />
  )
}
