import type { FreigabeFolge } from '#src/domain/kampagne/freigabeFolge.ts'
import type { KampagneAction } from '#src/domain/kampagne/transitions.ts'
import { formatDatum, formatZahl, formatZeitpunkt } from '#src/base/number/german.ts'
import { markeOf } from '../konto/marke.ts'
import type { Context } from '../platform/context.ts'
import { sendMail } from '../platform/mail.ts'
import type { FreigabeRow } from './freigabeRows.ts'
import { loadFreigaben } from './load.ts'
import type { KampagneRow } from './rows.ts'

interface Anlass {
  /** `abgelaufen`: the last day has passed, and the links can no longer approve. */
  folge: FreigabeFolge | 'abgelaufen'
  /** What happened, German sentences. */
  satz: string
  /** Address of who has the receipt instead. */
  ausser?: string
}

const BETREFF: Record<Anlass['folge'], string> = {
  erteilt: 'Freigabe abgeschlossen',
  beendet: 'Freigabe beendet',
  abgelaufen: 'Frist abgelaufen',
  gesagt: 'Nachricht zu Ihrer Freigabe',
}

const NICHTS = 'Sie müssen nichts mehr tun.'
const NEUER_LINK = 'Gibt es eine neue Fassung, erhalten Sie einen neuen Link.'
const ERHALTEN = 'Ihre eigene Entscheidung ist erhalten.'

/** What it means for this one person. */
function bedeutung({ entscheidung }: FreigabeRow, folge: Anlass['folge'], { state }: KampagneRow): string {
  const offen = entscheidung === 'offen'
  if (folge === 'gesagt') return 'Ihre Freigabe gilt weiter. Sie müssen nichts tun.'
  if (folge === 'erteilt') return `${offen ? 'Ihr Link gilt nicht mehr.' : ERHALTEN} ${NICHTS}`
  const weiter = state === 'inStorniert' ? NICHTS : `${NICHTS} ${NEUER_LINK}`
  if (folge === 'abgelaufen')
    return `${offen ? 'Diese Fassung lässt sich nicht mehr freigeben.' : ERHALTEN} ${NEUER_LINK}`
  if (offen) return `Ihr Link gilt nicht mehr. ${weiter}`
  return entscheidung === 'freigegeben'
    ? `Ihre Freigabe gilt damit nicht mehr. Ihr Beleg bleibt erhalten. ${weiter}`
    : `${ERHALTEN} ${weiter}`
}

const gleich = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Who was asked about a version and not replaced by somebody else or another link, each mailbox once. */
function gefragte(freigaben: readonly FreigabeRow[], snapshotNr: number): FreigabeRow[] {
  const asked = freigaben.filter(
    (link) =>
      link.snapshotNr === snapshotNr &&
      (link.entscheidung !== 'offen' || link.widerrufArt === null || link.widerrufArt === 'geschlossen'),
  )
  return [...new Map(asked.map((link) => [link.empfaengerEmail.toLowerCase(), link])).values()]
}

const GETROFFEN = { freigegeben: 'freigegeben', aenderungen: 'Änderungen angefordert' } as const

function zeileOf({ entscheidung, entschiedenAm, name, empfaengerName, anmerkung, durch }: FreigabeRow): string {
  const wer = `${name ?? empfaengerName}${durch === null ? '' : ` (${durch})`}`
  if (entscheidung === 'offen' || entschiedenAm === null) return `${wer}: nicht entschieden`
  const was = `${GETROFFEN[entscheidung]} am ${formatZeitpunkt(entschiedenAm)}`
  return `${wer}: ${was}${anmerkung ? `, „${anmerkung}“` : ''}`
}

/** How everybody else of a round decided, as a paragraph; empty where nobody else was asked. */
export function andereEntscheidungen(freigaben: readonly FreigabeRow[], snapshotNr: number, ausser: string): string {
  const others = gefragte(freigaben, snapshotNr).filter(({ empfaengerEmail }) => !gleich(empfaengerEmail, ausser))
  return others.length === 0
    ? ''
    : `\n\nSo haben die anderen entschieden (Zeit in Berlin):\n${others.map(zeileOf).join('\n')}`
}

