import type { ApiTokenEingabe, TokenStatus } from '#src/contract/apizugang.ts'
import { addTage } from '../kampagne/schedule.ts'
import { ipProblem } from './adressen.ts'

/** A token lives this long where nothing else is said, and at most (domain 4.10; the longest is assumed), days. */
export const TOKEN_TAGE = 365
export const TOKEN_TAGE_MAX = 730
/** A replaced token lives on, hours (domain 4.10). */
export const UEBERLAPPUNG_STUNDEN = 24
/** From here on a token is shown as running out, days. assumed. */
const LAEUFT_AB_TAGE = 14
/** Calls of one token in one window. assumed. */
export const ANFRAGEN_JE_FENSTER = 120
export const FENSTER_S = 60
/** Request log and deliveries are kept this long, days (domain 4.10). */
export const PROTOKOLL_TAGE = 30

/** What decides whether a token still works. `jetzt`: moment, ISO. */
export interface TokenFacts {
  gueltigBis: string
  endetAm: string | null
  widerrufenAm: string | null
}

export function tokenStatus(
  { gueltigBis, endetAm, widerrufenAm }: TokenFacts,
  heute: string,
  jetzt: string,
): TokenStatus {
  if (widerrufenAm !== null) return 'widerrufen'
  if (heute > gueltigBis || (endetAm !== null && jetzt >= endetAm)) return 'abgelaufen'
  return endetAm !== null || addTage(heute, LAEUFT_AB_TAGE) >= gueltigBis ? 'laeuftAb' : 'aktiv'
}

export const isNutzbar = (status: TokenStatus) => status === 'aktiv' || status === 'laeuftAb'

/** What is wrong with a new token, by field, in German; empty when nothing is. */
export function tokenProbleme({ ipListe, gueltigBis }: ApiTokenEingabe, heute: string): Record<string, string> {
  const felder: Record<string, string> = {}
  const ip = ipListe.map(ipProblem).find((problem) => problem !== null)
  if (ip) felder['ipListe'] = ip
  if (gueltigBis < heute) felder['gueltigBis'] = 'Bitte wählen Sie einen Tag ab heute.'
  else if (gueltigBis > addTage(heute, TOKEN_TAGE_MAX))
    felder['gueltigBis'] = 'Ein Token gilt höchstens zwei Jahre. Danach ersetzen Sie es.'
  return felder
}

/** The window that a moment lies in, and seconds until the next one. */
export function ratenFenster(ms: number): { beginn: number; restS: number } {
  const beginn = Math.floor(ms / (FENSTER_S * 1000)) * FENSTER_S
  return { beginn, restS: Math.max(1, Math.ceil(beginn + FENSTER_S - ms / 1000)) }
}
