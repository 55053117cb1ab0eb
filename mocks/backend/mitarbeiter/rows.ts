import type { Generated, Selectable } from 'kysely'

interface MitarbeiterTable {
  idThHeadhunterMitarbeiter: Generated<number>
  idPtKunde: number
  vorname: string
  nachname: string
  email: string
  role: string
  aktiv: number
  anrede: Generated<string>
  titel: Generated<string>
  telefon: Generated<string>
  position: Generated<string>
  /** Data URL of a small picture. */
  avatar: Generated<string | null>
  /** JSON: RechtAbweichung[]. */
  ability: Generated<string>
  /** ct per campaign; null: no limit of his own. */
  zahlungslimit: Generated<number | null>
  eingeladenAm: Generated<string | null>
  /** First password set; null while only invited. Both null: from before there were invitations. */
  aktiviertAm: Generated<string | null>
  /** Who took over when he was deactivated; null: nobody by name. */
  uebernehmer: Generated<number | null>
  version: Generated<number>
  /** Last login, '' before the first; the list sorts by it. Written with that of the login. */
  zuletztAngemeldet: Generated<string>
  /** What the list searches in and sorts names by (platform/db/abgeleitet): every write computes them. */
  suche: Generated<string>
  sortierung: Generated<string>
}
export type MitarbeiterRow = Selectable<MitarbeiterTable>

/** Who changed what of an employee, in words. Append-only. */
interface MitarbeiterVerlaufTable {
  idVerlauf: Generated<number>
  idThHeadhunterMitarbeiter: number
  zeit: string
  name: string
  text: string
}

declare module '../platform/db/schema.ts' {
  interface Database {
    mitarbeiter: MitarbeiterTable
    mitarbeiterVerlauf: MitarbeiterVerlaufTable
  }
}
