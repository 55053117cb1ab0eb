import { EventEmitter, once as nextEvent } from 'node:events'
import { beforeEach, describe, expect, it } from 'vitest'
import { once, withAnswer } from '#mocks/backend/platform/idempotency.ts'
import { LEASE_MS } from '#mocks/backend/platform/lease.ts'
import { readSetting, writeSetting } from '#mocks/backend/platform/settings.ts'
import type { Context } from '#mocks/backend/platform/context.ts'
import { backendForEach } from '#tests/support/standIn.ts'

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
  const backend = backendForEach({ verbraucher: 10 })
  let token: string
  const rows = () => backend.db.selectFrom('zielgruppe').select('bezeichnung').execute()

  beforeEach(async () => {
    token = await backend.login('kunde@example.org')
  })

  it('happens once and is answered alike the second time', async () => {
    const first = await backend.call(token, 'uploadAdressen', upload('Liste'), KEY)
    const second = await backend.call(token, 'uploadAdressen', upload('Liste'), KEY)
    expect(second).toEqual(first)
    expect(await rows()).toHaveLength(1)
  })

  it('NET-17 is refused with another content', async () => {
    await backend.call(token, 'uploadAdressen', upload('Liste'), KEY)
    await expect(backend.call(token, 'uploadAdressen', upload('Andere'), KEY)).rejects.toMatchObject({
      status: 422,
      code: 'SCHLUESSEL_WIEDERVERWENDET',
    })
    expect(await rows()).toHaveLength(1)
  })

  it('NET-16 never happens twice, even when both come at once', async () => {
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

  describe('whose process is killed', () => {
    const context = (): Context => ({ ...backend.context, idempotencyKey: 'lost-with-its-process' })
    const call = (run: (inner: Context) => Promise<string>) => ({
      operation: 'test',
      content: 'x',
      run,
      encode: (text: string) => text,
    })
    /** As a killed process: it never comes back, and nothing of it renews what it holds. */
    const never = () => new Promise<never>(() => undefined)
    const note = (inner: Context, wert: string) =>
      withAnswer(inner, async ({ db }) => {
        await writeSetting(db, 'wirkung', wert)
        return wert
      })
    const noted = () => readSetting(backend.db, 'wirkung')
    const stored = async () => (await backend.db.selectFrom('idempotenz').selectAll().execute()).length

    it('LOAD-10 before its effect: the next call makes it, once the first is no more', async () => {
      void once(context(), call(never))
      await expect.poll(stored).toBe(1)
      const later = () =>
        once(
          context(),
          call((inner) => note(inner, 'later')),
        )
      await expect(later()).rejects.toMatchObject({ status: 409, code: 'LAEUFT_NOCH' })
      backend.tick(LEASE_MS + 1)
      expect(await later()).toBe('later')
      expect(await noted()).toBe('later')
    })

    it('LOAD-10 between its effect and its answer: the next call gets that answer, and nothing happens twice', async () => {
      const first = call(async (inner) => {
        await note(inner, 'first')
        return never()
      })
      void once(context(), first)
      await expect.poll(noted).toBe('first')
      expect(
        await once(
          context(),
          call((inner) => note(inner, 'second')),
        ),
      ).toBe('first')
      expect(await noted()).toBe('first')
    })

    it('and was only asleep: what it does after it was taken over is taken back', async () => {
      const sleeper = new EventEmitter()
      const first = once(
        context(),
        call(async (inner) => {
          await nextEvent(sleeper, 'awake')
          return note(inner, 'first')
        }),
      )
      await expect.poll(stored).toBe(1)
      backend.tick(LEASE_MS + 1)
      expect(
        await once(
          context(),
          call((inner) => note(inner, 'second')),
        ),
      ).toBe('second')
      sleeper.emit('awake')
      await expect(first).rejects.toMatchObject({ status: 409, code: 'LAEUFT_NOCH' })
      expect(await noted()).toBe('second')
      expect(await once(context(), call(never))).toBe('second')
    })
  })

  it('needs a key that is one', async () => {
    const response = await backend.send(token, 'uploadAdressen', upload('Liste'), { 'idempotency-key': 'kurz' })
    expect(response.status).toBe(400)
  })
})
