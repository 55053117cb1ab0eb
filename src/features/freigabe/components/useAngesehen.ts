import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Seite } from '#src/contract/dokument.ts'

export type SeitenName = Seite['side']

/** A side was in view once the middle of each of these parts of it was. */
const COLUMNS = 4
const ROWS = 8
/** Until then a card that turns shows its other side, ms. */
const TURN_MS = 250

interface Area {
  left: number
  top: number
  right: number
  bottom: number
  /** Where the window ends, or the bar at its lower edge begins. */
  windowBottom: number
}

/** What of the desk the window shows above the bar at its lower edge, also where fingers have zoomed the page. */
export function shownOf(desk: Element): Area {
  const { left, top, right, bottom } = desk.getBoundingClientRect()
  const view = globalThis.visualViewport
  const [x, y] = [view?.offsetLeft ?? 0, view?.offsetTop ?? 0]
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--foot-bar')) || 0
  const windowBottom = y + (view?.height ?? globalThis.innerHeight) - bar
  return {
    windowBottom,
    left: Math.max(left, x),
    top: Math.max(top, y),
    right: Math.min(right, x + (view?.width ?? globalThis.innerWidth)),
    bottom: Math.min(bottom, windowBottom),
  }
}

/** Middle of a part of the sheet. */
const middleOf = ({ left, top, width, height }: DOMRect, part: number) => ({
  x: left + (width * ((part % COLUMNS) + 0.5)) / COLUMNS,
  y: top + (height * (Math.floor(part / COLUMNS) + 0.5)) / ROWS,
})

const PARTS = Array.from({ length: COLUMNS * ROWS }, (_, part) => part)

const partsWithin = (rect: DOMRect, shown: Area): number[] =>
  PARTS.filter((part) => {
    const { x, y } = middleOf(rect, part)
    return x >= shown.left && x <= shown.right && y >= shown.top && y <= shown.bottom
  })

interface Place {
  desk: RefObject<HTMLElement | null>
  sheet: RefObject<HTMLElement | null>
}

/**
 * Sides that have been in view whole, at once or piece by piece. Measured where things stand, not by an observer: browsers
 * without one, and sheets that are cut by what scrolls them, are judged alike. `steht`: the side that lies up is painted.
 */
export function useAngesehen({ desk, sheet }: Place, seite: SeitenName, steht: boolean) {
  const [gesehen, setGesehen] = useState<ReadonlySet<SeitenName>>(() => new Set())
  const parts = useRef(new Map<SeitenName, Set<number>>())
  const waits = steht && !gesehen.has(seite)
  useEffect(
    function watchSheet() {
      if (!waits) return undefined
      const seen = parts.current.get(seite) ?? new Set()
      parts.current.set(seite, seen)
      let ready = false
      let frame = 0
      const look = () => {
        frame = 0
        if (!desk.current || !sheet.current || document.visibilityState === 'hidden') return
        for (const part of partsWithin(sheet.current.getBoundingClientRect(), shownOf(desk.current))) seen.add(part)
        if (seen.size === PARTS.length) setGesehen((before) => new Set([...before, seite]))
      }
      const soon = () => {
        if (ready && frame === 0) frame = requestAnimationFrame(look)
      }
      const timer = setTimeout(() => {
        ready = true
        soon()
      }, TURN_MS)
      const stop = new AbortController()
      const { signal } = stop
      const moves: readonly (EventTarget | null | undefined)[] = [globalThis, globalThis.visualViewport]
      for (const target of moves)
        for (const kind of ['scroll', 'resize'])
          target?.addEventListener(kind, soon, { capture: true, passive: true, signal })
      document.addEventListener('visibilitychange', soon, { signal })
      const size = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(soon)
      if (sheet.current) size?.observe(sheet.current)
      return () => {
        clearTimeout(timer)
        cancelAnimationFrame(frame)
        stop.abort()
        size?.disconnect()
      }
    },
    [waits, seite, desk, sheet],
  )
  /** Where the first part of a side is that was not in view, and is not now; on the screen as it is drawn. */
  const offeneStelle = (side: SeitenName): { x: number; y: number } | null => {
    if (!desk.current || !sheet.current) return null
    const rect = sheet.current.getBoundingClientRect()
    const seen = new Set([...(parts.current.get(side) ?? []), ...partsWithin(rect, shownOf(desk.current))])
    const next = PARTS.find((part) => !seen.has(part))
    return next === undefined ? null : middleOf(rect, next)
  }
  return { gesehen, offeneStelle }
}
