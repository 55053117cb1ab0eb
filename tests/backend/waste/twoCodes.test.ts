import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { QrLayer, Seite } from '#src/contract/dokument.ts'
import { addTage } from '#src/domain/kampagne/schedule.ts'
import { bestaetigen, listInbox, versandMelden } from '#mocks/backend/druckauftrag/lettershop.ts'
import { canonicalJson } from '#mocks/backend/platform/canonical.ts'
import { externFreigeben } from '#mocks/backend/kampagne/provider.ts'
import { fromJson } from '#mocks/backend/platform/db/json.ts'
import { sha256 } from '#mocks/backend/platform/files.ts'
import { Printer } from '#mocks/backend/platform/print/printer.ts'
import { run } from '#tests/engines/print/fixtures.ts'
import { scanne } from '#tests/support/aufrufer.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import {
  createFlow,
  draft,
  fetchK,
  goTo,
  handedOver,
  orderOf,
  paid,
  release,
  seitenMitQr,
  type Flow,
} from '../kampagneFlow.ts'

afterAll(() => vi.resetConfig())

const SHOP = 'https://laden.example.org/aktion'
const KARTE = 'https://karte.example.org/weg'
/** Front and back of a card: the shop in front; the shop, too, a way there and a number to call on the back. */
const CODES = { vorderseite: [SHOP], rueckseite: [KARTE, 'tel:0351123456'] }

function zweiCodes(): Seite[] {
  return seitenMitQr('maxipostkarte').map((seite) => {
    const code = seite.layers.find((layer) => layer.type === 'qrcode')
    if (code?.type !== 'qrcode') throw new Error('no code')
    const qr = (more: Partial<QrLayer>): QrLayer => ({ ...code, enabled: true, ...more })
    const own =
      seite.side === 'vorderseite'
        ? [qr({ name: 'Zum Laden', inhalt: SHOP })]
        : [
            qr({ name: 'Zum Weg', inhalt: KARTE }),
            qr({ id: 'ruf', name: 'Ruf', inhaltTyp: 'telefon', inhalt: '0351 123456', x: 70 }),
          ]
    return { ...seite, layers: [...seite.layers.filter(({ type }) => type !== 'qrcode'), ...own] }
  })
}

let flow: Flow
beforeEach(async () => {
  flow = await createFlow()
  await flow.db
    .updateTable('werbemittel')
    .set({ seiten: JSON.stringify(zweiCodes()) })
    .execute()
})
afterEach(() => flow.close())

async function readPackage(idPtKampagne: number) {
  const { auftrag } = await orderOf(flow, idPtKampagne)
  const path = (name: string) => join(flow.ordner, auftrag, name)
  const [head = [], ...rows] = (await readFile(path('empfaenger.csv'), 'utf8'))
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))
  const at = (nr: number, name: string) => rows[nr - 1]?.[head.indexOf(name)] ?? ''
  const ticket = fromJson<{ qrCodes: unknown[]; codepruefung: { verglichen: number; gelesen: number } }>(
    await readFile(path('auftrag.json'), 'utf8'),
  )
  return { at, ticket, pdf: path('druckdaten-001.pdf') }
}

/** What a reader finds on a page of the file. */
async function codesOn(pdf: string, page: number): Promise<string[]> {
  const out = join(await temporaryFolder(), 'page')
  run('pdftoppm', ['-r', '110', '-f', String(page), '-singlefile', '-gray', '-png', pdf, out])
  return run('zbarimg', ['-q', '--nodbus', '--raw', '-Sdisable', '-Sqrcode.enable', `${out}.png`])
    .trim()
    .split('\n')
    .toSorted()
}

const leadsTo = async (url: string) => (await scanne(flow.app, new URL(url).pathname)).headers.get('location')

test('a card with two codes leads to two places, and each is named, printed and counted apart', async () => {
  const { kampagne, key } = await release(flow, await draft(flow))
  const { vorlage } = await flow.call(null, 'fetchFreigabe', { hashKey: key })
  expect(vorlage?.qrCodes).toMatchObject([
    {
      seite: 'rueckseite',
      name: 'Zum Weg',
      typ: 'website',
      ziel: KARTE,
      kurzlink: 'http://localhost:3000/q/beispiel22',
    },
    { seite: 'rueckseite', name: 'Ruf', typ: 'telefon', ziel: 'tel:0351123456', kurzlink: null },
    { seite: 'vorderseite', name: 'Zum Laden', ziel: SHOP, kurzlink: 'http://localhost:3000/q/beispiel222' },
  ])
  expect((await fetchK(flow, kampagne.idPtKampagne)).qrCodes).toEqual(vorlage?.qrCodes)

  // All cards of it are looked at, so all are printed.
  flow = { ...flow, context: { ...flow.context, printer: new Printer() } }
  const { idPtKampagne } = await handedOver(flow)
  const { at, ticket, pdf } = await readPackage(idPtKampagne)
  expect(ticket.qrCodes).toEqual([
    { seite: 'rueckseite', name: 'Zum Weg', typ: 'website', ziel: KARTE, kurzlink: true, spalte: 'url' },
    { seite: 'rueckseite', name: 'Ruf', typ: 'telefon', ziel: 'tel:0351123456', kurzlink: false, spalte: null },
    { seite: 'vorderseite', name: 'Zum Laden', typ: 'website', ziel: SHOP, kurzlink: true, spalte: 'url2' },
  ])
  expect(ticket.codepruefung.verglichen).toBe(1560)
  // Three codes of each of 300 pieces and of the largest addresses.
  expect(ticket.codepruefung.gelesen).toBeGreaterThanOrEqual(900)
  for (const nr of [1, 57, 520]) {
    expect(at(nr, 'url2')).toBe(`${at(nr, 'url')}2`)
    expect(await codesOn(pdf, nr * 2 - 1)).toEqual([at(nr, 'url2')])
    expect(await codesOn(pdf, nr * 2)).toEqual([at(nr, 'url'), CODES.rueckseite[1]])
  }
  expect(await leadsTo(at(1, 'url'))).toBe(KARTE)
  expect(await leadsTo(at(1, 'url2'))).toBe(SHOP)
  await flow.clock.moveBy(30 * 60_000)
  expect(await leadsTo(at(1, 'url2'))).toBe(SHOP)
  expect(await leadsTo(at(2, 'url2'))).toBe(SHOP)
  expect((await flow.app.request(`${new URL(at(2, 'url')).pathname}3`)).status).toBe(404)

  const { idPtDruckauftrag } = await orderOf(flow, idPtKampagne)
  await bestaetigen(flow.context, idPtDruckauftrag)
  await versandMelden(flow.context, idPtDruckauftrag)
  const { kampagnen } = await flow.call(flow.kunde, 'fetchStatistik', {})
  expect(kampagnen).toMatchObject([
    {
      scans: 4,
      eindeutig: 2,
      codes: [
        { nummer: 1, name: 'Zum Weg', seite: 'rueckseite', ziel: KARTE, scans: 1, eindeutig: 1 },
        { nummer: 2, name: 'Zum Laden', seite: 'vorderseite', ziel: SHOP, scans: 3, eindeutig: 2 },
      ],
    },
  ])
})

