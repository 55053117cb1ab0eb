import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { once } from '#mocks/backend/platform/idempotency.ts'
import type { Context } from '#mocks/backend/platform/context.ts'
import { createTestBackend, type TestBackend } from '#tests/support/standIn.ts'

const CSV = 'vorname;nachname;strasse;hausnummer;plz;ort\nEda;Öztürk;Ahornweg;7;01099;Dresden\n'
const upload = (bezeichnung: string) => ({
  bezeichnung,
  datei: new Blob([CSV]),
  dateiName: 'liste.csv',
  dateiZeilen: 1,
  zeichensatz: 'utf-8',
  trennzeichen: ';',
  zuordnung: { Name: 'nachname' as const },
  datenquelle: 'Kundenkartei',
  rechtmaessigErhoben: true,
  ohneWarnungen: [],
})
const KEY = { 'idempotency-key': 'a1b2c3d4-0000-4000-8000-000000000000' }

describe('a call with an idempotency key', () => {
  let backend: TestBackend
  let token: string
  const rows = () => backend.db.selectFrom('zielgruppe').select('bezeichnung').execute()

  beforeEach(async () => {
    backend = await createTestBackend({ verbraucher: 10 })
    token = await backend.login('kunde@example.org')
  })
  afterEach(() => backend.close())

  it('happens once and is answered alike the second time', async () => {
    const first = await backend.call(token, 'uploadAdressen', upload('Liste'), KEY)
    const second = await backend.call(token, 'uploadAdressen', upload('Liste'), KEY)
    expect(second).toEqual(first)
    expect(await rows()).toHaveLength(1)
  })

  it('is refused with another content', async () => {
    await backend.call(token, 'uploadAdressen', upload('Liste'), KEY)
    await expect(backend.call(token, 'uploadAdressen', upload('Andere'), KEY)).rejects.toMatchObject({
      status: 422,
      code: 'SCHLUESSEL_WIEDERVERWENDET',
    })
    expect(await rows()).toHaveLength(1)
  })

  it('never happens twice, even when both come at once', async () => {
    const both = await Promise.all(
      [0, 1].map(() => backend.send(token, 'uploadAdressen', upload('Liste'), KEY).then(({ status }) => status)),
    )
    expect(both).toContain(200)
    expect(both.filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect(await rows()).toHaveLength(1)
  })

  it('may be tried again after a refusal', async () => {
    const refused = { ...upload('Liste'), rechtmaessigErhoben: false }
    await expect(backend.call(token, 'uploadAdressen', refused, KEY)).rejects.toMatchObject({ status: 422 })
    await backend.call(token, 'uploadAdressen', upload('Liste'), KEY)
    expect(await rows()).toHaveLength(1)
  })

  it('belongs to one customer', async () => {
    await backend.call(token, 'uploadAdressen', upload('Liste'), KEY)
    const other = await backend.login('andere@example.org')
    await backend.call(other, 'akzeptiereAvv', { fassung: '2026-1', name: 'Sven Albrecht' })
    const answer = await backend.call(other, 'uploadAdressen', upload('Liste'), KEY)
    expect(await rows()).toHaveLength(2)
    expect(answer.verwendetIn).toEqual([])
  })

  it('is taken over when the first was lost with its process', async () => {
    const context: Context = { ...backend.context, idempotencyKey: 'lost-with-its-process' }
    void once(context, 'test', 'x', () => new Promise<string>(() => undefined))
    await expect.poll(async () => (await backend.db.selectFrom('idempotenz').selectAll().execute()).length).toBe(1)
    await expect(once(context, 'test', 'x', () => Promise.resolve('later'))).rejects.toMatchObject({ status: 409 })
    backend.tick(3 * 60_000)
    expect(await once(context, 'test', 'x', () => Promise.resolve('later'))).toBe('later')
  })

  it('needs a key that is one', async () => {
    const response = await backend.send(token, 'uploadAdressen', upload('Liste'), { 'idempotency-key': 'kurz' })
    expect(response.status).toBe(400)
  })
})
