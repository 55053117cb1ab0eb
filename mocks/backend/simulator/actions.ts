import { addTage, fristen } from '#src/domain/kampagne/schedule.ts'
import { formatDatum } from '#src/base/number/german.ts'
import { notFound, Refusal } from '../platform/context.ts'
import { runDueJobs } from '../jobs.ts'
import { anreicherungErgebnis } from '../kampagne/enrichment.ts'
import { setDruckereiErreichbar } from '../druckauftrag/erreichbarkeit.ts'
import { ablehnen, bestaetigen, problemGeloest, problemMelden, versandMelden } from '../druckauftrag/lettershop.ts'
import { loadKampagne } from '../kampagne/load.ts'
import {
  anbieterStornieren,
  anbieterTerminAendern,
  externAblehnen,
  externFreigeben,
  ohneAnreicherungFortfahren,
  uebergabeWiederholen,
} from '../kampagne/provider.ts'
import { textOf } from '../platform/job.ts'
import { systemContext, type Parts } from '../platform/parts.ts'
import { moveTo, resetClock } from './clock.ts'

/** What a form sent, read with care: a text, or all texts of a name. */
export interface Fields {
  text(name: string): string
  all(name: string): string[]
}

/** A person who presses a button waits for the package of that campaign alone; the others are printed meanwhile. */
function runFor(parts: Parts, fields: Fields): ReturnType<typeof runDueJobs> {
  const id = fields.text('idPtKampagne')
  return runDueJobs(systemContext(parts), id === '' ? undefined : (idPtKampagne) => String(idPtKampagne) === id)
}

type Run = (parts: Parts, id: number, fields: Fields) => Promise<void>
/** What happens, and what the page says afterwards. */
type Action = readonly [Run, string]

function day(fields: Fields): string {
  const value = fields.text('versandDatum')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) throw new Refusal(422, 'EINGABE_UNGUELTIG', 'Bitte wählen Sie einen Tag.')
  return value
}

const umfang = (fields: Fields) => (fields.text('umfang') === 'teilweise' ? 'teilweise' : 'alle')

/** What the provider and the third party do to a campaign; each goes through act(). */
const CAMPAIGN: Record<string, Action> = {
  externFreigeben: [(parts, id) => externFreigeben(systemContext(parts), id), 'Die Prüfung ist bestanden.'],
  externAblehnen: [
    (parts, id, fields) => externAblehnen(systemContext(parts), id, fields.all('grund')),
    'Die Kampagne ist zur Korrektur zurückgegeben.',
  ],
  anreicherungErgebnis: [
    (parts, id, fields) => anreicherungErgebnis(systemContext(parts), id, umfang(fields)),
    'Die Anreicherung ist abgeschlossen.',
  ],
  anreicherungGescheitert: [
    (parts, id) => anreicherungErgebnis(systemContext(parts), id, 'nichts'),
    'Die Anreicherung ist als fehlgeschlagen gemeldet.',
  ],
  ohneAnreicherungFortfahren: [
    (parts, id) => ohneAnreicherungFortfahren(systemContext(parts), id),
    'Die Kampagne läuft ohne Anreicherung weiter.',
  ],
  uebergabeWiederholen: [
    (parts, id) => uebergabeWiederholen(systemContext(parts), id),
    'Die Übergabe wird wiederholt.',
  ],
  anbieterTerminAendern: [
    (parts, id, fields) => anbieterTerminAendern(systemContext(parts), id, day(fields)),
    'Der neue Termin ist gesetzt.',
  ],
  anbieterStornieren: [
    (parts, id, fields) => anbieterStornieren(systemContext(parts), id, fields.text('grund')),
    'Die Kampagne ist storniert.',
  ],
}

function menge(fields: Fields): number | undefined {
  const value = fields.text('menge')
  return value === '' ? undefined : Number(value)
}

