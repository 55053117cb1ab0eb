import { useState } from 'react'
import { Abgebrochen } from '#src/entities/zielgruppe/adressdateiClient.ts'

/** What failed on the desk, kept to be done once more: what was typed is in it. */
export function useAusfall() {
  const [offene, setOffene] = useState<readonly (() => void)[]>([])

  function scheitert(error: unknown, again: () => void): void {
    // The wanted end of all work: its page goes.
    if (!(error instanceof Abgebrochen)) setOffene((bisher) => [...bisher, again])
  }

  /** Does something; where it fails, that is told. True: it is done. */
  async function attempt(arbeit: () => Promise<void>): Promise<boolean> {
    try {
      await arbeit()
      return true
    } catch (error) {
      scheitert(error, () => void attempt(arbeit))
      return false
    }
  }

  function nochmal(): void {
    setOffene([])
    for (const again of offene) again()
  }

  return { isAusgefallen: offene.length > 0, scheitert, attempt: attempt, nochmal }
}

export type Ausfall = ReturnType<typeof useAusfall>

/** For an effect that asks the worker for something: `versuch` is among what it depends on, so that it asks anew. */
export function useVersuch() {
  const [versuch, setVersuch] = useState(0)
  return { versuch, nochmal: () => setVersuch((bisher) => bisher + 1) }
}
