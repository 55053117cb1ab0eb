import type { SchluesselArt } from '#src/contract/registrierung.ts'

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

/** The living key of one kind and one login; a newer one takes the place of an older one. */
export interface SchluesselRow {
  idZugang: number
  art: Exclude<SchluesselArt, 'aktivierung'>
  keyHash: string
  gueltigBis: string
}

export interface RegistrierungTables {
  registrierung: RegistrierungRow
  schluessel: SchluesselRow
}