/** What the print shop does to an order. */
const ORDER: Record<string, Action> = {
  bestaetigen: [(parts, id) => bestaetigen(systemContext(parts), id), 'Der Auftrag ist bestätigt.'],
  ablehnen: [
    (parts, id, fields) => ablehnen(systemContext(parts), id, fields.text('grund')),
    'Der Auftrag ist abgelehnt.',
  ],
  versand: [(parts, id, fields) => versandMelden(systemContext(parts), id, menge(fields)), 'Der Versand ist gemeldet.'],
  problem: [
    (parts, id, fields) => problemMelden(systemContext(parts), id, fields.text('grund')),
    'Das Problem ist gemeldet.',
  ],
  geloest: [(parts, id) => problemGeloest(systemContext(parts), id), 'Das Problem ist gelöst.'],
}

async function run(table: Record<string, Action>, parts: Parts, aktion: string, id: number, fields: Fields) {
  const action = Object.hasOwn(table, aktion) ? table[aktion] : undefined
  if (action === undefined || !Number.isSafeInteger(id) || id < 1) throw notFound()
  const [act, said] = action
  await act(parts, id, fields)
  // What follows from it by itself should not have to be waited for: the package of this campaign, if it is one.
  await runDueJobs(systemContext(parts), (idPtKampagne) => table === CAMPAIGN && idPtKampagne === id)
  return said
}

export function runCampaignAction(parts: Parts, aktion: string, id: number, fields: Fields): Promise<string> {
  return run(CAMPAIGN, parts, aktion, id, fields)
}

export function runOrderAction(parts: Parts, aktion: string, id: number, fields: Fields): Promise<string> {
  return run(ORDER, parts, aktion, id, fields)
}

/** Cuts the line to the print shop, or mends it; what waits for it is tried by its own time. */
export async function setErreichbar(parts: Parts, fields: Fields): Promise<string> {
  const erreichbar = fields.text('erreichbar') === '1'
  await setDruckereiErreichbar(parts.db, erreichbar)
  await runDueJobs(systemContext(parts))
  return erreichbar ? 'Die Druckerei ist wieder erreichbar.' : 'Die Druckerei ist jetzt nicht erreichbar.'
}

/** Everything that is due now. */
export async function runJobs(parts: Parts, fields: Fields): Promise<string> {
  const { fehler } = await runFor(parts, fields)
  if (fehler.length > 0)
    throw new Refusal(
      409,
      'ARBEIT_FEHLGESCHLAGEN',
      `Einige Arbeiten sind fehlgeschlagen: ${fehler.map(textOf).join(' ')}`,
    )
  return 'Die fälligen Arbeiten sind ausgeführt.'
}

/** Moves the clock: a day, to T-3, the next hand-over or the dispatch date of a campaign, or back to real time. */
export async function moveClock(parts: Parts, fields: Fields): Promise<string> {
  const ziel = fields.text('ziel')
  if (ziel === 'echt') {
    await resetClock(parts)
    return 'Die Uhr läuft wieder in echter Zeit.'
  }
  const context = systemContext(parts)
  if (ziel === 'versuch') {
    const { uebergabeAb } = await loadKampagne(context, Number(fields.text('idPtKampagne')))
    const wait = uebergabeAb === null ? 0 : new Date(uebergabeAb).getTime() - context.now().getTime()
    if (wait > 0) await parts.clock.moveBy(wait)
    await runFor(parts, fields)
    return 'Der nächste Versuch ist gemacht.'
  }
  const target =
    ziel === 'tag' ? addTage(context.heute(), 1) : await targetOf(parts, ziel, Number(fields.text('idPtKampagne')))
  const days = await moveTo(parts, target, () => runFor(parts, fields))
  if (days === 0) return 'Dieser Tag ist schon erreicht. Fällige Arbeiten sind ausgeführt.'
  return `Die Uhr steht jetzt auf dem ${formatDatum(context.heute())}.`
}

async function targetOf(parts: Parts, ziel: string, idPtKampagne: number): Promise<string> {
  if (!Number.isSafeInteger(idPtKampagne) || (ziel !== 'vorbereitung' && ziel !== 'versand')) throw notFound()
  const { versandDatum } = await loadKampagne(systemContext(parts), idPtKampagne)
  if (versandDatum === null) throw new Refusal(409, 'NICHT_MOEGLICH', 'Diese Kampagne hat noch keinen Versandtermin.')
  return ziel === 'versand' ? versandDatum : fristen(versandDatum).uebergabeAm
}
