import { afterEach, describe, expect, test, vi } from 'vitest'
import { BILD_KONTINGENT, type Bildauftrag } from '#src/contract/bildgenerierung.ts'
import type { Input } from '#src/contract/operation.ts'
import type { Operations } from '#src/contract/index.ts'
import { work } from '#mocks/backend/bildgenerierung/arbeit.ts'
import { Bildwerk, type DienstErgebnis } from '#mocks/backend/platform/bildwerk.ts'
import { LEASE_MS } from '#mocks/backend/platform/lease.ts'
import { systemContext } from '#mocks/backend/platform/parts.ts'
import { createTestBackend, type TestBackend } from '#tests/support/standIn.ts'
import { CallRefused } from '#tests/support/wire.ts'
import { HandDienst, SOFORT } from './dienst.ts'

type Bestellung = Input<Operations['erzeugeBilder']>

const BESTELLUNG: Bestellung = {
  beschreibung: 'Frische Brötchen im Korb',
  negativ: 'Menschen',
  stil: 'foto',
  format: 'maxipostkarte',
  anzahl: 2,
  saat: 100,
  farben: [],
  freiraum: 'rechts',
}

let backend: TestBackend
afterEach(() => backend.close())

async function open(dienst: HandDienst | typeof SOFORT | null = new HandDienst()) {
  backend = await createTestBackend(dienst ? { dienst } : {})
  const token = await backend.login('kunde@example.org')
  const order = (mehr: Partial<Bestellung> = {}, wer = token) =>
    backend.call(wer, 'erzeugeBilder', { ...BESTELLUNG, ...mehr }, { 'idempotency-key': crypto.randomUUID() })
  const stand = () => backend.call(token, 'fetchBildauftraege', {})
  const auftrag = async ({ idPtBildgenerierung: id }: Pick<Bildauftrag, 'idPtBildgenerierung'>) =>
    (await stand()).auftraege.find((row) => row.idPtBildgenerierung === id)
  const bilder = async () => (await backend.call(token, 'fetchBilder', {})).bilder
  return { token, order: order, stand, auftrag, bilder }
}

/** The refusal of a call, or null. */
const refused = (call: Promise<unknown>): Promise<CallRefused | null> =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof CallRefused ? error : Promise.reject(error)),
  )

const fehler = (art: Extract<DienstErgebnis, { ok: false }>['art'], mehr: object = {}): DienstErgebnis => ({
  ok: false,
  art,
  code: 'X',
  text: 'Der Bilddienst antwortet nicht.',
  ...mehr,
})

