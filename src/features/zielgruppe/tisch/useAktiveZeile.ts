import { useEffect, useEffectEvent, useState } from 'react'
import type { TischZeile } from '#src/engines/addresses/worker.ts'
import { useVersuch } from './useAusfall.ts'
import type { TischZustand } from './useTisch.ts'

/** The row that is worked on. */
export interface AktiveZeile {
  /** What is shown of it; while it is on its way, the one before. */
  gezeigt: TischZeile | undefined
  /** The row itself; undefined while it is on its way. */
  bekannt: TischZeile | undefined
  fetchOne: () => Promise<TischZeile | undefined>
}

type Geholt = Pick<TischZustand, 'ansicht'> & { at: number; zeile: TischZeile | undefined }

/** The row at a place of the view, asked of the worker. */
export function useAktiveZeile({ client, ansicht, ausfall }: TischZustand, at: number): AktiveZeile {
  const [geholt, setGeholt] = useState<Geholt | null>(null)
  const { versuch, nochmal } = useVersuch()
  const scheitert = useEffectEvent((error: unknown) => ausfall.scheitert(error, nochmal))
  useEffect(
    function fetchActiveRow() {
      let over = false
      client.zeilen(at, 1).then(
        ([zeile]) => {
          if (!over) setGeholt({ at, ansicht, zeile })
        },
        (error: unknown) => {
          if (!over) scheitert(error)
        },
      )
      return () => {
        over = true
      }
    },
    [client, at, ansicht, versuch],
  )
  const bekannt = geholt?.at === at && geholt.ansicht === ansicht ? geholt.zeile : undefined

  async function fetchOne(): Promise<TischZeile | undefined> {
    if (bekannt) return bekannt
    const [zeile] = await client.zeilen(at, 1)
    return zeile
  }

  return { gezeigt: geholt?.zeile, bekannt, fetchOne }
}