test('without measuring each code leads straight to its own target', async () => {
  const { idPtKampagne } = await handedOver(flow, { tracking: false })
  const { at, pdf } = await readPackage(idPtKampagne)
  expect([at(1, 'url'), at(1, 'url2'), at(1, 'code')]).toEqual([KARTE, SHOP, ''])
  expect(await codesOn(pdf, 1)).toEqual([SHOP])
  expect(await codesOn(pdf, 2)).toEqual([KARTE, CODES.rueckseite[1]])
})

test('what was approved with one target for all codes is still whole, printed and counted so', async () => {
  const { idPtKampagne } = await paid(flow)
  const { inhalt } = await flow.db.selectFrom('snapshot').select('inhalt').executeTakeFirstOrThrow()
  const { qrCodes, ...rest } = fromJson<Record<string, unknown>>(inhalt)
  expect(qrCodes).toHaveLength(3)
  const before = canonicalJson({ ...rest, qrZiel: KARTE })
  await flow.db
    .updateTable('snapshot')
    .set({ inhalt: before, hash: sha256(before) })
    .execute()
  await flow.db
    .updateTable('freigabe')
    .set({ snapshotHash: sha256(before) })
    .execute()
  await externFreigeben(flow.context, idPtKampagne)
  await goTo(flow, addTage(flow.versandDatum, -3))
  const { at, pdf } = await readPackage(idPtKampagne)
  expect(at(1, 'url2')).toBe(at(1, 'url'))
  expect(await codesOn(pdf, 1)).toEqual([at(1, 'url')])
  expect(await codesOn(pdf, 2)).toEqual([at(1, 'url'), CODES.rueckseite[1]])
  expect(await leadsTo(at(1, 'url'))).toBe(KARTE)
  expect((await fetchK(flow, idPtKampagne)).qrCodes.map(({ ziel }) => ziel)).toEqual([KARTE, 'tel:0351123456', KARTE])
})

test('scans of both codes of one card at once count one card, and each code once', async () => {
  const { idPtKampagne } = await handedOver(flow)
  const { at } = await readPackage(idPtKampagne)
  await Promise.all(Array.from({ length: 20 }, (_, i) => leadsTo(at(3, i % 2 === 0 ? 'url' : 'url2'))))
  const counted = await flow.db
    .selectFrom('scanCode')
    .select(['nummer', 'scans', 'eindeutig'])
    .orderBy('nummer')
    .execute()
  expect(counted).toEqual([
    { nummer: 1, scans: 1, eindeutig: 1 },
    { nummer: 2, scans: 1, eindeutig: 1 },
  ])
  expect(await flow.db.selectFrom('scanTag').select(['scans', 'eindeutig']).execute()).toEqual([
    { scans: 2, eindeutig: 1 },
  ])
})

test('a code under another one stops the hand-over, which names the page and the recipient', async () => {
  const { idPtKampagne } = await paid(flow)
  const { inhalt } = await flow.db.selectFrom('snapshot').select('inhalt').executeTakeFirstOrThrow()
  const before = fromJson<{ seiten: Seite[] }>(inhalt)
  const seiten = before.seiten.map((seite) => ({
    ...seite,
    layers: seite.layers.map((layer) => (layer.id === 'ruf' ? { ...layer, x: 6 } : layer)),
  }))
  const text = canonicalJson({ ...before, seiten })
  await flow.db
    .updateTable('snapshot')
    .set({ inhalt: text, hash: sha256(text) })
    .execute()
  await flow.db
    .updateTable('freigabe')
    .set({ snapshotHash: sha256(text) })
    .execute()
  await externFreigeben(flow.context, idPtKampagne)
  await goTo(flow, addTage(flow.versandDatum, -3))
  const { state, versand } = await fetchK(flow, idPtKampagne)
  expect(state).not.toBe('inVersendet')
  expect(versand.letzterFehler).toBe(
    'Der QR-Code „Zum Weg“ hält nicht, was freigegeben wurde: Seite 2 in druckdaten-001.pdf, Empfänger Nr. 1. Es wurde nichts übergeben.',
  )
  expect(await listInbox(flow.context)).toEqual([])
})
