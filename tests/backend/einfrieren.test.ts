import { beforeEach, describe, expect, it } from 'vitest'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { freezeRest, NichtMehrMeins, take } from '#mocks/backend/kampagne/einfrieren.ts'
import { gebeFaelligeFrei } from '#mocks/backend/kampagne/freigabeauftrag.ts'
import { sha256 } from '#mocks/backend/platform/files.ts'
import { LEASE_MS } from '#mocks/backend/platform/lease.ts'
import { draft, fetchK, flowForEach, refused, release } from './kampagneFlow.ts'

/** More than are frozen while somebody waits, and no multiple of what is hashed at once. */
const VIELE = 5_100

const flow = flowForEach(VIELE)
let kampagne: Kampagne
beforeEach(async () => {
  kampagne = await draft(flow)
})

const mails = async () =>
  (await flow.db.selectFrom('mail').select('betreff').where('an', '=', 'paula@example.org').execute()).length
const codes = () => flow.db.selectFrom('empfaengerCode').select(['code', 'nr', 'daten']).orderBy('nr').execute()
const auftraege = async () => (await flow.db.selectFrom('einfrierung').select('idPtKampagne').execute()).length
const WARTEN = { interval: 5, timeout: 20_000 }
const fehler: unknown[] = []
const laufeWeiter = (signal?: AbortSignal) => gebeFaelligeFrei(flow.context, (error) => fehler.push(error), signal)

/** Lets the work end after some rows are stored, as a process that is asked to stop does. */
async function laufeEinStueck(): Promise<void> {
  const ende = new AbortController()
  const lauf = laufeWeiter(ende.signal)
  await expect.poll(async () => (await codes()).length, WARTEN).toBeGreaterThan(2_100)
  ende.abort()
  await lauf
}

/** The hash as print re-checks it, worked out here by hand. */
function hashOf(rows: { nr: number; code: string; daten: string | null }[]): string {
  const lines = rows.map(({ nr, code, daten }) => `${nr};${code};${sha256(daten ?? '')}`)
  let state = ''
  for (let first = 0; first <= lines.length; first += 2000)
    state = sha256(`${state}\n${lines.slice(first, first + 2000).join('\n')}`)
  return state
}

async function expectSent(): Promise<void> {
  const { state, snapshotNr, eingefroren, freigaben } = await fetchK(flow, kampagne.idPtKampagne)
  expect({ state, snapshotNr, eingefroren }).toEqual({ state: 'inInternerFreigabe', snapshotNr: 1, eingefroren: null })
  expect(freigaben).toHaveLength(1)
  const { inhalt } = await flow.db.selectFrom('snapshot').select('inhalt').executeTakeFirstOrThrow()
  const rows = await codes()
  expect(rows.map(({ nr }) => nr)).toEqual(Array.from({ length: VIELE }, (_, i) => i + 1))
  expect(new Set(rows.map(({ code }) => code)).size).toBe(VIELE)
  expect(JSON.parse(inhalt)).toMatchObject({ empfaenger: { anzahl: VIELE, sha256: hashOf(rows) } })
  expect([await mails(), await auftraege()]).toEqual([1, 0])
}

