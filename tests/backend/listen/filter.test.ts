import { beforeAll, describe, expect, test } from 'vitest'
import { trefferRang } from '#src/domain/suche/suche.ts'
import { offenerBetrag } from '#src/domain/rechnung/offen.ts'
import { statusOf } from '#src/domain/mitarbeiter/person.ts'
import type { Db } from '#mocks/backend/platform/db/schema.ts'
import { backendForAll } from '#tests/support/standIn.ts'
import { ask, type Liste, type Wunsch } from './listen.ts'
import { fuelle } from './mandant.ts'

const backend = backendForAll()
let token: string
let alle: Awaited<ReturnType<typeof load>>
beforeAll(async () => {
  await fuelle(backend.db)
  token = await backend.login('kunde@example.org')
  alle = await load(backend.db)
})

/** Every row, to be filtered and sorted the slow way. */
async function load(db: Db) {
  const own = <T extends { idPtKunde: number }>(rows: T[]) => rows.filter(({ idPtKunde }) => idPtKunde === 1)
  return {
    kampagnen: own(await db.selectFrom('kampagne').selectAll().execute()),
    zielgruppen: own(await db.selectFrom('zielgruppe').selectAll().execute()),
    werbemittel: own(await db.selectFrom('werbemittel').selectAll().execute()),
    rechnungen: own(await db.selectFrom('rechnung').selectAll().execute()),
    mitarbeiter: own(await db.selectFrom('mitarbeiter').selectAll().execute()),
    sperren: own(await db.selectFrom('sperre').selectAll().execute()),
  }
}

const DEUTSCH = new Intl.Collator('de', { sensitivity: 'base', numeric: true })

interface Zeile {
  id: number
  /** What it is sorted by: texts as people read them, all else by its value. */
  wert: string | number
  gelesen?: boolean
}

/** Ids in the order that is asked for; among equals the id goes the same way. */
function sortiert(zeilen: readonly Zeile[], richtung: 'auf' | 'ab'): number[] {
  const vergleich = (a: Zeile, b: Zeile) => {
    if (typeof a.wert === 'number' || typeof b.wert === 'number') return Number(a.wert) - Number(b.wert)
    if (a.gelesen) return DEUTSCH.compare(a.wert, b.wert)
    return a.wert < b.wert ? -1 : Number(a.wert > b.wert)
  }
  const sign = richtung === 'ab' ? -1 : 1
  return zeilen.toSorted((a, b) => sign * (vergleich(a, b) || a.id - b.id)).map(({ id }) => id)
}

/** All rows that a list finds, page by page. */
async function alleIds(liste: Liste, wunsch: Wunsch): Promise<number[]> {
  const ids: number[] = []
  let answer
  let page = 0
  do {
    page += 1
    answer = await ask(backend, token, liste, { ...wunsch, page, limit: 100 })
    ids.push(...answer.ids)
  } while (answer.weiter !== null)
  expect(answer.total).toBe(ids.length)
  return ids
}

const SUCHEN = ['', 'äpfel', 'STRASSE', 'aest', 'apfel 2', 'b2', '0', 'fest zum', 'z', 'cafe']
const passt = (q: string, ...texte: string[]) => trefferRang('', texte, q) !== null

