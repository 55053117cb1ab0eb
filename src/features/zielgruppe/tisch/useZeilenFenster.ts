import { useEffect, useEffectEvent, useState } from 'react'
import type { TischZeile } from '#src/engines/addresses/worker.ts'
import { useVersuch } from './useAusfall.ts'
import type { TischZustand } from './useTisch.ts'

/** Rows that are fetched around those that are seen. */
const RAND = 40

interface Fenster {
  stand: number
  von: number
  zeilen: TischZeile[]
}

const LEERES: Fenster = { stand: -1, von: 0, zeilen: [] }

/** The rows in sight and some around them, asked of the worker as the view moves. */
export function useZeilenFenster({ client, ansicht, ausfall }: TischZustand, von: number, bis: number) {
  const { anzahl, stand } = ansicht
  const [fenster, setFenster] = useState(LEERES)
  const { versuch, nochmal } = useVersuch()
  const scheitert = useEffectEvent((error: unknown) => ausfall.scheitert(error, nochmal))
  const fehlt =
    fenster.stand !== stand || von < fenster.von || Math.min(bis, anzahl) > fenster.von + fenster.zeilen.length
  // In steps, so that not every row that comes into sight asks anew.
  const ab = Math.max(0, Math.floor((von - RAND) / RAND) * RAND)
  const wieViele = Math.ceil((bis - von) / RAND + 3) * RAND
  useEffect(
    function fetchRows() {
      if (!fehlt) return undefined
      let over = false
      client.zeilen(ab, wieViele).then(
        (zeilen) => {
          if (!over) setFenster({ stand, von: ab, zeilen })
        },
        (error: unknown) => {
          if (!over) scheitert(error)
        },
      )
      return () => {
        over = true
      }
    },
    [client, stand, ab, wieViele, fehlt, versuch],
  )
  return (at: number): TischZeile | undefined => fenster.zeilen[at - fenster.von]
}
