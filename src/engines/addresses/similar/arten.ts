import type { Empfaenger } from '#src/contract/zielgruppe.ts'

/** What two rows can be taken for: one person, one household, one firm. */
export const AEHNLICH_ARTEN = ['person', 'haushalt', 'firma'] as const
export type AehnlichArt = (typeof AEHNLICH_ARTEN)[number]

export interface AehnlichQuelle {
  anzahl: number
  /** null: left out, not compared. */
  empfaenger(index: number): Empfaenger | null
}

/** Why two rows that are not written alike are taken for the same. The place in the list is the bit in a mask. */
export const UNTERSCHIEDE = [
  'umlaut',
  'klang',
  'buchstabendreher',
  'initiale',
  'vornameFehlt',
  'zweitname',
  'doppelname',
  'vertauscht',
  'anrede',
  'strasse',
  'hausnummer',
  'plz',
  'firma',
  'vorname',
  'schreibweise',
] as const
export type Unterschied = (typeof UNTERSCHIEDE)[number]

export interface Paar {
  art: AehnlichArt
  bleibt: number
  geht: number
  gruende: Unterschied[]
  /** 0 to 1. */
  sicherheit: number
  /** One name and address; the second row is left out anyway, but has something that the first one lacks. */
  gleich?: true
}

export function grundBit(grund: Unterschied): number {
  return 1 << UNTERSCHIEDE.indexOf(grund)
}

export function gruendeOf(mask: number): Unterschied[] {
  return UNTERSCHIEDE.filter((_, bit) => (mask & (1 << bit)) !== 0)
}