describe('an order', () => {
  test('is worked on at once, picture by picture, and ends in the gallery', async () => {
    const dienst = new HandDienst()
    const { order, auftrag, bilder } = await open(dienst)
    const bestellt = await order()
    expect(bestellt).toMatchObject({ status: 'laeuft', fertige: 0, position: null, eigener: true, restSekunden: null })
    const erste = await dienst.naechste()
    expect(erste).toMatchObject({ saat: 100, negativ: 'Menschen', breite: 1536, hoehe: 832 })
    expect(erste.text).toContain('Frische Brötchen im Korb.')
    expect(erste.text).toContain('Das rechte Drittel bleibt ruhig und leer.')
    backend.tick(8_000)
    await erste.reply()
    const zweite = await dienst.naechste()
    expect(zweite.saat).toBe(101)
    expect(await auftrag(bestellt)).toMatchObject({ status: 'laeuft', fertige: 1, restSekunden: 8 })
    await zweite.reply()
    await backend.parts.bildwerk.idle()
    expect(await auftrag(bestellt)).toMatchObject({ status: 'fertig', fertige: 2, gesehen: false, restSekunden: null })
    expect((await bilder()).map(({ saat, px, quelle, breite }) => [saat, px, quelle, breite])).toEqual([
      [101, [1536, 832], 'generiert', 241],
      [100, [1536, 832], 'generiert', 241],
    ])
  })

  test('waits behind two others of the same customer, while another customer is served', async () => {
    const dienst = new HandDienst()
    const { order, stand, auftrag } = await open(dienst)
    const first = await order({ anzahl: 1 })
    await order({ anzahl: 1 })
    const third = await order({ anzahl: 1 })
    const fourth = await order({ anzahl: 1 })
    expect((await stand()).auftraege.map(({ status, position }) => [status, position])).toEqual([
      ['wartend', 2],
      ['wartend', 1],
      ['laeuft', null],
      ['laeuft', null],
    ])
    const other = await backend.login('andere@example.org')
    expect(await order({ anzahl: 1 }, other)).toMatchObject({ status: 'laeuft' })
    await (await dienst.naechste()).reply()
    await vi.waitFor(async () => expect((await auftrag(third))?.status).toBe('laeuft'))
    expect(await auftrag(first)).toMatchObject({ status: 'fertig' })
    expect(await auftrag(fourth)).toMatchObject({ status: 'wartend', position: 1 })
    expect(dienst.hoechstens).toBe(3)
  })

  test('that is cancelled keeps what is there, gives the rest back and stops the service', async () => {
    const dienst = new HandDienst()
    const { token, order, stand, bilder } = await open(dienst)
    const { idPtBildgenerierung } = await order({ anzahl: 4 })
    await (await dienst.naechste()).reply()
    const late = await dienst.naechste()
    expect((await stand()).kontingent).toMatchObject({ verbraucht: 1, reserviert: 3 })
    const cancelled = await backend.call(token, 'bricheBildauftragAb', { idPtBildgenerierung })
    expect(cancelled).toMatchObject({ status: 'abgebrochen', fertige: 1, gesehen: true })
    await late.reply()
    await backend.parts.bildwerk.idle()
    expect(await bilder()).toHaveLength(1)
    expect((await stand()).kontingent).toMatchObject({ verbraucht: 1, reserviert: 0 })
    expect(dienst.gefragt).toHaveLength(2)
  })

  test('goes on where it was after the service was stopped in the middle', async () => {
    const dienst = new HandDienst()
    const { order, auftrag, bilder } = await open(dienst)
    const bestellt = await order({ anzahl: 3 })
    await (await dienst.naechste()).reply()
    await dienst.naechste()
    await backend.parts.bildwerk.close()
    expect(await auftrag(bestellt)).toMatchObject({ status: 'wartend', fertige: 1, position: 1 })
    const parts = { ...backend.parts, bildwerk: new Bildwerk(SOFORT) }
    await work(systemContext(parts))
    await parts.bildwerk.idle()
    expect(await auftrag(bestellt)).toMatchObject({ status: 'fertig', fertige: 3 })
    expect((await bilder()).map(({ saat }) => saat)).toEqual([102, 101, 100])
  })

  test('of a killed process is taken up by another one, and what the first still brings is dropped', async () => {
    const dienst = new HandDienst()
    const { order, auftrag, bilder } = await open(dienst)
    const bestellt = await order({ anzahl: 1 })
    const lost = await dienst.naechste()
    const parts = { ...backend.parts, bildwerk: new Bildwerk(SOFORT) }
    expect(await work(systemContext(parts))).toBe(0)
    // No sign of life for longer than it may be silent.
    backend.tick(LEASE_MS + 1)
    expect(await work(systemContext(parts))).toBe(1)
    await parts.bildwerk.idle()
    expect(await auftrag(bestellt)).toMatchObject({ status: 'fertig', fertige: 1 })
    await lost.reply()
    await backend.parts.bildwerk.idle()
    expect(await bilder()).toHaveLength(1)
  })
})

