import { useSyncExternalStore } from 'react'
import { journal, type Meldung } from '#src/api/journal.ts'

export type { Meldung } from '#src/api/journal.ts'

/** What the backend did not do as expected in this tab, the newest first. */
export const useMeldungen = (): readonly Meldung[] => useSyncExternalStore(journal.subscribe, journal.read)

export const clearMeldungen = journal.clear
