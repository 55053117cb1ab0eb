import type { PointerEvent } from 'react'
import { NO_MODIFIERS } from '#src/engines/print/editor.ts'
import { dataRect } from '#src/engines/print/rules.ts'
import { useEditorStore } from '../EditorContext.tsx'
import { isDazu, isFinger, pointIn } from './hands.ts'

/** A rectangle that is drawn from empty paper or from beside it, and selects what it meets. */
export function useSpan() {
  const store = useEditorStore()
  const { w } = dataRect(store.format)
  const at = (event: PointerEvent<HTMLElement>) => {
    const svg = event.currentTarget.querySelector<SVGSVGElement>('svg[role=application]')
    return svg && pointIn(svg, event, w)
  }
  const isGoing = () => store.state.session.interaction.t === 'spanning'
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const start = at(event)
      if (event.button === 0 && !isFinger(event) && start && !isOnScrollbar(event)) store.span(start, isDazu(event))
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = at(event)
      if (!isGoing() || !now) return
      // Not on the press already: what holds the pointer would get the focus and the click.
      event.currentTarget.setPointerCapture?.(event.pointerId)
      store.drag(now, NO_MODIFIERS)
    },
    onPointerUp: () => isGoing() && store.release(),
    onPointerCancel: () => isGoing() && store.cancel(),
  }
}

/** The bars of the board lie beside its inner box. */
function isOnScrollbar({ target, currentTarget, nativeEvent }: PointerEvent<HTMLElement>): boolean {
  const { offsetX, offsetY } = nativeEvent
  return target === currentTarget && (offsetX > currentTarget.clientWidth || offsetY > currentTarget.clientHeight)
}