describe('a campaign with many recipients', () => {
  it('is sent off at once and stays where it is until all are frozen; links and mails come after that', async () => {
    const { kampagne: sent, keys } = await release(flow, kampagne)
    expect(sent).toMatchObject({ state: 'inBearbeitung', teilstatus: 'wirdEingefroren', eingefroren: 0, freigaben: [] })
    expect([keys, await mails(), (await codes()).length]).toEqual([[], 0, 0])
    expect(await laufeWeiter()).toBe(1)
    await expectSent()
    expect(await laufeWeiter()).toBe(0)
  })

  it('STA-01 refuses changes of itself, its target group and its material meanwhile, and says why', async () => {
    await release(flow, kampagne)
    const { idPtKampagne, version } = kampagne
    const grund = expect.stringContaining('wird gerade zur Freigabe gesendet') as unknown
    const own = { status: 409, text: grund }
    const calls = [
      flow.call(flow.kunde, 'saveKampagne', { idPtKampagne, version, bezeichnung: 'Anders' }),
      flow.call(flow.kunde, 'saveKampagne', { idPtKampagne, version, versandDatum: null }),
      flow.call(flow.kunde, 'deleteKampagne', { idPtKampagne, version }),
      release(flow, kampagne),
    ]
    for (const answer of await Promise.all(calls.map(refused))) expect(answer).toMatchObject(own)
    const { idPtZielgruppe, idPtWerbemittel } = flow
    const gruppe = await flow.call(flow.kunde, 'fetchZielgruppe', { idPtZielgruppe })
    expect(gruppe.status).toBe('gesperrt')
    const { zielgruppen } = await flow.call(flow.kunde, 'fetchZielgruppen', { status: 'gesperrt' })
    expect(zielgruppen.map((row) => row.idPtZielgruppe)).toEqual([idPtZielgruppe])
    const archiv = { idPtZielgruppe, version: gruppe.version, archiviert: true }
    expect(await refused(flow.call(flow.kunde, 'archiviereZielgruppe', archiv))).toMatchObject({ status: 409 })
    const karte = await flow.call(flow.kunde, 'fetchWerbemittel', { idPtWerbemittel })
    expect(karte.status).toBe('gesperrt')
    await laufeWeiter()
    await expectSent()
  })

  it('STA-07 goes on after a stop with what is stored, and each recipient is frozen once', async () => {
    await release(flow, kampagne)
    await laufeEinStueck()
    const before = await codes()
    expect(before.length).toBeLessThan(VIELE)
    const { eingefroren, teilstatus, snapshotHash } = await fetchK(flow, kampagne.idPtKampagne)
    expect([eingefroren, teilstatus, snapshotHash, await mails()]).toEqual([2000, 'wirdEingefroren', null, 0])
    await laufeWeiter()
    await expectSent()
    expect((await codes()).slice(0, 2000)).toEqual(before.slice(0, 2000))
  })

  it('STA-07 is taken over where a process is gone, and by nobody while one is at it (two processes)', async () => {
    await release(flow, kampagne)
    const { idPtKampagne } = kampagne
    const erster = await take(flow.context, idPtKampagne)
    if (!erster) throw new Error('nothing to do')
    expect(await laufeWeiter()).toBe(0)
    flow.tick(LEASE_MS + 1)
    const neuer = laufeWeiter()
    await expect.poll(async () => (await codes()).length, WARTEN).toBeGreaterThan(0)
    // Both at once: the one that lost it stores nothing any more.
    const alter = freezeRest(flow.context, erster).catch((error: unknown) => error)
    expect(await neuer).toBe(1)
    expect(await alter).toBeInstanceOf(NichtMehrMeins)
    await expectSent()
  })

  it('STA-03 is withdrawn in the middle: nobody is asked, nothing stays behind, and it can be sent again', async () => {
    await release(flow, kampagne)
    await laufeEinStueck()
    const { idPtKampagne, version } = kampagne
    const back = await flow.call(flow.kunde, 'freigabeZurueckziehen', { idPtKampagne, version })
    expect(back).toMatchObject({ state: 'inBearbeitung', teilstatus: null, eingefroren: null, snapshotNr: 0 })
    expect(await laufeWeiter()).toBe(0)
    expect([(await codes()).length, await mails(), await auftraege()]).toEqual([0, 0, 0])
    kampagne = back
    await release(flow, back)
    await laufeWeiter()
    await expectSent()
  })

  it('STA-03 withdrawn while it ends: either it is sent or it is back, never both', async () => {
    await release(flow, kampagne)
    const { idPtKampagne, version } = kampagne
    const lauf = laufeWeiter()
    await expect.poll(async () => (await codes()).length, WARTEN).toBeGreaterThan(4_500)
    const back = await refused(flow.call(flow.kunde, 'freigabeZurueckziehen', { idPtKampagne, version }))
    await lauf
    if (back !== null) return expectSent()
    await laufeWeiter()
    expect([(await codes()).length, await mails(), await auftraege()]).toEqual([0, 0, 0])
  })

  it('comes back with the reason where its quantity is no longer the one that was priced', async () => {
    await release(flow, kampagne)
    const { idPtZielgruppe } = flow
    await flow.db
      .deleteFrom('zielgruppeEmpfaenger')
      .where('idPtZielgruppe', '=', idPtZielgruppe)
      .where('nr', '=', 5_000)
      .execute()
    expect(await laufeWeiter()).toBe(0)
    const back = await fetchK(flow, kampagne.idPtKampagne)
    expect(back).toMatchObject({ state: 'inBearbeitung', eingefroren: null, freigaben: [], snapshotHash: null })
    expect(back.verlauf.at(-1)).toMatchObject({
      aktion: 'einfrierenGescheitert',
      grund: expect.stringContaining('5.099 Empfänger statt 5.100') as unknown,
    })
    const told = await flow.db
      .selectFrom('mail')
      .select('text')
      .where('betreff', 'like', 'Nicht zur Freigabe%')
      .execute()
    expect(told).toHaveLength(1)
    await laufeWeiter()
    expect([(await codes()).length, await mails(), await auftraege()]).toEqual([0, 0, 0])
  })

  it('tells its state to webhooks once, when it is there', async () => {
    await release(flow, kampagne)
    const states = async () =>
      (await fetchK(flow, kampagne.idPtKampagne)).verlauf.map(({ aktion, wer, nachState }) => [aktion, wer, nachState])
    const made = ['saveKampagne', 'kunde', 'inBearbeitung']
    expect(await states()).toEqual([made])
    await laufeWeiter()
    expect(await states()).toEqual([made, ['kampagneZurFreigabeGeben', 'kunde', 'inInternerFreigabe']])
  })
})
