import { useRef, useState } from 'react'
import { FELD_LABEL } from '#src/base/adressFelder.ts'
import type { AdressFeld, EigeneSpalte } from '#src/contract/zielgruppe.ts'
import type { AdressBericht, Ereignis, TischAktion } from '#src/engines/addresses/worker.ts'
import type { Befund, Sicht } from '#src/engines/addresses/rows.ts'
import type { AdressdateiClient } from '#src/entities/zielgruppe/adressdateiClient.ts'
import { useAusfall } from './useAusfall.ts'

const ALLE_ZEILEN: Sicht = { befund: { art: 'alle' }, suche: '', sortierung: null }

/** A checked list as it lies on the desk. */
interface Liste {
  client: AdressdateiClient
  tell: (ereignis: Ereignis) => void
  /** Own columns, by whose names their fields are called. */
  spalten: readonly EigeneSpalte[]
}

/** Rows that are shown: how many, and which state of them. */
interface Ansicht {
  anzahl: number
  /** Grows with whatever may have changed a row. */
  stand: number
}

/**
 * The desk of a checked list: what is shown of it, and what is done to it.
 * @param goToRows brings the rows into sight
 */
export function useTisch({ client, tell, spalten }: Liste, bericht: AdressBericht, goToRows: () => void) {
  const [sicht, setSicht] = useState(ALLE_ZEILEN)
  const [ansicht, setAnsicht] = useState<Ansicht>({ anzahl: bericht.pruefung.gesamt, stand: 0 })
  const [sucht, setSucht] = useState(false)
  const ausfall = useAusfall()
  /** What was asked for last, also by what has waited for the worker meanwhile. */
  const gefragt = useRef(sicht)

  async function show(change: Partial<Sicht>): Promise<void> {
    const neu = { ...gefragt.current, ...change }
    gefragt.current = neu
    setSicht(neu)
    await ausfall.attempt(sieheNach)
  }

  /** Asks the worker for the rows of the view that was asked for last. */
  async function sieheNach(): Promise<void> {
    const gesucht = gefragt.current
    setSucht(true)
    try {
      const anzahl = await client.show(gesucht)
      // Another view was asked for meanwhile.
      if (anzahl === null) return
      setAnsicht(({ stand }) => ({ anzahl, stand: stand + 1 }))
    } finally {
      if (gefragt.current === gesucht) setSucht(false)
    }
  }

  async function erledige(arbeit: Promise<AdressBericht>, mehr = 0): Promise<AdressBericht> {
    const neu = await arbeit
    tell({ art: 'deskChanged', bericht: neu })
    setAnsicht(({ anzahl, stand }) => ({ anzahl: anzahl + mehr, stand: stand + 1 }))
    return neu
  }

  /** True: it is done. */
  const perform = (aktion: TischAktion): Promise<boolean> => ausfall.attempt(() => carryOut(aktion))

  async function carryOut(aktion: TischAktion): Promise<void> {
    const { tisch } = await erledige(client.perform(aktion), aktion.art === 'neueZeile' ? 1 : 0)
    const schritt = aktion.art === 'zurueck' ? tisch.wiederholen : aktion.art === 'vor' ? tisch.rueckgaengig : null
    // The row that it added is gone, or there again: only the worker knows whether the view has it.
    if (schritt?.art === 'neueZeile') await ausfall.attempt(sieheNach)
  }

  /** Shows the rows of a finding; all again where they are shown already. */
  function showBefund(befund: Befund): Promise<void> {
    goToRows()
    const gezeigt = JSON.stringify(befund) === JSON.stringify(sicht.befund)
    return show({ befund: gezeigt ? { art: 'alle' } : befund })
  }

  return {
    client,
    ausfall,
    stand: bericht.tisch,
    sicht,
    ansicht,
    sucht,
    show: show,
    showBefund: showBefund,
    perform: perform,
    erledige,
    nameVon: (feld: AdressFeld): string => spalten.find((one) => one.feld === feld)?.name ?? FELD_LABEL[feld],
  }
}

export type TischZustand = ReturnType<typeof useTisch>
