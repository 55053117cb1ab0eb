import { useRef, useState, type KeyboardEvent } from 'react'
import { focusOnMount } from '#src/shared/ui/focusOnMount.ts'

interface Props {
  label: string
  /** What the field begins with. */
  beginn: string
  /** Takes what was typed and goes on; null: nothing changes. */
  onEnde: (wert: string | null, weiter: 'unten' | 'rechts' | 'links' | 'bleibt') => void
}

/** A cell that is being written. */
export function ZellenEingabe({ label, beginn, onEnde }: Props) {
  const [wert, setWert] = useState(beginn)
  /** A key that ends it takes the focus away, which would end it once more. */
  const zuEnde = useRef(false)

  function ende(...was: Parameters<Props['onEnde']>): void {
    if (zuEnde.current) return
    zuEnde.current = true
    onEnde(...was)
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
      maxLength={500}
      spellCheck={false}
      autoComplete="off"
      onChange={({ target }) => setWert(target.value)}
      onKeyDown={keyDown}
      onBlur={() => ende(wert, 'bleibt')}
    />
  )
}