describe('a service that fails', () => {
  test('is asked again after a pause, and the third failure of a picture ends the order', async () => {
    const dienst = new HandDienst()
    const { order, auftrag, stand } = await open(dienst)
    const bestellt = await order({ anzahl: 2 })
    await (await dienst.naechste()).reply()
    for (const pause of [5_000, 10_000]) {
      await (await dienst.naechste()).reply(fehler('voruebergehend'))
      await backend.parts.bildwerk.idle()
      expect(await auftrag(bestellt)).toMatchObject({ status: 'wartend', fertige: 1 })
      backend.tick(pause - 1)
      expect(await work(backend.context)).toBe(0)
      backend.tick(1)
      expect(await work(backend.context)).toBe(1)
    }
    await (await dienst.naechste()).reply(fehler('voruebergehend'))
    await backend.parts.bildwerk.idle()
    expect(await auftrag(bestellt)).toMatchObject({
      status: 'fehlgeschlagen',
      grund: 'Der Bilddienst antwortet nicht. Ein Bild ist da und bleibt Ihnen.',
    })
    expect((await stand()).kontingent).toMatchObject({ verbraucht: 1, reserviert: 0 })
  })

  test('is not to blame where our own store is full: three tries, a sentence, no quota, nothing half', async () => {
    const { order, auftrag, stand, bilder } = await open(SOFORT)
    const put = vi.spyOn(backend.parts.files, 'put').mockRejectedValue(new Error('disk is full'))
    const bestellt = await order()
    for (const pause of [0, 5_000, 10_000]) {
      backend.tick(pause)
      await work(backend.context)
      await backend.parts.bildwerk.idle()
    }
    expect(put).toHaveBeenCalledTimes(3)
    expect(await auftrag(bestellt)).toMatchObject({
      status: 'fehlgeschlagen',
      grund: expect.stringMatching(/^Das Bild ließ sich bei uns nicht speichern/),
    })
    expect((await stand()).kontingent).toMatchObject({ verbraucht: 0, reserviert: 0 })
    expect(await bilder()).toEqual([])
  })

  test('waits as long as it asks for', async () => {
    const dienst = new HandDienst()
    const { order } = await open(dienst)
    await order()
    await (await dienst.naechste()).reply(fehler('voruebergehend', { wartenS: 60 }))
    await backend.parts.bildwerk.idle()
    backend.tick(59_000)
    expect(await work(backend.context)).toBe(0)
    backend.tick(1_000)
    expect(await work(backend.context)).toBe(1)
  })

  test.each([
    ['abgelehnt', 'abgelehnt'],
    ['endgueltig', 'fehlgeschlagen'],
  ] as const)('%s ends the order as %s, says why, and costs nothing', async (art, status) => {
    const dienst = new HandDienst()
    const { order, auftrag, stand, bilder } = await open(dienst)
    const bestellt = await order()
    await (await dienst.naechste()).reply(fehler(art))
    await backend.parts.bildwerk.idle()
    expect(await auftrag(bestellt)).toMatchObject({ status, grund: 'Der Bilddienst antwortet nicht.', fertige: 0 })
    expect((await stand()).kontingent).toMatchObject({ verbraucht: 0, reserviert: 0 })
    expect(await bilder()).toEqual([])
    expect(dienst.gefragt).toHaveLength(1)
  })
})

