import { useLayoutEffect, useRef, useState } from 'react'
import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import type { TischZeile } from '#src/engines/addresses/worker.ts'
import type { AktiveZeile } from './useAktiveZeile.ts'
import type { Stelle } from './gitterTasten.ts'
import type { Ausfall } from './useAusfall.ts'

/** A cell that is being written. It belongs to its row and field, wherever the grid goes meanwhile. */
export interface Offen {
  at: number
  spalte: number
  feld: AdressFeld
  zeile: TischZeile
  /** What the input begins with. */
  beginn: string
}

interface Gitter {
  stelle: Stelle
  felder: readonly AdressFeld[]
  aktive: AktiveZeile
  ausfall: Ausfall
  zeileAn: (at: number) => TischZeile | undefined
  /** Rows that are in sight. */
  von: number
  bis: number
  /** Gives the focus to the grid, which ends the writing. */
  focus: () => void
}

/** The one cell of a grid that is being written. */
export function useSchreiben({ stelle, felder, aktive, ausfall, zeileAn, von, bis, focus }: Gitter) {
  const [offen, setOffen] = useState<Offen | null>(null)
  /** What was typed while the row was on its way; null: nothing waits. */
  const vorab = useRef<string | null>(null)

  const { at = -1 } = offen ?? {}
  const steht = offen ? zeileAn(at) : undefined
  const verlassen = offen !== null && (at < von || at >= bis || (steht ?? offen.zeile).index !== offen.zeile.index)
  useLayoutEffect(
    function storeWhatLeaves() {
      if (verlassen) focus()
    },
    [verlassen, focus],
  )

  function open(zeile: TischZeile | undefined, wert: string | null): void {
    const feld = felder[stelle.spalte]
    if (!zeile || zeile.entfernt || feld === undefined) return
    setOffen({ ...stelle, feld, zeile, beginn: wert ?? zeile.zellen[stelle.spalte] ?? '' })
  }

  /** Opens the active cell; null: with what is in it. */
  function begin(wert: string | null): void {
    const zeile = zeileAn(stelle.at) ?? aktive.bekannt
    if (zeile) return open(zeile, wert)
    const first = vorab.current === null
    vorab.current = (vorab.current ?? '') + (wert ?? '')
    if (first) void ausfall.attempt(spaeter)
  }

  async function spaeter(): Promise<void> {
    const zeile = await aktive.fetchOne()
    const wert = vorab.current
    vorab.current = null
    open(zeile, wert === '' ? null : wert)
  }

  return { offen, begin: begin, close: () => setOffen(null) }
}