/**
 * Tells those who were asked about the version of `vorher` what became of it: everybody as long as the round runs, who has
 * then how all others decided; later those whose approval it is.
 */
export async function tellApprovers(
  context: Context,
  vorher: KampagneRow,
  kampagne: KampagneRow,
  { folge, satz, ausser = '' }: Anlass,
): Promise<void> {
  const rundeVorbei = vorher.state === 'inInternerFreigabe'
  const marke = await markeOf(context, kampagne.idPtKampagne)
  const freigaben = await loadFreigaben(context, [kampagne.idPtKampagne])
  for (const link of gefragte(freigaben, vorher.snapshotNr)) {
    const an = link.empfaengerEmail
    if (gleich(an, ausser) || !(rundeVorbei || link.entscheidung === 'freigegeben')) continue
    const andere = rundeVorbei ? andereEntscheidungen(freigaben, vorher.snapshotNr, an) : ''
    await sendMail(context, {
      an,
      betreff: `${BETREFF[folge]}: „${kampagne.bezeichnung}“`,
      text: `Guten Tag ${link.empfaengerName},\n\n${satz}\n\n${bedeutung(link, folge, kampagne)}${andere}`,
      marke,
    })
  }
}

interface Hergang {
  vorher: KampagneRow
  kampagne: KampagneRow
  name: string
  grund?: string | null | undefined
  /** Pieces in the print shop's package, where it was made. */
  gedruckt?: number | undefined
}

const tag = ({ versandDatum }: KampagneRow) => formatDatum(versandDatum ?? '')
const derKampagne = ({ kampagne }: Hergang) => `der Kampagne „${kampagne.bezeichnung}“`
const wegen = ({ grund }: Hergang) => (grund ? `\n\nGrund: ${grund}` : '')

const neuerTag = ({ vorher, kampagne, name }: Hergang) =>
  `${name} hat den Versandtermin vom ${tag(vorher)} auf den ${tag(kampagne)} geändert (Kampagne „${kampagne.bezeichnung}“).`
const storniert = (hergang: Hergang) =>
  `Die Kampagne „${hergang.kampagne.bezeichnung}“ wurde storniert und wird nicht versendet.${wegen(hergang)}`

const SAETZE: Partial<Record<KampagneAction, (hergang: Hergang) => string>> = {
  freigabeErteilen: (hergang) => `Die Druckvorlage ${derKampagne(hergang)} ist freigegeben.`,
  freigabeAblehnen: (hergang) =>
    `${hergang.name} hat Änderungen an der Druckvorlage ${derKampagne(hergang)} angefordert.\n\n„${hergang.grund ?? ''}“`,
  freigabeZurueckziehen: (hergang) =>
    `${hergang.name} hat die Bitte um Freigabe ${derKampagne(hergang)} zurückgezogen.`,
  wiederOeffnen: ({ name, kampagne }) =>
    `${name} hat die Kampagne „${kampagne.bezeichnung}“ wieder zur Bearbeitung geöffnet.`,
  terminAendern: neuerTag,
  anbieterTerminAendern: neuerTag,
  stornieren: storniert,
  anbieterStornieren: storniert,
  externAblehnen: (hergang) =>
    `${hergang.name} konnte die Kampagne „${hergang.kampagne.bezeichnung}“ so nicht annehmen. Sie wird überarbeitet.${wegen(hergang)}`,
  versandGemeldet: ({ kampagne, gedruckt }) =>
    `Die Druckerei hat für die Kampagne „${kampagne.bezeichnung}“ ${formatZahl(kampagne.gemeldeteMenge ?? 0)} statt ${formatZahl(gedruckt ?? kampagne.menge)} Sendungen eingeliefert.`,
}

/** What happened by an action, for somebody who knows the campaign from one page. */
export const hergangSatz = (action: KampagneAction, hergang: Hergang): string =>
  SAETZE[action]?.(hergang) ?? `${hergang.name} hat etwas an ${derKampagne(hergang)} geändert.`
