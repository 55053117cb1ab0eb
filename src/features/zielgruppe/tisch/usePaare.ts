import { useEffect, useEffectEvent, useState } from 'react'
import type { AehnlichArt } from '#src/engines/addresses/rules.ts'
import type { PaarAnsicht } from '#src/engines/addresses/worker.ts'
import { useVersuch } from './useAusfall.ts'
import type { TischZustand } from './useTisch.ts'

/** Pairs that are shown at once. */
export const SEITE = 3
/** Larger lists are looked through when somebody asks for it. assumed */
const VON_SELBST_BIS = 200_000

/** What was looked for, and how far that is. */
export function usePaarSuche({ client, erledige, ausfall }: TischZustand, zeilen: number) {
  const [vonSelbst] = useState(zeilen <= VON_SELBST_BIS)
  const [art, setArt] = useState<AehnlichArt>('person')
  /** Share of the search that is done; null: none runs. */
  const [anteil, setAnteil] = useState<number | null>(vonSelbst ? 0 : null)
  const [gesucht, setGesucht] = useState(false)

  const find = (welche: AehnlichArt) =>
    ausfall.attempt(async () => {
      setAnteil(0)
      try {
        await erledige(client.suchePaare([welche], setAnteil))
        setGesucht(true)
      } finally {
        setAnteil(null)
      }
    })

  const searchUnasked = useEffectEvent(() => find(art))
  useEffect(
    function lookForPairs() {
      // By a separate turn: what it sets is no part of this drawing.
      const timer = vonSelbst ? setTimeout(() => void searchUnasked()) : undefined
      return () => clearTimeout(timer)
    },
    [vonSelbst],
  )

  function suche(welche: AehnlichArt): void {
    setArt(welche)
    void find(welche)
  }

  return { art, anteil, gesucht, suche }
}

/** The pairs of one page, asked of the worker. */
export function usePaarSeite({ client, stand, ansicht, ausfall }: TischZustand) {
  const [paare, setPaare] = useState<PaarAnsicht[]>([])
  const [ab, setAb] = useState(0)
  const { versuch, nochmal } = useVersuch()
  const scheitert = useEffectEvent((error: unknown) => ausfall.scheitert(error, nochmal))
  const von = Math.min(ab, Math.max(0, Math.ceil(stand.paare / SEITE - 1) * SEITE))
  useEffect(
    function fetchPairs() {
      let over = false
      client.paare(von, SEITE).then(
        (neue) => {
          if (!over) setPaare(neue)
        },
        (error: unknown) => {
          if (!over) scheitert(error)
        },
      )
      return () => {
        over = true
      }
    },
    [client, von, ansicht, versuch],
  )
  return { paare, von, geheZu: setAb }
}
