import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '#mocks/backend/platform/db/schema.ts'
import type { Order } from './order.ts'

/** What the service confirmed. */
export interface Confirmed {
  /** Drafts by their names, with the note that was saved last. */
  drafts: ReadonlyMap<string, { idPtKampagne: number; notiz: string }>
  /** Lists by their names. */
  lists: ReadonlyMap<string, { idPtZielgruppe: number; rows: number }>
  orders: readonly Order[]
}

const twice = <T>(all: readonly T[]): T[] => all.filter((one, at) => all.indexOf(one) !== at)

async function ofDrafts(db: Db, { drafts }: Confirmed): Promise<string[]> {
  const rows = await db
    .selectFrom('kampagne')
    .select(['idPtKampagne', 'bezeichnung', 'notiz'])
    .where('bezeichnung', 'like', 'Entwurf %')
    .execute()
  const byId = new Map(rows.map((row) => [row.idPtKampagne, row]))
  return [
    ...twice(rows.map(({ bezeichnung }) => bezeichnung)).map((name) => `made twice: ${name}`),
    ...[...drafts].flatMap(([name, { idPtKampagne, notiz }]) => {
      const row = byId.get(idPtKampagne)
      return row?.bezeichnung === name && row.notiz === notiz ? [] : [`lost: ${name}, ${notiz}`]
    }),
  ]
}

async function ofLists(db: Db, { lists }: Confirmed): Promise<string[]> {
  const rows = await db
    .selectFrom('zielgruppe')
    .leftJoin('zielgruppeEmpfaenger', 'zielgruppeEmpfaenger.idPtZielgruppe', 'zielgruppe.idPtZielgruppe')
    .select(['zielgruppe.idPtZielgruppe', 'bezeichnung', 'potenzial', 'fertig'])
    .select((e) => [e.fn.count('nr').as('rows'), e.fn.count('nr').distinct().as('numbers')])
    .where('bezeichnung', 'like', 'Liste %')
    .where('typ', '=', 'hochgeladen')
    .groupBy(['zielgruppe.idPtZielgruppe', 'bezeichnung', 'potenzial', 'fertig'])
    .execute()
  const byId = new Map(rows.map((row) => [row.idPtZielgruppe, row]))
  return [
    ...rows.filter(({ fertig }) => fertig === 0).map(({ bezeichnung }) => `left half: ${bezeichnung}`),
    ...twice(rows.map(({ bezeichnung }) => bezeichnung)).map((name) => `stored twice: ${name}`),
    ...[...lists].flatMap(([name, { idPtZielgruppe, rows: asked }]) => {
      const row = byId.get(idPtZielgruppe)
      const whole = row && [row.potenzial, Number(row.rows), Number(row.numbers)].every((count) => count === asked)
      return whole ? [] : [`not all of it: ${name}, ${JSON.stringify(row)}`]
    }),
  ]
}

/** Of one order: each effect once, and the same number of people everywhere. */
async function ofOrder(db: Db, dataDir: string, { idPtKampagne, name, email, menge }: Order): Promise<string[]> {
  const of = <T extends 'snapshot' | 'zahlung' | 'rechnung' | 'druckauftrag' | 'empfaengerCode' | 'verlauf'>(
    table: T,
  ) => db.selectFrom(table as 'snapshot').where('idPtKampagne', '=', idPtKampagne)
  const count = async (table: Parameters<typeof of>[0]) =>
    (
      await of(table)
        .select((e) => e.fn.countAll<number>().as('rows'))
        .execute()
    ).map(({ rows }) => Number(rows))[0]
  const found: string[] = []
  const expect = (what: string, is: unknown, wanted: unknown) => {
    if (JSON.stringify(is) !== JSON.stringify(wanted)) found.push(`${name}: ${what} ${JSON.stringify(is)}`)
  }
  for (const table of ['snapshot', 'zahlung', 'rechnung', 'druckauftrag'] as const) expect(table, await count(table), 1)
  expect('codes', await count('empfaengerCode'), menge)
  const kampagne = await db
    .selectFrom('kampagne')
    .select(['bezahlt', 'zahlungsStatus'])
    .where('idPtKampagne', '=', idPtKampagne)
    .executeTakeFirstOrThrow()
  const zahlung = await db
    .selectFrom('zahlung')
    .select(['betrag', 'zahlungsStatus'])
    .where('idPtKampagne', '=', idPtKampagne)
    .execute()
  expect('payments', zahlung, [{ betrag: kampagne.bezahlt, zahlungsStatus: 'bezahlt' }])
  const history = await db.selectFrom('verlauf').select('aktion').where('idPtKampagne', '=', idPtKampagne).execute()
  // Saving is the one thing that is done more than once.
  expect('done twice', twice(history.map(({ aktion }) => aktion).filter((aktion) => aktion !== 'saveKampagne')), [])
  const mails = await db.selectFrom('mail').select(['an', 'betreff']).where('text', 'like', `%${name}%`).execute()
  const told = mails.map(({ an, betreff }) => `${an}: ${betreff}`)
  expect('told twice', twice(told), [])
  expect('links', mails.filter(({ an }) => an === email).length >= 1, true)
  const [druck] = await db
    .selectFrom('druckauftrag')
    .select(['auftrag', 'menge'])
    .where('idPtKampagne', '=', idPtKampagne)
    .execute()
  expect('printed', druck?.menge, menge)
  const liste = join(dataDir, 'lettershop', druck?.auftrag ?? '', 'empfaenger.csv')
  const lines = existsSync(liste) ? (await readFile(liste, 'utf8')).trimEnd().split('\r\n').length - 1 : null
  expect('in the package', lines, menge)
  return found
}

/** What is not as it was confirmed; nothing where all is well. */
export async function findings(db: Db, dataDir: string, confirmed: Confirmed): Promise<string[]> {
  const orders = await Promise.all(confirmed.orders.map((one) => ofOrder(db, dataDir, one)))
  return [...(await ofDrafts(db, confirmed)), ...(await ofLists(db, confirmed)), ...orders.flat()]
}