describe.each(SUCHEN)('the search for %j', (q) => {
  test('finds campaigns by their name and those of list and material', async () => {
    const listen = new Map(alle.zielgruppen.map((row) => [row.idPtZielgruppe, row.bezeichnung]))
    const blaetter = new Map(alle.werbemittel.map((row) => [row.idPtWerbemittel, row.bezeichnung]))
    for (const state of ['all', 'inVersendet', 'inBearbeitung'] as const)
      for (const [sort, richtung] of [
        ['bezeichnung', 'auf'],
        ['versandDatum', 'auf'],
        ['menge', 'ab'],
        ['geaendertAm', 'ab'],
      ] as const) {
        const zeilen = alle.kampagnen
          .filter((row) => state === 'all' || row.state === state)
          .filter((row) =>
            passt(
              q,
              row.bezeichnung,
              listen.get(row.idPtZielgruppe ?? 0) ?? '',
              blaetter.get(row.idPtWerbemittel ?? 0) ?? '',
            ),
          )
          .map((row) => ({
            id: row.idPtKampagne,
            wert: sort === 'versandDatum' ? (row.versandDatum ?? '9999') : row[sort],
            gelesen: sort === 'bezeichnung',
          }))
        expect(await alleIds('fetchKampagnen', { q, state, sort, richtung })).toEqual(sortiert(zeilen, richtung))
      }
  })

  test('counts the campaigns of each state, whatever state is shown', async () => {
    const { jeState, total } = await backend.call(token, 'fetchKampagnen', { q, state: 'inVersendet' })
    const all = await backend.call(token, 'fetchKampagnen', { q })
    expect(Object.values(jeState).reduce<number>((sum, zahl = 0) => sum + zahl, 0)).toBe(all.total)
    expect(jeState.inVersendet ?? 0).toBe(total)
  })

  test('finds target groups by archive, kind and status', async () => {
    const sperrend = new Set(
      alle.kampagnen
        .filter(({ state }) => !/^(inBearbeitung|inVersendet|inStorniert)/.test(state))
        .map(({ idPtZielgruppe }) => idPtZielgruppe),
    )
    const status = (row: (typeof alle.zielgruppen)[number]) => {
      if (row.archiviert === 1) return 'archiviert'
      if (sperrend.has(row.idPtZielgruppe)) return 'gesperrt'
      if (row.potenzial === 0) return row.typ === 'filter' ? 'entwurf' : 'korrekturNoetig'
      return row.typ === 'filter' && row.potenzialStand < '2026-10-21' ? 'veraltet' : 'bereit'
    }
    for (const archiviert of [false, true])
      for (const typ of [undefined, 'filter', 'hochgeladen'] as const)
        for (const only of [undefined, 'gesperrt', 'bereit', 'veraltet', 'entwurf', 'korrekturNoetig', 'archiviert']) {
          const zeilen = alle.zielgruppen
            .filter((row) => row.archiviert === Number(archiviert) && passt(q, row.bezeichnung))
            .filter((row) => (typ ?? row.typ) === row.typ && (only ?? status(row)) === status(row))
            .map((row) => ({ id: row.idPtZielgruppe, wert: row.bezeichnung, gelesen: true }))
          const filter = { ...(typ && { typ }), ...(only && { status: only }) }
          const wunsch = { q, archiviert, sort: 'bezeichnung', richtung: 'ab', ...filter } as const
          expect(await alleIds('fetchZielgruppen', wunsch)).toEqual(sortiert(zeilen, 'ab'))
        }
  })

  test('finds materials by their name and those of their campaigns', async () => {
    for (const archiviert of [false, true])
      for (const format of [undefined, 'dina4mailing'] as const) {
        const zeilen = alle.werbemittel
          .filter((row) => row.archiviert === Number(archiviert) && (format ?? row.format) === row.format)
          .filter(({ idPtWerbemittel, bezeichnung }) => {
            const nutzer = alle.kampagnen.filter((row) => row.idPtWerbemittel === idPtWerbemittel)
            return passt(q, bezeichnung, ...nutzer.map((row) => row.bezeichnung))
          })
          .map((row) => ({ id: row.idPtWerbemittel, wert: row.bezeichnung, gelesen: true }))
        const wunsch = { q, archiviert, sort: 'bezeichnung', richtung: 'auf', ...(format && { format }) } as const
        expect(await alleIds('fetchWerbemittelListe', wunsch)).toEqual(sortiert(zeilen, 'auf'))
      }
  })

  test('finds employees by name, address and position', async () => {
    for (const role of [undefined, 'freigeber'])
      for (const status of [undefined, 'aktiv', 'eingeladen', 'deaktiviert']) {
        const zeilen = alle.mitarbeiter
          .filter((row) => passt(q, row.vorname, row.nachname, row.email, row.position))
          .filter((row) => (role ?? row.role) === row.role)
          .filter((row) => status === undefined || statusOf({ ...row, aktiv: row.aktiv === 1 }) === status)
          .map((row) => ({
            id: row.idThHeadhunterMitarbeiter,
            wert: `${row.nachname} ${row.vorname}`.trim() || row.email.replaceAll(/[^a-z0-9]/g, ' '),
            gelesen: true,
          }))
        const wunsch = { q, sort: 'name', ...(role && { role }), ...(status && { status }) }
        expect(await alleIds('fetchMitarbeiterListe', wunsch)).toEqual(sortiert(zeilen, 'auf'))
      }
  })

  test('finds who is blocked by name and address', async () => {
    const zeilen = alle.sperren
      .filter(({ vorname, nachname, strasse, hausnummer, plz, ort }) =>
        passt(q, vorname, nachname, strasse, hausnummer, plz, ort),
      )
      .map((row) => ({ id: row.idPtSperre, wert: row.idPtSperre }))
    expect(await alleIds('fetchSperrliste', { q })).toEqual(sortiert(zeilen, 'ab'))
    expect((await backend.call(token, 'fetchSperrliste', { q })).gesamt).toBe(alle.sperren.length)
  })
})

