import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormatId } from '#src/contract/dokument.ts'
import { listenToFingers } from '#src/shared/zoom/fingers.ts'
import { listenToPan } from './pan.ts'
import { listenToWheel, type Place, zoomGesture } from '#src/shared/zoom/zoomGesture.ts'
import type { Zoom } from './SheetControls.tsx'

/** Width of the trimmed sheet, mm. */
const WIDTH_MM = { maxipostkarte: 235, dina4mailing: 210, 'dina4mailing-2seitig': 210 } as const
const PX_PER_MM = 96 / 25.4
/** Greatest width of a sheet that fits, px. */
const FIT_PX = { maxipostkarte: 860, dina4mailing: 560, 'dina4mailing-2seitig': 560 } as const
/** How much nearer a double tap brings the fitted sheet. */
const TAP_FACTOR = 2

/** How near the sheet is, by buttons, wheel with Ctrl, two fingers or a double tap; a mouse that drags moves it. */
export function useSheetZoom(format: FormatId) {
  const desk = useRef<HTMLElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState<Zoom>('fit')
  // Real size is another multiple of the fitted one on every screen: the next step has to lead on from there.
  const [realFactor, setRealFactor] = useState(1)
  const factor = zoom === 'real' ? realFactor : zoom === 'fit' ? 1 : zoom
  const choose = (next: Zoom) => {
    const fitted = sheet.current?.clientWidth ?? 0
    if (next === 'real' && fitted > 0) setRealFactor((WIDTH_MM[format] * PX_PER_MM) / fitted)
    setZoom(next)
  }
  const currentFactor = useEffectEvent(() => factor)
  useEffect(function followGestures() {
    const board = desk.current
    if (!board) return undefined
    const gesture = zoomGesture({
      board,
      paper: () => sheet.current,
      zoom: () => currentFactor(),
      draw: (next) => flushSync(() => setZoom(next)),
    })
    const nearerOrBack = (at: Place) => {
      if (currentFactor() !== 1) return setZoom('fit')
      gesture.by(TAP_FACTOR, at)
      gesture.end()
    }
    const tap = (at: Place, _target: Element, twice: boolean) => {
      if (twice) nearerOrBack(at)
      return twice
    }
    const stops = [listenToWheel(board, gesture), listenToFingers(board, gesture, { tap }), listenToPan(board)]
    board.addEventListener('dblclick', nearerOrBack)
    return () => {
      for (const stop of stops) stop()
      board.removeEventListener('dblclick', nearerOrBack)
    }
  }, [])
  const fitted = `min(100%, ${FIT_PX[format]}px)`
  const width = zoom === 'real' ? `${WIDTH_MM[format]}mm` : `calc(${fitted} * ${factor})`
  return { desk, sheet, zoom, factor, width, choose }
}
