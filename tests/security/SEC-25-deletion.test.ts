import { sql } from 'kysely'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { addTage } from '#src/domain/kampagne/schedule.ts'
import { addListe, draft, flowForEach, goTo, paid, release, sent, testEmpfaenger } from '#tests/backend/kampagneFlow.ts'

afterAll(() => vi.resetConfig())

const flow = flowForEach()

const PASSWORT = 'Postkarte-2026!'
const rowsOf = async (idPtZielgruppe: number) =>
  (await flow.db.selectFrom('zielgruppeEmpfaenger').select('nr').where('idPtZielgruppe', '=', idPtZielgruppe).execute())
    .length
const frozen = async () =>
  (await flow.db.selectFrom('empfaengerCode').select('code').where('daten', 'is not', null).execute()).length

/** Tables that keep something about a deleted customer, and why. */
const KEPT = {
  kunde: 'an empty row that the invoices refer to',
  rechnung: 'eight years by law',
  avvAnnahme: 'three years, to prove the contract',
  protokoll: 'three years, to prove the deletion',
}

/** Every table that names a customer, with the rows of one of them. */
async function tablesOf(idPtKunde: number): Promise<Record<string, number>> {
  const tables = await flow.db.introspection.getTables()
  const found: Record<string, number> = {}
  for (const { name, columns } of tables) {
    if (!columns.some((column) => column.name === 'idPtKunde')) continue
    const { rows } = await sql<{
      n: number
    }>`select count(*) as n from ${sql.table(name)} where "idPtKunde" = ${idPtKunde}`.execute(flow.db)
    found[name] = Number(rows[0]?.n ?? 0)
  }
  return found
}

describe('SEC-25 deletion periods run', () => {
  test('thirty days after the dispatch, not a day earlier; codes and counts stay', async () => {
    await sent(flow)
    const tag = flow.clock.heute()
    await goTo(flow, addTage(tag, 29))
    expect([await rowsOf(flow.idPtZielgruppe), await frozen()]).toEqual([520, 520])
    await goTo(flow, addTage(tag, 30))
    expect([await rowsOf(flow.idPtZielgruppe), await frozen()]).toEqual([0, 0])
    expect(await flow.db.selectFrom('empfaengerCode').select('code').execute()).toHaveLength(520)
  })

  test('seven days after a cancellation', async () => {
    const { kampagne } = await release(flow, await draft(flow))
    const { idPtKampagne, version } = kampagne
    await flow.call(flow.kunde, 'stornieren', { idPtKampagne, version, grund: 'Abgesagt', gebuehr: 0 })
    const tag = flow.clock.heute()
    await goTo(flow, addTage(tag, 6))
    expect(await frozen()).toBe(520)
    await goTo(flow, addTage(tag, 7))
    expect(await frozen()).toBe(0)
  })

  test('an unused list goes after ninety days, and its owner is told once, fourteen days before', async () => {
    const unused = await addListe(flow, testEmpfaenger(3))
    await draft(flow)
    const tag = flow.clock.heute()
    const told = () =>
      flow.db.selectFrom('mail').select('betreff').where('betreff', 'like', 'Adressliste wird%').execute()
    await goTo(flow, addTage(tag, 75))
    expect(await told()).toEqual([])
    await goTo(flow, addTage(tag, 76))
    await goTo(flow, addTage(tag, 89))
    expect([(await told()).length, await rowsOf(unused)]).toEqual([1, 3])
    await goTo(flow, addTage(tag, 90))
    expect(await rowsOf(unused)).toBe(0)
  })

  test('an account goes thirty days after the request, with everything but what the law keeps', async () => {
    await sent(flow)
    await flow.call(flow.kunde, 'saveSperre', {
      person: {
        vorname: 'Eda',
        nachname: 'Öztürk',
        firma: '',
        strasse: 'Ahornweg',
        hausnummer: '7',
        plz: '01099',
        ort: '',
      },
    })
    flow.kunde = await flow.login('kunde@example.org')
    const { loeschung } = await flow.call(flow.kunde, 'beantrageLoeschung', { passwort: PASSWORT })
    const tag = flow.clock.heute()
    expect(loeschung?.loeschtAm).toBe(addTage(tag, 30))
    await goTo(flow, addTage(tag, 29))
    expect(await tablesOf(1)).toMatchObject({ zugang: 4, mitarbeiter: 3, sperre: 1, kampagne: 1 })
    await goTo(flow, addTage(tag, 30))
    const left = Object.entries(await tablesOf(1)).filter(([, count]) => count > 0)
    expect(left.map(([name]) => name).toSorted()).toEqual(Object.keys(KEPT).toSorted())
    expect(
      await flow.db
        .selectFrom('kunde')
        .select(['firma', 'rechnungsEmail', 'mandat'])
        .where('idPtKunde', '=', 1)
        .executeTakeFirst(),
    ).toEqual({
      firma: 'Gelöschtes Konto',
      rechnungsEmail: '',
      mandat: null,
    })
    await expect(flow.login('kunde@example.org')).rejects.toMatchObject({ code: 'ANMELDUNG_FEHLGESCHLAGEN' })
    expect(await tablesOf(2)).toMatchObject({ kunde: 1, zugang: 1 })
    // The law's own periods end as well.
    const jahr = Number(tag.slice(0, 4))
    await goTo(flow, `${jahr + 8}-12-31`)
    expect((await tablesOf(1)).rechnung).toBeGreaterThan(0)
    await goTo(flow, `${jahr + 9}-01-01`)
    expect(await tablesOf(1)).toMatchObject({ rechnung: 0, avvAnnahme: 0, protokoll: 0 })
  })

  test('a request is refused while a paid mailing is on its way, and can be called off', async () => {
    const { idPtKampagne } = await paid(flow)
    await expect(flow.call(flow.kunde, 'beantrageLoeschung', { passwort: PASSWORT })).rejects.toMatchObject({
      status: 409,
      code: 'LOESCHUNG_NICHT_MOEGLICH',
    })
    await flow.db
      .updateTable('kampagne')
      .set({ state: 'inStorniert' })
      .where('idPtKampagne', '=', idPtKampagne)
      .execute()
    await flow.call(flow.kunde, 'beantrageLoeschung', { passwort: PASSWORT })
    const { loeschung } = await flow.call(flow.kunde, 'widerrufeLoeschung', {})
    expect(loeschung).toBeNull()
    await goTo(flow, addTage(flow.clock.heute(), 31))
    expect((await tablesOf(1)).zugang).toBe(4)
  })
})