describe('the quota', () => {
  test('is exact under 20 orders at once, across the border of the month and in what is said', async () => {
    const dienst = new HandDienst()
    const { order, stand } = await open(dienst)
    // All but nine of the month.
    for (let used = 0; used < 23; used += 1) {
      const { idPtBildgenerierung } = await order({ anzahl: 4 })
      await backend.db
        .updateTable('bildauftrag')
        .set({ status: 'fertig', fertige: 4, beendetAm: backend.clock.now().toISOString() })
        .where('idPtBildgenerierung', '=', idPtBildgenerierung)
        .execute()
    }
    expect((await stand()).kontingent).toEqual({
      gesamt: BILD_KONTINGENT,
      verbraucht: 92,
      reserviert: 0,
      erneuertAm: '2026-12-01',
    })
    const answers = await Promise.all(Array.from({ length: 20 }, () => refused(order({ anzahl: 1 }))))
    expect(answers.filter((answer) => answer === null)).toHaveLength(8)
    expect(new Set(answers.flatMap((answer) => answer?.code ?? []))).toEqual(new Set(['BILD_KONTINGENT']))
    expect((await stand()).kontingent).toMatchObject({ verbraucht: 92, reserviert: 8 })
    expect(answers.find((answer) => answer !== null)?.fehler.text).toBe(
      'Die 100 Bilder dieses Monats sind verbraucht oder bestellt. Ab dem 01.12.2026 gibt es wieder 100. Motive des Muster-Generators können Sie jederzeit zeichnen.',
    )
    // 23:30 on 30 November in Berlin is still November, half an hour later it is December.
    await backend.clock.moveBy(Date.parse('2026-11-30T22:30:00Z') - backend.clock.now().getTime())
    expect((await refused(order({ anzahl: 1 })))?.code).toBe('BILD_KONTINGENT')
    await backend.clock.moveBy(30 * 60_000)
    expect(await refused(order({ anzahl: 1 }))).toBeNull()
    expect((await stand()).kontingent).toMatchObject({ verbraucht: 0, reserviert: 1, erneuertAm: '2027-01-01' })
  })

  test('names what is left when too much is asked for', async () => {
    const { order } = await open()
    for (let used = 0; used < 20; used += 1) await order({ anzahl: 4 })
    await order({ anzahl: 4 })
    await backend.db.updateTable('bildauftrag').set({ status: 'fertig', fertige: 4 }).execute()
    for (let used = 0; used < 3; used += 1) await order({ anzahl: 4 })
    await order({ anzahl: 3 })
    expect((await refused(order({ anzahl: 2 })))?.fehler.felder?.['anzahl']).toMatch(
      /^In diesem Monat ist noch ein Bild übrig, Sie möchten 2\./,
    )
  })

  test('has a queue with an end', async () => {
    const { order } = await open()
    for (let open = 0; open < 22; open += 1) await order({ anzahl: 1 })
    const answer = await refused(order({ anzahl: 1 }))
    expect([answer?.code, answer?.fehler.text.slice(0, 31)]).toEqual([
      'BILD_WARTESCHLANGE',
      'Es warten schon 20 Aufträge. Ih',
    ])
  })
})

describe('who may order', () => {
  test('nobody where no service is connected, and the way out is named', async () => {
    const { order, stand } = await open(null)
    expect((await stand()).dienst).toBeNull()
    expect((await refused(order()))?.fehler.text).toBe(
      'Es ist kein Bilddienst angeschlossen. Motive des Muster-Generators können Sie trotzdem zeichnen.',
    )
  })

  test('whoever describes people is told before anything leaves, and may insist', async () => {
    const { order } = await open(SOFORT)
    const beschreibung = 'Anna Müller, Hauptstraße 5, 50667 Köln, am Fenster'
    const answer = await refused(order({ beschreibung }))
    expect(answer?.code).toBe('PERSONENDATEN')
    expect(answer?.fehler.felder?.['beschreibung']).toContain('50667 Köln')
    expect(await refused(order({ beschreibung, personendatenBestaetigt: true }))).toBeNull()
  })

  test('the same order sent twice is made once', async () => {
    const dienst = new HandDienst()
    const { token } = await open(dienst)
    const key = { 'idempotency-key': 'bild-0001-0001' }
    const answers = [
      await backend.call(token, 'erzeugeBilder', BESTELLUNG, key),
      await backend.call(token, 'erzeugeBilder', BESTELLUNG, key),
    ]
    expect(answers[0]?.idPtBildgenerierung).toBe(answers[1]?.idPtBildgenerierung)
  })

  test('only who ordered is told of the end, and marks it as seen for himself', async () => {
    const { token, order, stand } = await open(SOFORT)
    const team = await backend.login('team@example.org')
    const { idPtBildgenerierung } = await order({ anzahl: 1 }, team)
    await backend.parts.bildwerk.idle()
    expect((await stand()).auftraege).toMatchObject([{ eigener: false, gesehen: false }])
    expect(await backend.call(token, 'merkeGesehen', { ids: [idPtBildgenerierung] })).toEqual({ gesehen: 0 })
    expect(await backend.call(team, 'merkeGesehen', { ids: [idPtBildgenerierung] })).toEqual({ gesehen: 1 })
    expect((await stand()).auftraege).toMatchObject([{ gesehen: true }])
  })
})
