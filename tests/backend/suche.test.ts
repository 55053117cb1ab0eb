import { describe, expect, it } from 'vitest'
import type { SuchGruppe, TrefferGruppe } from '#src/contract/suche.ts'
import { SUCH_GRUPPEN } from '#src/contract/suche.ts'
import { backendForAll } from '#tests/support/standIn.ts'

const backend = backendForAll({ seed: 'demo' })

interface Search {
  as?: string
  gruppe?: SuchGruppe
  limit?: number
}

async function search(q: string, { as = 'kunde@example.org', ...rest }: Search = {}) {
  const { gruppen } = await backend.call(await backend.login(as), 'fetchSuche', { q, ...rest })
  const of = (name: SuchGruppe): TrefferGruppe =>
    gruppen.find(({ gruppe }) => gruppe === name) ?? { gruppe: name, total: 0, treffer: [] }
  return {
    gruppen,
    seiten: of('seiten'),
    dateien: of('dateien'),
    kontakte: of('kontakte'),
    titles: gruppen.flatMap(({ treffer }) => treffer.map(({ titel }) => titel)),
    arten: [...new Set(gruppen.flatMap(({ treffer }) => treffer.map(({ art }) => art)))].toSorted(),
  }
}

/** Target groups of a customer, newest last. */
async function addZielgruppen(idPtKunde: number, names: string[], changed: Record<string, unknown> = {}) {
  await backend.db
    .insertInto('zielgruppe')
    .values(
      names.map((bezeichnung, index) => ({
        idPtKunde,
        bezeichnung,
        typ: 'filter' as const,
        filter: '{}',
        potenzial: index,
        potenzialStand: '2026-11-20T08:00:00.000Z',
        datenquelle: '',
        erstelltAm: '2026-11-20T08:00:00.000Z',
        geaendertAm: `2026-11-20T08:${String(index).padStart(2, '0')}:00.000Z`,
        ...changed,
      })),
    )
    .execute()
}

