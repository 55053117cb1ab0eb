import type { Generated, Selectable } from 'kysely'

/** One approval link. Only the SHA-256 of its key is stored. */
interface FreigabeTable {
  idPtFreigabe: Generated<number>
  idPtKampagne: number
  snapshotNr: number
  keyHash: string
  empfaengerName: string
  empfaengerEmail: string
  gueltigBis: string
  geoeffnetAm: string | null
  widerrufenAm: string | null
  /** Why the link no longer decides: taken back, replaced by a newer one, closed by another decision. */
  widerrufArt: 'widerrufen' | 'ersetzt' | 'geschlossen' | null
  entscheidung: 'offen' | 'freigegeben' | 'aenderungen'
  entschiedenAm: string | null
  /** As typed by the approver. */
  name: string | null
  anmerkung: string | null
  /** JSON: what was ticked. */
  bestaetigt: string
  /** Hash of the snapshot that the decision is about. */
  snapshotHash: string | null
  ipGekuerzt: string | null
  /** Days before expiry for which a reminder went out. */
  erinnertTage: number | null
}
export type FreigabeRow = Selectable<FreigabeTable>

declare module '../platform/db/schema.ts' {
  interface Database {
    freigabe: FreigabeTable
  }
}
