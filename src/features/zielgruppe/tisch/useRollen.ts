import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import { breiteVon, inPx, isRtl, NUMMER_REM, rolle, rollStelle, ZEILE_PX } from './gitterMasse.ts'
import type { Stelle } from './gitterTasten.ts'

/** Height of what is seen where nothing can be measured, px. */
const HOEHE_PX = 600

/** Which rows of a grid are in sight, and how others come there. */
export function useRollen(anzahl: number, felder: readonly AdressFeld[]) {
  const element = useRef<HTMLDivElement>(null)
  /** `gesetzt`: the bar has to go there; otherwise it was there first. */
  const [rollen, setRollen] = useState({ oben: 0, scrollTop: 0, gesetzt: false })
  const [hoehe, setHoehe] = useState(HOEHE_PX)
  const fenster = hoehe - ZEILE_PX
  // The view may have become shorter.
  const oben = Math.max(0, Math.min(rollen.oben, anzahl * ZEILE_PX - fenster))
  const von = Math.floor(oben / ZEILE_PX)

  const rahmen = useCallback((node: HTMLDivElement) => {
    element.current = node
    if (typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setHoehe(node.clientHeight || HOEHE_PX))
    observer.observe(node)
    return () => observer.disconnect()
  }, [])

  const focus = useCallback(() => element.current?.focus({ preventScroll: true }), [])

  useLayoutEffect(
    function moveBar() {
      // Only now a row that was just added can be reached.
      if (rollen.gesetzt && element.current) element.current.scrollTop = rollen.scrollTop
    },
    [rollen],
  )

  function scrolled(scrollTop: number): void {
    const neu = rolle({ ...rollen, oben }, scrollTop, anzahl, fenster)
    setRollen({ ...neu, gesetzt: Math.abs(neu.scrollTop - scrollTop) > 1 })
  }

  /** Brings a cell into sight. */
  function show({ at, spalte }: Stelle): void {
    const y = at * ZEILE_PX
    const ziel = y < oben ? y : y + ZEILE_PX > oben + fenster ? y + ZEILE_PX - fenster : oben
    // A row may be asked for before the view has become longer by it.
    const scrollTop = rollStelle(ziel, Math.max(anzahl, at + 1), fenster)
    if (ziel !== oben) setRollen({ oben: ziel, scrollTop, gesetzt: true })
    if (element.current) showColumn(element.current, felder, spalte)
  }

  return {
    rahmen,
    hoehe,
    oben,
    von,
    bis: Math.min(anzahl, von + Math.ceil(fenster / ZEILE_PX) + 1),
    /** Rows of a page. */
    seite: Math.max(1, Math.floor(fenster / ZEILE_PX) - 1),
    scrolled,
    show: show,
    focus,
  }
}

/** Scrolls sideways so that a column is seen beside the numbers. */
function showColumn(element: HTMLElement, felder: readonly AdressFeld[], spalte: number): void {
  const start = inPx(breiteVon(felder.slice(0, spalte)))
  const end = inPx(breiteVon(felder.slice(0, spalte + 1)))
  const nummer = inPx(NUMMER_REM)
  const sign = isRtl(element) ? -1 : 1
  const links = element.scrollLeft * sign
  const rechts = links + element.clientWidth - nummer
  if (start < links) element.scrollLeft = start * sign
  else if (end > rechts && element.clientWidth > 0) element.scrollLeft = (end - element.clientWidth + nummer) * sign
}
