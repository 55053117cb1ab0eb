import type { Generated, Selectable } from 'kysely'

/** One approval link: a person, asked about one version. */
interface FreigabeTable {
  idPtFreigabe: Generated<number>
  idPtKampagne: number
  snapshotNr: number
  /** SHA-256 of the key in the first mail. */
  keyHash: string
  empfaengerName: string
  empfaengerEmail: string
  gueltigBis: string
  geoeffnetAm: string | null
  widerrufenAm: string | null
  /**
   * Why the link no longer decides: taken back, of an older version, renewed for the same person, closed by another
   * decision, given to somebody else.
   */
  widerrufArt: 'widerrufen' | 'ersetzt' | 'erneuert' | 'geschlossen' | 'abgegeben' | null
  entscheidung: 'offen' | 'freigegeben' | 'aenderungen'
  entschiedenAm: string | null
  /** As typed by the approver. */
  name: string | null
  anmerkung: string | null
  /** By what it was decided: a program, or somebody else's session; null: by the person at the page of the link. */
  durch: string | null
  /** JSON: FreigabeGezeigt[], empty for a call without the page; null: decided before it was recorded, or not decided. */
  gezeigt: string | null
  /** JSON: what was ticked. */
  bestaetigt: string
  /** Hash of the snapshot that the decision is about. */
  snapshotHash: string | null
  ipGekuerzt: string | null
  /** Days before the last day for which a reminder went out; -1 once its owner was told that the day has passed. */
  erinnertTage: number | null
}
export type FreigabeRow = Selectable<FreigabeTable>

/** A key that a later mail brought; those before it stay good. Only its SHA-256 is stored. */
interface FreigabeSchluesselTable {
  keyHash: string
  idPtFreigabe: number
}

declare module '../platform/db/schema.ts' {
  interface Database {
    freigabe: FreigabeTable
    freigabeSchluessel: FreigabeSchluesselTable
  }
}
