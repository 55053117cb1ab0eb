import { useEffect, useState } from 'react'
import { useLazyComponent } from '../useLazyComponent.ts'

/** The element around a place that has a tip to show now; `--tip: none` where its words are in sight anyway. */
function tippedAt(place: EventTarget | null): HTMLElement | null {
  const element = place instanceof Element ? place.closest<HTMLElement>('[data-tip]') : null
  if (element === null || element.ariaExpanded === 'true') return null
  return getComputedStyle(element).getPropertyValue('--tip') === 'none' ? null : element
}

const loadBubble = async () => (await import('./TipBubble.tsx')).TipBubble

/**
 * Shows the words of whatever has `data-tip`, under the pointer or with the focus: one for the whole page, since eight
 * of the kit's tooltips around eight buttons of the frame, with what places them, would be paid for at every start.
 */
export function TipHost() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { Part: Bubble, prepare } = useLazyComponent(loadBubble)

  useEffect(
    function follow() {
      const listening = new AbortController()
      const { signal } = listening
      const show = (element: HTMLElement | null) => {
        if (element) prepare()
        setAnchor(element)
      }
      const hide = () => setAnchor(null)
      document.addEventListener(
        'pointerover',
        ({ target, pointerType }) => {
          // It stays while the pointer is upon itself (WCAG 1.4.13).
          const upon = target instanceof Element && target.closest('[role="tooltip"]') !== null
          if (pointerType !== 'touch' && !upon) show(tippedAt(target))
        },
        { signal },
      )
      document.addEventListener(
        'focusin',
        ({ target }) => show(target instanceof Element && target.matches(':focus-visible') ? tippedAt(target) : null),
        { signal },
      )
      // Escape as any other key; and a window that the pointer leaves.
      for (const type of ['keydown', 'pointerdown', 'focusout'] as const)
        document.addEventListener(type, hide, { signal })
      document.documentElement.addEventListener('pointerleave', hide, { signal })
      return () => listening.abort()
    },
    [prepare],
  )

  const words = anchor?.dataset.tip
  return Bubble && anchor && words !== undefined && <Bubble key={words} anchor={anchor} words={words} />
}
