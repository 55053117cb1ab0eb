/** A registration that waits for its confirmation: no customer yet. One per address, the newest counts. */
export interface RegistrierungRow {
  /** In lower case. */
  email: string
  passwort: string
  firma: string
  anrede: string
  vorname: string
  nachname: string
  agbAkzeptiertAm: string
  /** SHA-256 of the key in the mailed link. */
  keyHash: string
  gueltigBis: string
  erstelltAm: string
}

declare module '../platform/db/schema.ts' {
  interface Database {
    registrierung: RegistrierungRow
  }
}
