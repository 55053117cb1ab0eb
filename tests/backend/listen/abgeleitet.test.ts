import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { suchtext } from '#src/domain/suche/suche.ts'
import { sortKey } from '#src/base/text/sortKey.ts'
import { ABGELEITET, calculate } from '#mocks/backend/platform/db/abgeleitet.ts'
import { idListe, IDS_MAX, portionen } from '#mocks/backend/platform/db/ids.ts'
import { bulkInsert } from '#mocks/backend/platform/db/open.ts'
import { createTestBackend, type TestBackend } from '#tests/support/standIn.ts'
import { neueZielgruppe } from './mandant.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend({ seed: 'demo' })
}, 240_000)
afterAll(() => backend.close())

/** Rows whose columns are not what follows from the others. */
async function stale(tabelle: string): Promise<{ rows: number; stale: unknown[] }> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(tabelle)}`.execute(backend.db)
  return {
    rows: rows.length,
    stale: rows.filter((row) => calculate(tabelle, (name) => row[name]).some(([name, wert]) => row[name] !== wert)),
  }
}

describe('what lists search and sort by', () => {
  test.each(Object.keys(ABGELEITET))(
    'is right in every row of %s that the demo and its whole way wrote',
    async (tabelle) => {
      const found = await stale(tabelle)
      expect(found.rows).toBeGreaterThan(0)
      expect(found.stale).toEqual([])
    },
  )

  test('follows a change of the name, and of nothing else', async () => {
    const token = await backend.login('kunde@example.org')
    const [kampagne] = (await backend.call(token, 'fetchKampagnen', { state: 'inBearbeitung' })).kampagnen
    const { idPtKampagne, version } = kampagne ?? { idPtKampagne: 0, version: 0 }
    const saved = await backend.call(token, 'saveKampagne', { idPtKampagne, version, bezeichnung: 'Öl 7' })
    await backend.call(token, 'saveKampagne', { idPtKampagne, version: saved.version, notiz: 'Nur die Notiz' })
    const stored = await backend.db
      .selectFrom('kampagne')
      .select(['suche', 'sortierung'])
      .where('idPtKampagne', '=', idPtKampagne)
      .executeTakeFirst()
    expect(stored).toEqual({ suche: suchtext('Öl 7'), sortierung: sortKey('Öl 7') })
    expect((await stale('kampagne')).stale).toEqual([])
  })

  test('comes along with many rows in one statement, also where one of them names it itself', async () => {
    const { bezeichnung, ...row } = neueZielgruppe()
    await backend.db
      .insertInto('zielgruppe')
      .values([
        { ...row, bezeichnung, suche: 'falsch' },
        { ...row, bezeichnung: 'Zwölf', loeschenAm: '2027-01-01' },
      ])
      .execute()
    const { vorname, ...person } = { vorname: 'Änne', nachname: 'Öz', firma: '', strasse: 'Weg', hausnummer: '1' }
    const values = { idPtKunde: 1, schluessel: 'x', vorname, ...person, plz: '01067', ort: 'Dresden', quelle: 'import' }
    const more = { ...values, erstelltAm: '', erstelltVon: '' }
    await bulkInsert(backend.db, 'sperre', Object.keys(more), [Object.values(more)])
    for (const tabelle of ['zielgruppe', 'sperre']) expect((await stale(tabelle)).stale).toEqual([])
  })

  test('is not guessed: an update that names a part of the sources, or computes one, is refused', async () => {
    const { db } = backend
    await expect(db.updateTable('mitarbeiter').set({ nachname: 'Neu' }).execute()).rejects.toThrow(/names all of/)
    await expect(
      db
        .updateTable('kampagne')
        .set({ bezeichnung: sql<string>`upper("bezeichnung")` })
        .execute(),
    ).rejects.toThrow(/plain value/)
    await expect(
      db
        .insertInto('zielgruppe')
        .columns(['bezeichnung'])
        .expression(db.selectFrom('zielgruppe').select('bezeichnung'))
        .execute(),
    ).rejects.toThrow(/come as values/)
  })
})

test('ids go into a statement up to a bound', () => {
  const ids = Array.from({ length: IDS_MAX * 2 + 1 }, (_, id) => id)
  expect(() => idListe(ids)).toThrow(/1001 ids/)
  expect([...portionen(ids)].map((some) => idListe(some).length)).toEqual([IDS_MAX, IDS_MAX, 1])
})
