import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { FreigabeVorlage } from '#src/contract/freigabe.ts'
import type { FreigabeGezeigt } from '#src/contract/freigabeLink.ts'
import { loadAgain, type SheetStand } from '#src/entities/werbemittel/sheetStand.ts'
import { shownOf, useAngesehen, type SeitenName } from './useAngesehen.ts'
import { useSheetZoom } from './useSheetZoom.ts'

/** What of the sheet has been shown to who is to decide, and the way to the rest (domain 4.6). */
export interface Pruefung {
  zoom: ReturnType<typeof useSheetZoom>
  viewer: RefObject<HTMLElement | null>
  /** The side that lies up. */
  seite: SeitenName
  turn: () => void
  /** For each side's picture to tell how far it is. */
  melde: Record<SeitenName, (stand: SheetStand) => void>
  /** The words of a side were opened. */
  read: (seite: SeitenName) => void
  /** Something did not come, or is asked for once more (`fragt`). */
  fehlt: boolean
  fragt: boolean
  nochmal: () => Promise<void>
  laedt: boolean
  /** Sides that have still to be looked at. */
  offen: SeitenName[]
  gezeigt: FreigabeGezeigt[]
  /** Leads to what is missing, and says nothing: the bar does. */
  leadTo: () => void
}

/** Smallest size of a sheet, as its controls know it. */
const SMALLEST = 0.25

/** At which part of its fitted size a tall sheet is whole on the screen; 1 where it is already. */
function wholeFactor(desk: HTMLElement, sheet: HTMLElement): number {
  const { maxHeight, paddingTop } = getComputedStyle(desk)
  const room = shownOf(desk).windowBottom - desk.getBoundingClientRect().top
  const free = Math.min(room, Number.parseFloat(maxHeight) || room) - 2 * (Number.parseFloat(paddingTop) || 0)
  const { height } = sheet.getBoundingClientRect()
  return height <= free ? 1 : Math.max(SMALLEST, Math.floor((free / height) * 100) / 100)
}

/** Scrolls the desk, then the page, until a place of the sheet stands in the middle of what is shown. */
function bringIntoView(desk: HTMLElement, { x, y }: { x: number; y: number }): void {
  const { left, top } = desk.getBoundingClientRect()
  const before = desk.scrollTop
  desk.scrollLeft += x - (left + desk.clientWidth / 2)
  desk.scrollTop += y - (top + desk.clientHeight / 2)
  const at = y - (desk.scrollTop - before)
  globalThis.scrollBy(0, at - shownOf(desk).windowBottom / 2)
}

const LEER: Record<SeitenName, SheetStand> = { vorderseite: 'laedt', rueckseite: 'laedt' }

export function usePruefung({ format, seiten }: Pick<FreigabeVorlage, 'format' | 'seiten'>): Pruefung {
  const zoom = useSheetZoom(format)
  const viewer = useRef<HTMLElement>(null)
  const [seite, setSeite] = useState<SeitenName>('vorderseite')
  const [staende, setStaende] = useState(LEER)
  const client = useQueryClient()
  const [fragt, setFragt] = useState(false)
  const [gelesen, setGelesen] = useState<ReadonlySet<SeitenName>>(() => new Set())
  const [melde] = useState(() => {
    const of = (side: SeitenName) => (stand: SheetStand) => setStaende((before) => ({ ...before, [side]: stand }))
    return { vorderseite: of('vorderseite'), rueckseite: of('rueckseite') }
  })
  const { gesehen, offeneStelle } = useAngesehen(zoom, seite, staende[seite] === 'steht')
  const sides = seiten.map(({ side }) => side)
  const stehen = sides.filter((side) => staende[side] === 'steht')
  const offen = sides.filter((side) => !stehen.includes(side) || !(gesehen.has(side) || gelesen.has(side)))
  const fehlt = fragt || sides.some((side) => staende[side] === 'fehlt')
  const nochmal = async () => {
    setFragt(true)
    await loadAgain(client)
    // The button goes with what was missing.
    zoom.desk.current?.focus({ preventScroll: true })
    setFragt(false)
  }
  const leadTo = () => {
    const [next = seite] = offen
    flushSync(() => {
      setSeite(next)
      zoom.choose('fit')
    })
    viewer.current?.scrollIntoView({ block: 'start' })
    const retry = viewer.current?.querySelector<HTMLElement>('[data-retry]')
    if (retry) return retry.focus()
    const { desk, sheet } = zoom
    if (!desk.current || !sheet.current) return undefined
    const factor = wholeFactor(desk.current, sheet.current)
    if (factor < 1) flushSync(() => zoom.choose(factor))
    const stelle = offeneStelle(next)
    if (stelle) bringIntoView(desk.current, stelle)
    return desk.current.focus({ preventScroll: true })
  }
  return {
    zoom,
    viewer,
    seite,
    turn: () => setSeite(seite === 'vorderseite' ? 'rueckseite' : 'vorderseite'),
    melde,
    read: (side) => setGelesen((before) => new Set([...before, side])),
    fehlt,
    fragt,
    nochmal,
    laedt: !fehlt && stehen.length < sides.length,
    offen,
    gezeigt: sides.flatMap((side): FreigabeGezeigt[] => [
      ...(gesehen.has(side) ? [{ seite: side, weg: 'bild' } as const] : []),
      ...(gelesen.has(side) ? [{ seite: side, weg: 'text' } as const] : []),
    ]),
    leadTo,
  }
}