describe('the search', () => {
  it('answers pages, files and contacts in this order; the pages are known to the browser alone', async () => {
    const { gruppen, seiten, dateien } = await search('e', { limit: 50 })
    expect(gruppen.map(({ gruppe }) => gruppe)).toEqual([...SUCH_GRUPPEN])
    expect(seiten).toEqual({ gruppe: 'seiten', total: 0, treffer: [] })
    expect(dateien.treffer.map(({ art }) => art)).toContain('kampagne')
  })

  it('finds what has a name or a number, and says what it is', async () => {
    const kampagne = await backend.db
      .selectFrom('kampagne')
      .selectAll()
      .where('idPtKunde', '=', 1)
      .where('state', '=', 'inVersendet')
      .executeTakeFirstOrThrow()
    const found = (await search(kampagne.bezeichnung)).dateien.treffer[0]
    expect(found).toMatchObject({ art: 'kampagne', id: kampagne.idPtKampagne, titel: kampagne.bezeichnung })
    expect(found?.untertitel).toMatch(/^Versendet · Versand \d{2}\.\d{2}\.2026$/)

    const rechnung = await backend.db
      .selectFrom('rechnung')
      .selectAll()
      .where('idPtKunde', '=', 1)
      .where('art', '=', 'rechnung')
      .executeTakeFirstOrThrow()
    const invoice = (await search(rechnung.rechnungsnummer.toLowerCase())).dateien.treffer[0]
    expect(invoice).toMatchObject({ art: 'rechnung', id: rechnung.idPtRechnung, titel: rechnung.rechnungsnummer })
    expect(invoice?.untertitel).toContain('€')

    const { kontakte } = await search('yildiz')
    expect(kontakte.treffer).toEqual([
      { art: 'mitarbeiter', id: expect.any(Number), titel: 'Miriam Yıldız', untertitel: 'freigabe@example.org' },
    ])
    expect((await search('freigabe@')).kontakte.treffer[0]?.titel).toBe('Miriam Yıldız')
  })

  it('gives at most five hits per group and says how many there are; one group alone gives the rest, up to fifty', async () => {
    await addZielgruppen(
      1,
      Array.from({ length: 57 }, (_, index) => `Viele ${index}`),
    )
    const first = await search('viele')
    expect(first.dateien).toMatchObject({ total: 57 })
    expect(first.dateien.treffer).toHaveLength(5)
    const rest = await search('viele', { gruppe: 'dateien', limit: 50 })
    expect(rest.gruppen.map(({ gruppe }) => gruppe)).toEqual(['dateien'])
    expect(rest.dateien.treffer).toHaveLength(50)
    expect((await search('viele', { limit: 10_000 })).dateien.treffer).toHaveLength(50)
    expect((await search('viele', { limit: -3 })).dateien.treffer).toHaveLength(1)
  })

  it('puts the beginning of a word before its inside, and the newer before the older', async () => {
    await addZielgruppen(1, ['Xylofon alt', 'Metaxylofon', 'Bass und Xylofon', 'Xylofon neu'])
    expect((await search('xylo')).titles).toEqual(['Xylofon neu', 'Bass und Xylofon', 'Xylofon alt', 'Metaxylofon'])
  })

  it.each([
    ['quendel', 300],
    ['quirl', 20_100],
  ])('finds what begins with "%s" among %i newer ones that only hold it', async (wort, anzahl) => {
    await addZielgruppen(1, [`${wort} zuerst`], { geaendertAm: '2025-01-01T08:00:00.000Z' })
    for (let from = 0; from < anzahl; from += 1000) {
      const names = Array.from({ length: Math.min(1000, anzahl - from) }, (_, index) => `Berg${wort} ${from + index}`)
      await addZielgruppen(1, names, { geaendertAm: '2026-11-20T08:00:00.000Z' })
    }
    const { dateien } = await search(wort)
    expect(dateien.total).toBe(anzahl + 1)
    expect(dateien.treffer[0]?.titel).toBe(`${wort} zuerst`)
    expect(new Set(dateien.treffer.map(({ id }) => id)).size).toBe(5)
  })

  it('reads case and umlauts as people do, and signs of patterns as themselves', async () => {
    await addZielgruppen(1, ['ÄÖÜ Größe', '100 % Rabatt', 'unter_strich', 'Back\\slash'])
    expect((await search('äöü GRÖSSE')).titles).toEqual(['ÄÖÜ Größe'])
    expect((await search('aeoeue')).titles).toEqual(['ÄÖÜ Größe'])
    expect((await search('%')).titles).toEqual(['100 % Rabatt'])
    expect((await search('unter_')).titles).toEqual(['unter_strich'])
    expect((await search('k\\s')).titles).toEqual(['Back\\slash'])
    expect((await search("' or 1=1 --")).titles).toEqual([])
  })

  it('does not find what is archived or not yet there', async () => {
    await addZielgruppen(1, ['Versteckt archiviert'], { archiviert: 1 })
    await addZielgruppen(1, ['Versteckt unfertig'], { fertig: 0 })
    expect((await search('versteckt')).titles).toEqual([])
  })

  it('finds nobody in the address lists', async () => {
    const empfaenger = await backend.db
      .selectFrom('zielgruppeEmpfaenger')
      .select(['vorname', 'nachname'])
      .executeTakeFirstOrThrow()
    const { arten } = await search(`${empfaenger.vorname} ${empfaenger.nachname}`)
    expect(arten).toEqual([])
  })

  it.each(['', '   ', 'x'.repeat(101)])('refuses %j', async (q) => {
    const authorization = `Bearer ${await backend.login('kunde@example.org')}`
    const query = new URLSearchParams({ aktion: 'fetchSuche', q })
    const response = await backend.app.request(`/api/suche/?${query}`, { headers: { authorization } })
    expect(response.status).toBe(422)
  })

  it('is for those who are logged in', async () => {
    await expect(backend.call(null, 'fetchSuche', { q: 'a' })).rejects.toMatchObject({ status: 401 })
  })
})

describe('rights in the search', () => {
  it.each([
    ['kunde@example.org', ['kampagne', 'mitarbeiter', 'rechnung', 'werbemittel', 'zielgruppe']],
    ['team@example.org', ['kampagne', 'werbemittel', 'zielgruppe']],
    ['freigabe@example.org', ['kampagne', 'werbemittel', 'zielgruppe']],
    ['buchhaltung@example.org', ['kampagne', 'rechnung']],
  ])('%s finds what he may read', async (as, expected) => {
    const found = await Promise.all(['e', 'quirl', 'advent', 're-'].map((q) => search(q, { as, limit: 50 })))
    expect([...new Set(found.flatMap(({ arten }) => arten))].toSorted()).toEqual(expected)
  })

  it('asking for a group that one may not read gives nothing', async () => {
    const { kontakte } = await search('miriam', { as: 'buchhaltung@example.org', gruppe: 'kontakte' })
    expect(kontakte).toEqual({ gruppe: 'kontakte', total: 0, treffer: [] })
  })

  it('finds nothing of another customer', async () => {
    const mine = await search('e', { limit: 50 })
    const theirs = await search('e', { as: 'andere@example.org', limit: 50 })
    expect(theirs.titles).toEqual(['Eigenheime westlich der Alster', 'Albrecht Küchenbau: Schauküche'])
    expect(mine.titles.length).toBeGreaterThan(20)
    expect(mine.titles).not.toContain('Eigenheime westlich der Alster')
  })
})
