import { useState } from 'react'
import type { TischZustand } from './useTisch.ts'

/** What was looked for in vain; `nr` makes the same words new ones, so that they are read out once more. */
interface Vergeblich {
  richtung: 1 | -1
  nr: number
}

/**
 * The way from a row to the next with a finding, or to the one before.
 * @param at the row that is left
 * @param go brings another one into sight
 */
export function useNextBefund({ client, ausfall }: TischZustand, at: number, go: (at: number) => void) {
  const [vergeblich, setVergeblich] = useState<Vergeblich | null>(null)

  async function find(richtung: 1 | -1): Promise<void> {
    const next = await client.naechsterBefund(at, richtung)
    if (next >= 0) go(next)
    else setVergeblich((vorher) => ({ richtung, nr: (vorher?.nr ?? 0) + 1 }))
  }

  return {
    vergeblich,
    seek: (richtung: 1 | -1) => void ausfall.attempt(() => find(richtung)),
    /** Says no more that there was none. */
    forget: () => setVergeblich(null),
  }
}
