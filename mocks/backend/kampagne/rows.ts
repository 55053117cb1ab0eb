import type { Generated, Insertable, Selectable } from 'kysely'
import type { KampagneState, VerlaufEintrag, Zahlungsart, ZahlungsStatus } from '#src/contract/kampagne.ts'
import type { FormatId } from '#src/contract/dokument.ts'

/** A campaign. JSON is text, flags are 0/1, amounts ct, days ISO, moments ISO in UTC. */
interface KampagneTable {
  idPtKampagne: Generated<number>
  idPtKunde: number
  bezeichnung: string
  state: KampagneState
  angehalten: 0 | 1
  /** Made by a test token: never paid for, never printed. */
  testmodus: Generated<0 | 1>
  angehaltenGrund: string | null
  stornoAngefragtAm: string | null
  idPtZielgruppe: number | null
  idPtWerbemittel: number | null
  format: FormatId | null
  menge: number
  /** People of the target group who are left out, and by reason as JSON: Ausgenommen. */
  gesperrt: Generated<number>
  ausgenommen: Generated<string | null>
  /** Recipients frozen so far, while they are; null at any other time. */
  eingefroren: Generated<number | null>
  versandDatum: string | null
  anreicherung: 0 | 1
  tracking: 0 | 1
  /** JSON: Absender. */
  absender: string | null
  datenschutzText: string
  notiz: string
  /** Number of the newest snapshot, 0 before the first. */
  snapshotNr: number
  quorum: 'alle' | 'einer'
  /** JSON: KampagnePreis. */
  preis: string | null
  zahlungsStatus: ZahlungsStatus
  zahlungsart: Zahlungsart | null
  zahlungReferenz: string | null
  /** Everything that was paid for this campaign, ct. */
  bezahlt: number
  /** Everything that was paid back, ct. */
  erstattet: number
  bezahltAm: string | null
  geprueftAm: string | null
  geprueftVon: string | null
  /** JSON: reasons of the provider's last refusal. */
  gruende: string
  /** JSON: counts of the enrichment. */
  anreicherungErgebnis: string | null
  uebergebenAm: string | null
  lettershopReferenz: string | null
  gemeldetAm: string | null
  gemeldeteMenge: number | null
  /** Failed attempts to hand over since the last reset. */
  versuche: number
  letzterFehler: string | null
  /** Before this moment no run of the jobs hands over: the last try failed. */
  uebergabeAb: string | null
  /** The run that makes the package, and the end of its lease (platform/lease.ts). */
  uebergabeLaeufer: string | null
  uebergabeBis: string | null
  /** Missed dispatch date of which owner and provider were told. */
  terminGemeldet: Generated<string | null>
  /** 1: over, and nobody's address is stored with it any more; the jobs look at it no longer. */
  geleert: Generated<0 | 1>
  /** JSON: Befund[] of the last full check. */
  befunde: string
  erstelltVon: string
  erstelltVonEmail: string
  erstelltAm: string
  geaendertAm: string
  version: number
  /** What the list searches in and sorts names by (platform/db/abgeleitet): every write computes them. */
  suche: Generated<string>
  sortierung: Generated<string>
  /** The day of dispatch, behind all days where there is none. */
  versandSortierung: Generated<string>
}
export type KampagneRow = Selectable<KampagneTable>
export type NewKampagneRow = Insertable<KampagneTable>
/** Columns that an action may change besides state and version. */
export type KampagneChange = Partial<Omit<KampagneRow, 'idPtKampagne' | 'idPtKunde' | 'state' | 'version'>>

/** History, append-only: nothing of ours updates or deletes an entry. */
interface VerlaufTable {
  idPtVerlauf: Generated<number>
  idPtKampagne: number
  zeit: string
  wer: VerlaufEintrag['wer']
  name: string
  aktion: string
  vonState: KampagneState | null
  nachState: KampagneState
  grund: string | null
  snapshotNr: number | null
}

/** What an approval is about, frozen: canonical JSON and its SHA-256. */
interface SnapshotTable {
  idPtSnapshot: Generated<number>
  idPtKampagne: number
  nr: number
  /** Canonical JSON: SnapshotInhalt. */
  inhalt: string
  hash: string
  erstelltAm: string
}

/** A frozen recipient with the code of his short link. `daten` is emptied when the deletion period ends. */
interface EmpfaengerCodeTable {
  code: string
  idPtKampagne: number
  snapshotNr: number
  /** Place in print order, from 1. */
  nr: number
  /** JSON: Empfaenger. */
  daten: string | null
  /** JSON: Partial<Empfaenger> that the enrichment added. */
  ergaenzt: string | null
  /** JSON: names of entries that he is not, as somebody decided (AbgleichBefund). */
  jemandAnderes: Generated<string | null>
  /** SHA-256 of `daten` where those were deleted because the person asked for it; they are not printed. */
  datenHash: Generated<string | null>
}

/** A campaign on its way to its approvers: what is frozen by now, and who is at it. Gone once it is there. */
interface EinfrierungTable {
  idPtKampagne: number
  /** Number that the snapshot will have. */
  snapshotNr: number
  /** JSON: everything of the snapshot but its recipients, as it was when it was sent off. */
  inhalt: string
  /** JSON: ZielgruppeQuelle, as it was. */
  quelle: string
  /** JSON: Freigabeauftrag. */
  auftrag: string
  /** Recipients whose codes are stored, and the number of the last one in his target group. */
  fertig: Generated<number>
  nach: Generated<number>
  /** Hash over those (EmpfaengerHash). */
  hash: Generated<string>
  /** 1: withdrawn or failed; what is stored of it is to be removed. */
  abgebrochen: Generated<0 | 1>
  /** Failures in a row. */
  versuche: Generated<number>
  /** Who is at it, until when unless he shows himself (platform/lease). */
  laeufer: string | null
  laeuftBis: string | null
}
export type EinfrierungRow = Selectable<EinfrierungTable>

declare module '../platform/db/schema.ts' {
  interface Database {
    kampagne: KampagneTable
    verlauf: VerlaufTable
    snapshot: SnapshotTable
    empfaengerCode: EmpfaengerCodeTable
    einfrierung: EinfrierungTable
  }
}
