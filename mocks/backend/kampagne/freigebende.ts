import type { FreigabeFolge } from '#src/domain/kampagne/freigabeFolge.ts'
import type { KampagneAction } from '#src/domain/kampagne/transitions.ts'
import { formatDatum, formatZahl } from '#src/domain/number/german.ts'
import { markeOf } from '../konto/marke.ts'
import type { Context } from '../platform/context.ts'
import { sendMail } from '../platform/mail.ts'
import type { FreigabeRow } from './freigabeRows.ts'
import { loadFreigaben } from './load.ts'
import type { KampagneRow } from './rows.ts'

interface Anlass {
  folge: FreigabeFolge
  /** What happened, German sentences. */
  satz: string
}

const BETREFF: Record<FreigabeFolge, string> = {
  erteilt: 'Freigabe abgeschlossen',
  beendet: 'Freigabe beendet',
  gesagt: 'Nachricht zu Ihrer Freigabe',
}

const NICHTS = 'Sie müssen nichts mehr tun.'
const NEUER_LINK = 'Gibt es eine neue Fassung, erhalten Sie einen neuen Link.'

/** What it means for this one person. */
function bedeutung({ entscheidung }: FreigabeRow, folge: FreigabeFolge, { state }: KampagneRow): string {
  if (folge === 'gesagt') return 'Ihre Freigabe gilt weiter. Sie müssen nichts tun.'
  if (folge === 'erteilt')
    return `${entscheidung === 'offen' ? 'Ihr Link gilt nicht mehr.' : 'Ihre eigene Entscheidung ist erhalten.'} ${NICHTS}`
  const weiter = state === 'inStorniert' ? NICHTS : `${NICHTS} ${NEUER_LINK}`
  if (entscheidung === 'offen') return `Ihr Link gilt nicht mehr. ${weiter}`
  return entscheidung === 'freigegeben'
    ? `Ihre Freigabe gilt damit nicht mehr. Ihr Beleg bleibt erhalten. ${weiter}`
    : `Ihre eigene Entscheidung ist erhalten. ${weiter}`
}

/** Who is concerned: everybody asked as long as the round runs, then whose approval it is; each mailbox once. */
function betroffene(freigaben: readonly FreigabeRow[], vorher: KampagneRow): FreigabeRow[] {
  const laeuft = vorher.state === 'inInternerFreigabe'
  const asked = freigaben.filter(
    ({ snapshotNr, entscheidung, widerrufArt }) =>
      snapshotNr === vorher.snapshotNr &&
      (entscheidung === 'freigegeben' ||
        (laeuft && (entscheidung !== 'offen' || widerrufArt === null || widerrufArt === 'geschlossen'))),
  )
  return [...new Map(asked.map((link) => [link.empfaengerEmail.toLowerCase(), link])).values()]
}

/** Tells those who were asked about the version of `vorher` what became of it. */
export async function sageFreigebenden(
  context: Context,
  vorher: KampagneRow,
  kampagne: KampagneRow,
  { folge, satz }: Anlass,
): Promise<void> {
  const marke = await markeOf(context, kampagne.idPtKampagne)
  const freigaben = await loadFreigaben(context, [kampagne.idPtKampagne])
  for (const link of betroffene(freigaben, vorher))
    await sendMail(context, {
      an: link.empfaengerEmail,
      betreff: `${BETREFF[folge]}: „${kampagne.bezeichnung}“`,
      text: `Guten Tag ${link.empfaengerName},\n\n${satz}\n\n${bedeutung(link, folge, kampagne)}`,
      marke,
    })
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
const wegen = ({ grund }: Hergang) => (grund ? `\n\nGrund: ${grund}` : '')
const anDer = ({ kampagne }: Hergang) => `an der Kampagne „${kampagne.bezeichnung}“`

const neuerTag = ({ vorher, kampagne, name }: Hergang) =>
  `${name} hat den Versandtermin vom ${tag(vorher)} auf den ${tag(kampagne)} geändert (Kampagne „${kampagne.bezeichnung}“).`
const storniert = (hergang: Hergang) =>
  `Die Kampagne „${hergang.kampagne.bezeichnung}“ wurde storniert und wird nicht versendet.${wegen(hergang)}`

const SAETZE: Partial<Record<KampagneAction, (hergang: Hergang) => string>> = {
  freigabeZurueckziehen: ({ name, kampagne }) =>
    `${name} hat die Bitte um Freigabe der Kampagne „${kampagne.bezeichnung}“ zurückgezogen.`,
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
  SAETZE[action]?.(hergang) ?? `${hergang.name} hat etwas ${anDer(hergang)} geändert.`
