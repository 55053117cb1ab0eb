import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type RefObject } from 'react'
import type { FreigabeVorlage } from '#src/contract/freigabe.ts'
import type { FreigabeGezeigt } from '#src/contract/freigabeLink.ts'
import { ladeNochmal, type SheetStand } from '#src/entities/werbemittel/sheetStand.ts'
import { useAngesehen, type SeitenName } from './useAngesehen.ts'
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
  lies: (seite: SeitenName) => void
  /** Something did not come, or is asked for once more (`fragt`). */
  fehlt: boolean
  fragt: boolean
  nochmal: () => Promise<void>
  laedt: boolean
  /** Sides that have still to be looked at. */
  offen: SeitenName[]
  gezeigt: FreigabeGezeigt[]
  /** Leads to what is missing, and says nothing: the bar does. */
  fuehreHin: () => void
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
  const gesehen = useAngesehen(zoom, seite, staende[seite] === 'steht')
  const sides = seiten.map(({ side }) => side)
  const stehen = sides.filter((side) => staende[side] === 'steht')
  const offen = sides.filter((side) => !stehen.includes(side) || !(gesehen.has(side) || gelesen.has(side)))
  const fehlt = fragt || sides.some((side) => staende[side] === 'fehlt')
  const nochmal = async () => {
    setFragt(true)
    await ladeNochmal(client)
    // The button goes with what was missing.
    zoom.desk.current?.focus({ preventScroll: true })
    setFragt(false)
  }
  const fuehreHin = () => {
    const [next] = offen
    if (next !== undefined) setSeite(next)
    zoom.choose('fit')
    viewer.current?.scrollIntoView({ block: 'start' })
    const retry = viewer.current?.querySelector<HTMLElement>('[data-retry]')
    ;(retry ?? zoom.desk.current)?.focus({ preventScroll: retry === undefined || retry === null })
  }
  return {
    zoom,
    viewer,
    seite,
    turn: () => setSeite(seite === 'vorderseite' ? 'rueckseite' : 'vorderseite'),
    melde,
    lies: (side) => setGelesen((before) => new Set([...before, side])),
    fehlt,
    fragt,
    nochmal,
    laedt: !fehlt && stehen.length < sides.length,
    offen,
    gezeigt: sides.flatMap((side): FreigabeGezeigt[] => [
      ...(gesehen.has(side) ? [{ seite: side, weg: 'bild' } as const] : []),
      ...(gelesen.has(side) ? [{ seite: side, weg: 'text' } as const] : []),
    ]),
    fuehreHin,
  }
}
