import { useEffect, useState } from 'react'
import type { TischZeile } from '#src/engines/addresses/desk/tisch.ts'
import type { TischZustand } from './useTisch.ts'

/** The row that is worked on. */
export interface AktiveZeile {
  /** What is shown of it; while it is on its way, the one before. */
  gezeigt: TischZeile | undefined
  /** The row itself; undefined while it is on its way. */
  bekannt: TischZeile | undefined
  hole: () => Promise<TischZeile | undefined>
}

type Geholt = Pick<TischZustand, 'ansicht'> & { at: number; zeile: TischZeile | undefined }

/** The row at a place of the view, asked of the worker. */
export function useAktiveZeile({ client, ansicht }: TischZustand, at: number): AktiveZeile {
  const [geholt, setGeholt] = useState<Geholt | null>(null)
  useEffect(
    function fetchActiveRow() {
      let over = false
      client.zeilen(at, 1).then(
        ([zeile]) => {
          if (!over) setGeholt({ at, ansicht, zeile })
        },
        () => undefined,
      )
      return () => {
        over = true
      }
    },
    [client, at, ansicht],
  )
  const bekannt = geholt?.at === at && geholt.ansicht === ansicht ? geholt.zeile : undefined

  async function hole(): Promise<TischZeile | undefined> {
    if (bekannt) return bekannt
    // The work may have ended with its page.
    const [zeile] = await client.zeilen(at, 1).catch((): TischZeile[] => [])
    return zeile
  }

  return { gezeigt: geholt?.zeile, bekannt, hole }
}
