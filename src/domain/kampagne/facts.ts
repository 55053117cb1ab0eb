import type { Kampagne, KampagneState, ZahlungsStatus } from '#src/contract/kampagne.ts'
import { freigabeStand, type FreigabeStand } from './freigabeStand.ts'
import { berlinHeute, fristen } from './schedule.ts'
import { knows } from './unbekannt.ts'

/** What the rules need to know of a campaign; the service builds it from its rows, the browser from the wire. */
export interface KampagneFacts {
  state: KampagneState
  /** It is on its way to its approvers: its recipients are being frozen. */
  wirdEingefroren: boolean
  angehalten: boolean
  /** Made by a test token: never paid, never printed. */
  testmodus: boolean
  zahlungsStatus: ZahlungsStatus
  /** Still to be paid, ct. */
  offen: number
  /** Day on which money last came in, ISO; null before the first. */
  bezahltAm: string | null
  /** ISO day; null as long as none is chosen. */
  versandDatum: string | null
  anreicherung: boolean
  /** The provider's check is passed. */
  geprueft: boolean
  /** `keine`: no result yet. Null `abgeschlossenAm` of a result on the wire means that the service failed. */
  anreicherungStand: 'keine' | 'fertig' | 'fehlgeschlagen'
  /** Decisions on the current snapshot. */
  freigabe: Pick<FreigabeStand, 'erteilt' | 'noetig' | 'gueltigBis'>
  stornoAngefragt: boolean
  /** Texts of the checklist's open points; empty when it may go to approval. */
  offenePunkte: readonly string[]
}

/** Day in Berlin of a moment. */
export const tagVon = (zeit: string | null): string | null => (zeit === null ? null : berlinHeute(new Date(zeit)))

/**
 * Facts of a campaign as the wire carries it; null where a newer service says something that we do not know. `offenePunkte`
 * from `checkliste()`; only needed for kampagneZurFreigabeGeben.
 */
export function kampagneFacts(kampagne: Kampagne, offenePunkte: readonly string[] = []): KampagneFacts | null {
  const { state, teilstatus, zahlung } = kampagne
  const stand = { state, teilstatus, zahlungsStatus: zahlung.zahlungsStatus }
  if (!knows(stand)) return null
  const ergebnis = kampagne.anreicherungErgebnis
  return {
    state: stand.state,
    wirdEingefroren: kampagne.eingefroren !== null,
    angehalten: kampagne.angehalten,
    testmodus: kampagne.testmodus,
    zahlungsStatus: stand.zahlungsStatus,
    offen: zahlung.offen,
    bezahltAm: tagVon(zahlung.bezahltAm),
    versandDatum: kampagne.versandDatum,
    anreicherung: kampagne.anreicherung,
    geprueft: kampagne.extern.geprueftAm !== null,
    anreicherungStand: ergebnis === null ? 'keine' : ergebnis.abgeschlossenAm === null ? 'fehlgeschlagen' : 'fertig',
    freigabe: freigabeStand(kampagne.freigaben, kampagne),
    stornoAngefragt: kampagne.stornoAngefragtAm !== null,
    offenePunkte,
  }
}

/** Checked, enriched where wanted, and paid: only the day is awaited. */
function isVersandbereit(facts: KampagneFacts): boolean {
  if (facts.angehalten || facts.zahlungsStatus !== 'bezahlt' || facts.offen > 0) return false
  if (facts.state === 'inExternerFreigabe') return facts.geprueft && !facts.anreicherung
  return facts.state === 'inAnreicherung' && facts.anreicherungStand === 'fertig'
}

/** The daily job is to prepare the dispatch now: three days before the dispatch date, or later up to the date itself (spec 9). */
export function isVorbereitungFaellig(facts: KampagneFacts, heute: string): boolean {
  const { versandDatum } = facts
  if (versandDatum === null || !isVersandbereit(facts)) return false
  return heute >= fristen(versandDatum).uebergabeAm && heute <= versandDatum
}

/** The chosen dispatch date cannot be met any more; the state stays, the user picks a new one (domain 4.2). */
export function isTerminVerpasst(facts: KampagneFacts, heute: string): boolean {
  const { state, versandDatum } = facts
  if (versandDatum === null) return false
  const frist = fristen(versandDatum)
  switch (state) {
    case 'inInternerFreigabe':
      return heute > frist.freigabeBis
    case 'inBezahlung':
      // A payment on its way may still arrive in time for the preparation.
      return heute > (facts.zahlungsStatus === 'ausstehend' ? frist.uebergabeAm : frist.zahlungBis)
    case 'inExternerFreigabe':
    case 'inAnreicherung':
    case 'inVersandFehlgeschlagen':
      return heute > versandDatum
    case 'inLettershop':
      // Pieces in production are late only where the print shop says so.
      return facts.angehalten && heute > versandDatum
    case 'inBearbeitung':
    case 'inBearbeitungKorrektur':
    case 'inVersandstellung':
    case 'inVersendet':
    case 'inStorniert':
      return false
  }
}
