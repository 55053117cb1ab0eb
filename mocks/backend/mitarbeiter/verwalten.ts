import type { RechtAbweichung } from '#src/contract/mitarbeiter.ts'
import { ZAHLUNGSLIMIT_MAX_CT } from '#src/contract/mitarbeiter.ts'
import { normalizeDeviations, type RechteVon } from '#src/domain/mitarbeiter/rechte.ts'
import { rechtOf } from '#src/domain/mitarbeiter/rechteKatalog.ts'
import {
  letzterAdministrator,
  vergebenVerboten,
  verwaltenVerboten,
  verwaltetMitarbeiter,
} from '#src/domain/mitarbeiter/regeln.ts'
import { Refusal, requireActor, versionVeraltet, type Actor, type Context } from '../platform/context.ts'
import { inTransaction, lockRow } from '../platform/db/open.ts'
import { loadAll, loadMitarbeiter, toDetail, type Stored } from './load.ts'
import { rechteVon } from '../zugang/rechteVon.ts'

/** The calling user and the customer's employees, held for this transaction. */
export interface Verwaltung {
  context: Context
  actor: Actor
}

/**
 * One change of a customer's employees at a time: whether somebody is the last administrator must not be asked by two at
 * once.
 */
export function manage<T>(outer: Context, work: (scope: Verwaltung) => Promise<T>): Promise<T> {
  const actor = requireActor(outer)
  return inTransaction(outer.db, async (db) => {
    await lockRow(db, 'kunde', actor.idPtKunde)
    return work({ context: { ...outer, db }, actor })
  })
}

/** The employee that the caller wants to change; refused where he may not. */
export async function loadZiel({ context, actor }: Verwaltung, id: number): Promise<Stored> {
  const row = await loadMitarbeiter(context, actor.idPtKunde, id)
  const reason = verwaltenVerboten(actor, { ...rechteVon(row), idThHeadhunterMitarbeiter: id })
  if (reason !== null) throw new Refusal(403, 'KEINE_BERECHTIGUNG', reason)
  return row
}

export async function requireVersion(context: Context, row: Stored, version: number): Promise<void> {
  if (row.version !== version) throw versionVeraltet(await toDetail(context, row))
}

/** Rights as they may be stored: known, without what the role says anyway, and none that the giver has not. */
export function geprueftRechte(actor: Actor, given: RechteVon): RechteVon {
  const felder: Record<string, string> = {}
  if (given.ability.some((pair) => !isKnown(pair))) felder['ability'] = 'Dieses Recht gibt es nicht.'
  const { zahlungslimit } = given
  if (zahlungslimit !== null && (zahlungslimit <= 0 || zahlungslimit > ZAHLUNGSLIMIT_MAX_CT))
    felder['zahlungslimit'] = 'Bitte geben Sie einen Betrag über 0 € und bis 1.000.000 € ein.'
  const checked = { ...given, ability: normalizeDeviations(given) }
  const reason = vergebenVerboten(actor, checked)
  if (reason !== null) felder['role'] ??= reason
  if (Object.keys(felder).length > 0)
    throw new Refusal(
      422,
      'EINGABE_UNGUELTIG',
      'Bitte prüfen Sie die markierten Eingaben. Es wurde nichts gespeichert.',
      {
        felder,
      },
    )
  return checked
}

const isKnown = (pair: RechtAbweichung) => rechtOf(pair) !== undefined

/** Refuses to take the last administrator away; `after`: his rights afterwards, null when he is deactivated. */
export async function protectLast({ context, actor }: Verwaltung, row: Stored, after: RechteVon | null): Promise<void> {
  const warEiner = row.aktiv === 1 && verwaltetMitarbeiter(rechteVon(row))
  if (!warEiner || (after !== null && verwaltetMitarbeiter(after))) return
  const others = await loadAll(context, actor.idPtKunde)
  const uebrige = others.filter(
    (other) =>
      other.idThHeadhunterMitarbeiter !== row.idThHeadhunterMitarbeiter &&
      other.aktiv === 1 &&
      verwaltetMitarbeiter(rechteVon(other)),
  ).length
  const reason = letzterAdministrator(actor, uebrige, warEiner)
  if (reason !== null) throw new Refusal(409, 'LETZTER_ADMINISTRATOR', reason)
}

/** Notes who changed what, in words. */
export async function note({ context, actor }: Verwaltung, id: number, text: string): Promise<void> {
  await context.db
    .insertInto('mitarbeiterVerlauf')
    .values({ idThHeadhunterMitarbeiter: id, zeit: context.now().toISOString(), name: actor.name, text })
    .execute()
}