test.each(['', 'RE-2026 1', '119,00', '-12.345,67', 'äpfel', 'aktion 00'])('invoices are found by %j', async (q) => {
  const betrag = { '119,00': 11_900, '-12.345,67': 1_234_567 }[q]
  const idPtKampagne = alle.rechnungen.find((row) => row.idPtKampagne !== null)?.idPtKampagne ?? 0
  const storniert = new Set(alle.rechnungen.map(({ stornoZu }) => stornoZu))
  for (const filter of [{}, { jahr: 2026 }, { art: 'storno' }, { zahlungsStatus: 'offen' }, { idPtKampagne }] as const)
    for (const [sort, richtung] of [
      ['rechnungsdatum', 'ab'],
      ['rechnungsnummer', 'auf'],
      ['kampagneBezeichnung', 'auf'],
      ['brutto', 'ab'],
    ] as const) {
      const rows = alle.rechnungen
        .map((row) => ({ ...row, jahr: Number(row.rechnungsdatum.slice(0, 4)) }))
        .filter((row) => Object.entries(filter).every(([key, value]) => row[key as keyof typeof row] === value))
        .filter(
          (row) => Math.abs(row.brutto) === betrag || passt(q, `${row.rechnungsnummer} ${row.kampagneBezeichnung}`),
        )
      const zeilen = rows.map((row) => ({
        id: row.idPtRechnung,
        wert: row[sort],
        gelesen: sort === 'kampagneBezeichnung',
      }))
      expect(await alleIds('fetchRechnungen', { q, sort, richtung, ...filter })).toEqual(sortiert(zeilen, richtung))
      const { summe, jahre } = await backend.call(token, 'fetchRechnungen', { q, ...filter })
      const sum = (read: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + read(row), 0)
      expect(summe).toEqual({
        netto: sum(({ netto }) => netto),
        ust: sum(({ ust }) => ust),
        brutto: sum(({ brutto }) => brutto),
        offen: sum((row) =>
          offenerBetrag({
            ...row,
            vorausbezahlt: row.vorausbezahlt ?? 0,
            stornoDurch: storniert.has(row.rechnungsnummer) ? 'RE' : null,
          }),
        ),
      })
      expect(jahre).toEqual([2026, 2024])
    }
})

test('a list that gets another name is found by it at once, and so are its campaigns', async () => {
  const { zielgruppen } = await backend.call(token, 'fetchZielgruppen', { status: 'gesperrt' })
  const [one] = zielgruppen
  if (!one) throw new Error('no list is in use')
  await backend.call(token, 'saveZielgruppe', { ...one, filter: undefined, bezeichnung: 'Übermorgen 9' })
  const found = await backend.call(token, 'fetchZielgruppen', { q: 'uebermorgen 9' })
  expect(found.zielgruppen.map(({ idPtZielgruppe }) => idPtZielgruppe)).toEqual([one.idPtZielgruppe])
  const { total } = await backend.call(token, 'fetchKampagnen', { q: 'ÜBERMORGEN' })
  expect(total).toBe(one.verwendetIn.length)
})

test('who logged in last stands first', async () => {
  await backend.login('team@example.org')
  const { mitarbeiter } = await backend.call(token, 'fetchMitarbeiterListe', { sort: 'letzterLogin' })
  expect(mitarbeiter.find(({ email }) => email === 'team@example.org')?.letzterLogin).not.toBeNull()
  const rows = await backend.db
    .selectFrom('mitarbeiter')
    .innerJoin('zugang', 'zugang.idThHeadhunterMitarbeiter', 'mitarbeiter.idThHeadhunterMitarbeiter')
    .select(['zuletztAngemeldet', 'letzterLogin'])
    .where('zugang.email', '=', 'team@example.org')
    .execute()
  expect(rows.map(({ zuletztAngemeldet, letzterLogin }) => zuletztAngemeldet === letzterLogin)).toEqual([true])
})
