import { getHolidays } from 'feiertagejs'

/** Days before the dispatch date on which the dispatch is prepared. Spec 9. */
export const VERSANDVORBEREITUNG_DAYS = 3
/** Working days that lie between booking and dispatch. assumed: two weeks cover approval, payment, check and print. */
const VORLAUF_WERKTAGE = 10
/** Working days that a bank transfer takes. assumed. */
export const UEBERWEISUNG_WERKTAGE = 3
/** Country of the print site, whose holidays count. assumed: Nordrhein-Westfalen. */
const DRUCKORT_LAND = 'NW'
/** Delivery in working days after the dispatch: earliest (assumed) and the postal goal E+4 (domain 6). */
const ANKUNFT_WERKTAGE = { von: 2, bis: 4 } as const

const BERLIN = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Calendar day in Europe/Berlin, ISO. */
export function berlinHeute(now: Date): string {
  const part = Object.fromEntries(BERLIN.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${part.year}-${part.month}-${part.day}`
}

/** Days are counted on UTC midnights, which know no daylight saving time. */
function toUtc(tag: string): Date {
  return new Date(`${tag}T00:00:00Z`)
}

/** Calendar day that lies a number of days later (or earlier), ISO. */
export function addTage(tag: string, tage: number): string {
  const date = toUtc(tag)
  date.setUTCDate(date.getUTCDate() + tage)
  return date.toISOString().slice(0, 10)
}

/** Calendar days from one day to another; negative when the other is earlier. */
export function tageZwischen(von: string, bis: string): number {
  return Math.round((toUtc(bis).getTime() - toUtc(von).getTime()) / 86_400_000)
}

const feiertageJe = new Map<string, ReadonlySet<string>>()

/** Public holiday at the print site. */
export function isFeiertag(tag: string): boolean {
  const jahr = tag.slice(0, 4)
  let tage = feiertageJe.get(jahr)
  if (tage === undefined) {
    tage = new Set(getHolidays(Number(jahr), DRUCKORT_LAND).map(({ dateString }) => dateString))
    feiertageJe.set(jahr, tage)
  }
  return tage.has(tag)
}

/** Monday to Friday and no public holiday at the print site. */
export function isWerktag(tag: string): boolean {
  const wochentag = toUtc(tag).getUTCDay()
  return wochentag >= 1 && wochentag <= 5 && !isFeiertag(tag)
}

/** The n-th working day after (or before) a day, which itself is not counted. */
export function addWerktage(tag: string, werktage: number): string {
  const richtung = Math.sign(werktage)
  let tagNeu = tag
  for (let rest = Math.abs(werktage); rest > 0;) {
    tagNeu = addTage(tagNeu, richtung)
    if (isWerktag(tagNeu)) rest -= 1
  }
  return tagNeu
}

/** The post takes mailings from Tuesday to Friday (domain 6). */
export function isEinlieferungstag(tag: string): boolean {
  const wochentag = toUtc(tag).getUTCDay()
  return wochentag >= 2 && wochentag <= 5 && !isFeiertag(tag)
}

/** First day that can be booked at all; the day itself may still be none that the post takes. */
export function fruehesterVersandtag(heute: string): string {
  return addWerktage(heute, VORLAUF_WERKTAGE)
}

/** A day that can be booked now: Tuesday to Friday, no holiday, at least ten working days ahead (domain 4.5). */
export function isVersandtag(tag: string, heute: string): boolean {
  return isEinlieferungstag(tag) && tag >= fruehesterVersandtag(heute)
}

/** Longest range of days that is searched at once. */
const SUCHE_MAX_TAGE = 400

/** All bookable days of a range, both ends included; a longer range than 400 days is cut. */
export function versandtage(von: string, bis: string, heute: string): string[] {
  const tage: string[] = []
  const ende = addTage(von, SUCHE_MAX_TAGE)
  const frueheste = fruehesterVersandtag(heute)
  for (let tag = von; tag <= bis && tag <= ende; tag = addTage(tag, 1)) {
    if (tag >= frueheste && isEinlieferungstag(tag)) tage.push(tag)
  }
  return tage
}

/** Last days (each included) on the way to a dispatch date, ISO. */
export interface Fristen {
  freigabeBis: string
  zahlungBis: string
  /** Last day for starting a bank transfer. */
  ueberweisungBis: string
  stornoBis: string
  uebergabeAm: string
  ankunftVon: string
  ankunftBis: string
}

/** Deadlines that follow from a dispatch date (domain 4.5). The provider's check has the working day after the payment. */
export function fristen(versandDatum: string): Fristen {
  const uebergabeAm = addTage(versandDatum, -VERSANDVORBEREITUNG_DAYS)
  const zahlungBis = addWerktage(uebergabeAm, -1)
  return {
    freigabeBis: addWerktage(zahlungBis, -1),
    zahlungBis,
    ueberweisungBis: addWerktage(zahlungBis, -UEBERWEISUNG_WERKTAGE),
    stornoBis: addTage(uebergabeAm, -1),
    uebergabeAm,
    ankunftVon: addWerktage(versandDatum, ANKUNFT_WERKTAGE.von),
    ankunftBis: addWerktage(versandDatum, ANKUNFT_WERKTAGE.bis),
  }
}

/** First dispatch date (ISO) whose mailings are still under way today: the post brings none of them before tomorrow (domain 4.12). */
export function ersterVersandUnterwegs(heute: string): string {
  let tag = heute
  while (addWerktage(addTage(tag, -1), ANKUNFT_WERKTAGE.von) > heute) tag = addTage(tag, -1)
  return tag
}

/**
 * Last day (ISO) on which an approver's answer still helps: the end of his link or, when it comes first, the approval
 * deadline of the dispatch date. A deadline that is over already says nothing. assumed.
 */
export function entscheidungBis(gueltigBis: string, versandDatum: string | null, heute: string): string {
  const frist = versandDatum === null ? gueltigBis : fristen(versandDatum).freigabeBis
  return frist >= heute && frist < gueltigBis ? frist : gueltigBis
}
