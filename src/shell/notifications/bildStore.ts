import { useSyncExternalStore } from 'react'
import type { Bildauftrag } from '#src/contract/bildgenerierung.ts'

/** Ended orders that the bell tells of; assumed: about a screen of them. */
const GEMELDET_MAX = 20
const GEMELDET: readonly Bildauftrag['status'][] = ['fertig', 'fehlgeschlagen', 'abgelehnt']

let beendete: readonly Bildauftrag[] = []
const listeners = new Set<() => void>()

const endeVon = ({ beendetAm }: Bildauftrag): string => beendetAm ?? ''

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Keeps of all orders what the bell tells of: own ones that came to an end by themselves, newest first. */
export function setBildauftraege(auftraege: readonly Bildauftrag[]): void {
  beendete = auftraege
    .filter(({ eigener, status }) => eigener && GEMELDET.includes(status))
    .toSorted((a, b) => endeVon(b).localeCompare(endeVon(a)))
    .slice(0, GEMELDET_MAX)
  for (const listener of listeners) listener()
}

/** Own orders of pictures that ended; empty until somebody watches them (bildMeldungen.ts). */
export const useBeendete = (): readonly Bildauftrag[] => useSyncExternalStore(subscribe, () => beendete)
