import { readdir, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { inMb, MAX_BYTES, TEIL_BYTES } from '#src/contract/grenzen.ts'
import { operations } from '#src/contract/index.ts'
import { DATEI_AUFRUFE, uebertragungOperations } from '#src/contract/uebertragung.ts'
import { sha256 } from '#mocks/backend/platform/files.ts'
import { runDueJobs } from '#mocks/backend/jobs.ts'
import { createEmployee } from '#tests/support/accessActors.ts'
import { backendForEach } from '#tests/support/standIn.ts'

const ROWS = 300
/** Size of a part in these tests, so that a small list has several. */
const PART = 4096
const CSV = Buffer.from(
  `vorname;nachname;strasse;hausnummer;plz;ort\n${Array.from({ length: ROWS }, (_, row) => `Eda;Öztürk ${row % 9};Ahornweg;${row};01099;Dresden\n`).join('')}`,
)
const LISTE = {
  bezeichnung: 'Große Liste',
  dateiName: 'liste.csv',
  dateiZeilen: String(ROWS),
  zeichensatz: 'utf-8',
  trennzeichen: ';',
  zuordnung: '{"Name":"nachname"}',
  datenquelle: 'Kundenkartei',
  rechtmaessigErhoben: '1',
  ohneWarnungen: '[]',
}
const partOf = (bytes: Uint8Array, nr: number) => new Blob([bytes.slice((nr - 1) * PART, nr * PART)])
const PARTS = Math.ceil(CSV.length / PART)
const NUMBERS = Array.from({ length: PARTS }, (_, index) => index + 1)

describe('a file in parts', () => {
  const backend = backendForEach({ verbraucher: 10 })
  let token: string

  beforeEach(async () => {
    token = await backend.login('kunde@example.org')
  })

  const begin = async (bytes = CSV.length, as = token) => {
    const begun = await backend.call(as, 'beginneUebertragung', {
      aufruf: 'uploadAdressen',
      dateiName: 'liste.csv',
      bytes,
    })
    await backend.db.updateTable('uebertragung').set({ teilBytes: PART }).execute()
    return begun
  }
  const part = (idUebertragung: string, nr: number, datei = partOf(CSV, nr), as = token) =>
    backend.call(as, 'sendeTeil', { idUebertragung, nr, datei })
  const all = async (as = token) => {
    const { idUebertragung } = await begin(CSV.length, as)
    for (const nr of NUMBERS) await part(idUebertragung, nr, partOf(CSV, nr), as)
    return idUebertragung
  }
  /** The call itself, as a form without the file. */
  const use = (uebertragung: string, fields: object = {}, as = token, headers = {}) =>
    backend.app.request(operations.uploadAdressen.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${as}`, ...headers },
      body: new URLSearchParams({ aktion: 'uploadAdressen', ...LISTE, uebertragung, ...fields }),
    })
  const code = async (answer: Response) => ((await answer.json()) as { fehler: { code: string } }).fehler.code
  const lists = () => backend.db.selectFrom('zielgruppe').select(['bezeichnung', 'potenzial', 'fertig']).execute()
  const left = () => backend.parts.teile.ids()

  it('with a name that no form takes is refused with row and field, in parts as in one piece', async () => {
    const lang = Buffer.from(
      `vorname;nachname;strasse;hausnummer;plz;ort\nEda;${'z'.repeat(9000)};Ahornweg;1;01099;Dresden\n`,
    )
    const { idUebertragung } = await begin(lang.length)
    for (const nr of [1, 2, 3]) await part(idUebertragung, nr, partOf(lang, nr))
    const body = new FormData()
    for (const [name, value] of Object.entries({ aktion: 'uploadAdressen', ...LISTE })) body.set(name, value)
    body.set('datei', new Blob([lang]))
    const headers = { authorization: `Bearer ${token}` }
    const whole = backend.app.request(operations.uploadAdressen.path, { method: 'POST', headers, body })
    for (const answer of [await use(idUebertragung), await whole])
      expect([answer.status, await answer.json()]).toMatchObject([
        422,
        {
          fehler: {
            code: 'ADRESSDATEI_UNGUELTIG',
            felder: { datei: expect.stringMatching(/In Zeile 2 .*„Nachname“ 9\.000 Zeichen, möglich sind 500/) },
          },
        },
      ])
    expect(await lists()).not.toContainEqual(expect.objectContaining({ bezeichnung: LISTE.bezeichnung }))
  })

  it('is taken in any order and with repeated parts, used once, and leaves nothing behind', async () => {
    const { idUebertragung, teilBytes } = await begin()
    expect(teilBytes).toBe(TEIL_BYTES)
    for (const nr of [...NUMBERS.toReversed(), 2]) await part(idUebertragung, nr)
    expect((await backend.call(token, 'fetchUebertragung', { idUebertragung })).vorhanden).toEqual(NUMBERS)
    expect(await lists()).toEqual([])
    const first = await use(idUebertragung)
    expect(first.status).toBe(200)
    expect(await lists()).toEqual([{ bezeichnung: 'Große Liste', potenzial: ROWS, fertig: 1 }])
    expect(await left()).toEqual([])
    // An answer that got lost is given again, and nothing happens twice (NET-18).
    const again = await use(idUebertragung)
    expect([again.status, await again.json()]).toEqual([200, await first.json()])
    expect(await lists()).toHaveLength(1)
  })

  it('of two calls with the same file one gets it', async () => {
    const id = await all()
    const status = async (key: string) => (await use(id, {}, token, { 'idempotency-key': `schluessel-${key}` })).status
    expect(new Set(await Promise.all(['a', 'b'].map(status)))).toEqual(new Set([200, 409]))
    expect(await lists()).toHaveLength(1)
  })

  it('is kept when its call is refused, so that it need not come again', async () => {
    const id = await all()
    const refused = await use(id, { rechtmaessigErhoben: '0' })
    expect([refused.status, await code(refused)]).toEqual([422, 'ERKLAERUNG_FEHLT'])
    expect((await use(id)).status).toBe(200)
  })

  it('NET-14 is not used before its last part is there', async () => {
    const { idUebertragung } = await begin()
    await part(idUebertragung, 1)
    expect(await code(await use(idUebertragung))).toBe('UEBERTRAGUNG_UNVOLLSTAENDIG')
    expect(await lists()).toEqual([])
  })

  it('NET-13 given up, its parts are gone at once, and a call that works with it stores nothing', async () => {
    const { idUebertragung } = await begin()
    await part(idUebertragung, 1)
    expect(await left()).toEqual([idUebertragung])
    await backend.call(token, 'verwerfeUebertragung', { idUebertragung })
    expect(await left()).toEqual([])
    await expect(part(idUebertragung, 2)).rejects.toMatchObject({ status: 404, code: 'UEBERTRAGUNG_UNBEKANNT' })

    const whole = await all()
    const { of } = backend.parts.teile
    let read = 0
    backend.parts.teile.of = (idPart) => ({
      ...of(idPart),
      // The call has read its file when the other one ends it.
      open: async (key) => {
        const bytes = await (await of(idPart).open(key)).arrayBuffer()
        read += 1
        if (read === PARTS) await backend.send(token, 'verwerfeUebertragung', { idUebertragung: whole })
        return new Blob([bytes])
      },
    })
    expect(await code(await use(whole))).toBe('ABGEBROCHEN')
    expect(await lists()).toEqual([])
    expect(await left()).toEqual([])
  })

  it('NET-15 an announced size beyond the limit is refused with the limit before a byte comes', async () => {
    await expect(begin(MAX_BYTES.adressen + 1)).rejects.toMatchObject({
      status: 413,
      fehler: { felder: { datei: expect.stringContaining(`höchstens ${inMb(MAX_BYTES.adressen)} MB`) as string } },
    })
    await expect(begin(0)).rejects.toMatchObject({ status: 422, code: 'DATEI_LEER' })
  })

  it('a size that lies does not help: each part has its own, and so has the last', async () => {
    const { idUebertragung } = await begin(10)
    for (const datei of [new Blob(['x'.repeat(11)]), new Blob(['x'])])
      await expect(part(idUebertragung, 1, datei)).rejects.toMatchObject({ status: 422, code: 'TEIL_UNGUELTIG' })
    await expect(part(idUebertragung, 2)).rejects.toMatchObject({ fehler: { felder: { nr: expect.any(String) } } })
    expect(await left()).toEqual([])
  })

  it('another content under the same number, or another sum than announced, is refused', async () => {
    const { idUebertragung } = await begin(3)
    await part(idUebertragung, 1, new Blob(['abc']))
    await expect(part(idUebertragung, 1, new Blob(['abd']))).rejects.toMatchObject({ status: 409, code: 'TEIL_ANDERS' })
    const sum = { aufruf: 'uploadAdressen', dateiName: 'a.csv', bytes: 3, sha256: sha256('andere') } as const
    const lying = await backend.call(token, 'beginneUebertragung', sum)
    const wrong = { ...lying, nr: 1, datei: new Blob(['abc']), sha256: sha256('abd') }
    await expect(backend.call(token, 'sendeTeil', wrong)).rejects.toMatchObject({ code: 'TEIL_UNGUELTIG' })
    await part(lying.idUebertragung, 1, new Blob(['abc']))
    expect(await code(await use(lying.idUebertragung))).toBe('UEBERTRAGUNG_FEHLERHAFT')
    expect(await left()).toEqual([idUebertragung])
  })

  it('SEC-34 what the content is, is looked at when all of it is there', async () => {
    const { idUebertragung } = await begin(9)
    await part(idUebertragung, 1, new Blob(['%PDF-1.7\n']))
    expect(await code(await use(idUebertragung))).toBe('ADRESSDATEI_UNGUELTIG')
    const name = { aufruf: 'uploadPdf', dateiName: 'karte.exe', bytes: 9 } as const
    await expect(backend.call(token, 'beginneUebertragung', name)).rejects.toMatchObject({ code: 'PDF_UNGUELTIG' })
  })

  it('SEC-01 of another customer, of a colleague or for another call it is unknown', async () => {
    const id = await all()
    const andere = await backend.login('andere@example.org')
    await backend.call(andere, 'akzeptiereAvv', { fassung: '2026-1', name: 'Sven Albrecht' })
    const { token: colleague } = await createEmployee(backend, 1, 'administrator')
    for (const stranger of [andere, colleague]) {
      for (const each of [id, 'f'.repeat(32)]) {
        const answer = await use(each, {}, stranger)
        expect([answer.status, await code(answer)]).toEqual([404, 'UEBERTRAGUNG_UNBEKANNT'])
      }
    }
    const other = await backend.app.request(operations.importSperrliste.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: new URLSearchParams({ aktion: 'importSperrliste', uebertragung: id }),
    })
    expect([other.status, await code(other)]).toEqual([404, 'UEBERTRAGUNG_UNBEKANNT'])
    expect((await use(id)).status).toBe(200)
  })

  it('SEC-02 who may not make the call may not begin, and no list comes before the contract (DSG-01)', async () => {
    const reviewer = await backend.login('freigabe@example.org')
    await expect(begin(10, reviewer)).rejects.toMatchObject({ status: 403, code: 'KEINE_BERECHTIGUNG' })
    await expect(begin(10, await backend.login('andere@example.org'))).rejects.toMatchObject({ code: 'AVV_FEHLT' })
    expect(await backend.db.selectFrom('uebertragung').selectAll().execute()).toEqual([])
  })

  /** As if nothing had happened to the parts of a transfer for days. */
  const altere = async (idUebertragung: string) => {
    const folder = join(dirname(backend.parts.settings.lettershopOrdner), 'uebertragungen', idUebertragung)
    const then = new Date(Date.now() - 3 * 86_400_000)
    for (const name of ['', ...(await readdir(folder, { recursive: true }))])
      await utimes(join(folder, name), then, then)
  }

  it('NET-14 goes on across a sweep, however long its parts have lain there', async () => {
    const { idUebertragung } = await begin()
    for (const nr of NUMBERS.slice(0, -1)) await part(idUebertragung, nr)
    await altere(idUebertragung)
    await runDueJobs(backend.context)
    await part(idUebertragung, PARTS)
    expect((await use(idUebertragung)).status).toBe(200)
    expect(await lists()).toEqual([{ bezeichnung: 'Große Liste', potenzial: ROWS, fertig: 1 }])
  })

  it('goes after 24 h, and so do parts that nobody knows any more', async () => {
    const { idUebertragung } = await begin()
    await part(idUebertragung, 1)
    const [alt, neu] = ['0'.repeat(32), '1'.repeat(32)]
    for (const id of [alt, neu]) await backend.parts.teile.of(id).put(Buffer.from('left by a killed process'))
    await altere(alt)
    await runDueJobs(backend.context)
    // The newer one may be a service's whose database is not ours.
    expect((await left()).toSorted()).toEqual([neu, idUebertragung].toSorted())
    await backend.advance(1)
    await expect(part(idUebertragung, 2)).rejects.toMatchObject({ status: 404 })
    await altere(neu)
    await runDueJobs(backend.context)
    expect(await left()).toEqual([])
    expect(await backend.db.selectFrom('uebertragungTeil').selectAll().execute()).toEqual([])
  })

  it('has its room: the twenty-first waits, unless one has stood still for long', async () => {
    for (let nr = 0; nr < 20; nr += 1) await begin(10)
    await expect(begin(10)).rejects.toMatchObject({ status: 422, code: 'ZU_VIELE_UEBERTRAGUNGEN' })
    backend.tick(16 * 60_000)
    await begin(10)
    expect(await backend.db.selectFrom('uebertragung').selectAll().execute()).toHaveLength(20)
    await expect(begin(10, await backend.login('andere@example.org'))).rejects.toMatchObject({ code: 'AVV_FEHLT' })
  })

  it('serves every call that takes a file', () => {
    const taking = Object.entries(operations).filter(([, { encoding }]) => encoding === 'multipart')
    const names = taking.map(([name]) => name).filter((name) => !Object.hasOwn(uebertragungOperations, name))
    expect(names.toSorted()).toEqual([...DATEI_AUFRUFE].toSorted())
  })
})
