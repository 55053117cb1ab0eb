import { mkdir } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { FormatId, Seite } from '#src/contract/dokument.ts'
import type { Kampagne, Zahlungsart } from '#src/contract/kampagne.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { addTage, versandtage } from '#src/domain/kampagne/schedule.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'
import { runDueJobs } from '#mocks/backend/jobs.ts'
import { bestaetigen, listInbox, versandMelden } from '#mocks/backend/druckauftrag/lettershop.ts'
import { melden } from '#mocks/backend/zahlung/meldung.ts'
import { externFreigeben } from '#mocks/backend/kampagne/provider.ts'
import { text } from '#tests/engines/print/fixtures.ts'
import { createTestBackend, openedBy, type TestBackend, type TestBackendOptions } from '#tests/support/standIn.ts'

/** Recipients of the test list: every tenth without a form of address, umlauts, one formula in disguise. */
export function testEmpfaenger(anzahl: number): Empfaenger[] {
  return Array.from({ length: anzahl }, (_, i) => ({
    anrede: i % 10 === 0 ? '' : i % 2 === 0 ? 'Frau' : 'Herr',
    titel: i % 25 === 0 ? 'Dr.' : '',
    vorname: i % 20 === 0 ? 'Anna' : i % 2 === 0 ? 'Änne' : 'Jürgen',
    nachname: `Beispiel${i + 1}`,
    firma: '',
    zusatz: '',
    strasse: 'Prüfweg',
    hausnummer: String(i + 1),
    plz: '01067',
    ort: 'Dresden',
    land: '',
    kundennummer: i === 3 ? '=1+1' : `K${i + 1}`,
    gutscheincode: '',
  }))
}

export interface Flow extends TestBackend {
  ordner: string
  kunde: string
  andere: string
  idPtZielgruppe: number
  idPtWerbemittel: number
  versandDatum: string
}

export const QR_ZIEL = 'https://laden.example.org/aktion'

/** Pages whose QR code leads to a shop. */
export function mitQr(seiten: readonly Seite[]): Seite[] {
  return seiten.map((seite) => ({
    ...seite,
    layers: seite.layers.map((layer) => (layer.type === 'qrcode' ? { ...layer, inhalt: QR_ZIEL } : layer)),
  }))
}

/** The default layers with a QR code that leads to a shop. */
export const seitenMitQr = (format: FormatId): Seite[] => mitQr(defaultSeiten(format))

/** The sheet gets a text so near to the cut that the check warns of it. */
export async function lassWarnen({ db }: TestBackend): Promise<void> {
  const gruss = text('Hallo', { name: 'Gruß', x: 4 })
  const seiten = seitenMitQr('maxipostkarte').map((seite) =>
    seite.side === 'vorderseite' ? { ...seite, layers: [...seite.layers, gruss] } : seite,
  )
  await db
    .updateTable('werbemittel')
    .set({ seiten: JSON.stringify(seiten) })
    .execute()
}

async function addWerbemittel({ db, clock }: TestBackend, format: FormatId): Promise<number> {
  const zeit = clock.now().toISOString()
  const { idPtWerbemittel } = await db
    .insertInto('werbemittel')
    .values({
      idPtKunde: 1,
      bezeichnung: 'Testkarte',
      format,
      typ: 'editor',
      seiten: JSON.stringify(seitenMitQr(format)),
      pdf: null,
      pruefung: '[]',
      pruefStatus: 'ok',
      archiviert: 0,
      erstelltAm: zeit,
      geaendertAm: zeit,
      version: 1,
    })
    .returning('idPtWerbemittel')
    .executeTakeFirstOrThrow()
  return idPtWerbemittel
}

export async function addListe({ db, clock }: TestBackend, empfaenger: Empfaenger[], idPtKunde = 1): Promise<number> {
  const zeit = clock.now().toISOString()
  const { idPtZielgruppe } = await db
    .insertInto('zielgruppe')
    .values({
      idPtKunde,
      bezeichnung: 'Stammkunden',
      typ: 'hochgeladen',
      filter: null,
      potenzial: empfaenger.length,
      potenzialStand: zeit,
      datei: null,
      zuordnung: null,
      pruefung: null,
      datenquelle: 'eigene Kundendaten',
      erklaerung: null,
      loeschenAm: null,
      fertig: 1,
      archiviert: 0,
      erstelltAm: zeit,
      geaendertAm: zeit,
    })
    .returning('idPtZielgruppe')
    .executeTakeFirstOrThrow()
  const rows = empfaenger.map((e, i) => ({ idPtZielgruppe, nr: i + 1, ...e, weitere: null }))
  // Both databases limit the parameters of one statement.
  for (let first = 0; first < rows.length; first += 1500)
    await db
      .insertInto('zielgruppeEmpfaenger')
      .values(rows.slice(first, first + 1500))
      .execute()
  return idPtZielgruppe
}

/** A stand-in with one list, one material and a folder for the print shop. */
export async function createFlow(
  anzahl = 520,
  format: FormatId = 'maxipostkarte',
  options: Pick<TestBackendOptions, 'now' | 'press'> = {},
): Promise<Flow> {
  const backend = await createTestBackend(options)
  const ordner = backend.parts.settings.lettershopOrdner
  await mkdir(ordner, { recursive: true })
  const heute = backend.clock.heute()
  const [versandDatum = ''] = versandtage(heute, addTage(heute, 60), heute)
  return {
    ...backend,
    ordner,
    kunde: await backend.login('kunde@example.org'),
    andere: await backend.login('andere@example.org'),
    idPtZielgruppe: await addListe(backend, testEmpfaenger(anzahl)),
    idPtWerbemittel: await addWerbemittel(backend, format),
    versandDatum,
  }
}

/** The same for all tests of a file or group, opened before them and closed after the last. */
export const flowForAll = (...start: Parameters<typeof createFlow>): Flow =>
  openedBy(beforeAll, afterAll, () => createFlow(...start))

/** A new one for each test of a file or group. */
export const flowForEach = (...start: Parameters<typeof createFlow>): Flow =>
  openedBy(beforeEach, afterEach, () => createFlow(...start))

type DraftFields = Partial<Pick<Kampagne, 'anreicherung' | 'tracking' | 'bezeichnung' | 'versandDatum'>>

export function draft(flow: Flow, extra: DraftFields = {}): Promise<Kampagne> {
  const { idPtZielgruppe, idPtWerbemittel, versandDatum } = flow
  const fields = { bezeichnung: 'Herbstaktion', versandDatum, anreicherung: false, tracking: true, ...extra }
  return flow.call(flow.kunde, 'saveKampagne', { ...fields, idPtZielgruppe, idPtWerbemittel })
}

export const PERSONEN = [{ name: 'Paula Prüferin', email: 'paula@example.org' }]
export const ZWEI_PERSONEN = [...PERSONEN, { name: 'Quirin Querleser', email: 'quirin@example.org' }]

export const keyOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

/** Key of the link in the last mail to somebody, where alone it stands; empty as long as none went out. */
export async function mailedKey({ db }: Pick<TestBackend, 'db'>, an: string): Promise<string> {
  const mail = await db
    .selectFrom('mail')
    .select('link')
    .where('an', '=', an)
    .where('link', 'like', '%freigeben%')
    .orderBy('idMail', 'desc')
    .limit(1)
    .executeTakeFirst()
  return keyOf(mail?.link ?? '')
}

interface ReleaseOptions {
  personen?: { name: string; email: string }[]
  quorum?: 'alle' | 'einer'
  gueltigTage?: number
}

/** Gives a campaign to its approvers, accepting every warning. */
export async function release(
  flow: Flow,
  kampagne: Kampagne,
  { personen = PERSONEN, quorum = 'alle', gueltigTage = 14 }: ReleaseOptions = {},
): Promise<{ kampagne: Kampagne; keys: string[]; key: string; urls: (string | null)[] }> {
  const answer = await flow.call(flow.kunde, 'kampagneZurFreigabeGeben', {
    idPtKampagne: kampagne.idPtKampagne,
    version: kampagne.version,
    personen,
    gueltigTage,
    quorum,
    warnungenAkzeptiert: kampagne.befunde.filter((b) => b.schwere === 'warnung').map((b) => b.code),
  })
  const asked = answer.links.length === 0 ? [] : personen
  const keys = await Promise.all(asked.map(({ email }) => mailedKey(flow, email)))
  return { kampagne: answer.kampagne, keys, key: keys[0] ?? '', urls: answer.links.map(({ url }) => url) }
}

export const ALLES_BESTAETIGT = ['text', 'bild', 'qrZiel', 'absender'] as const

export async function approve(flow: Flow, hashKey: string, name = 'Paula Prüferin') {
  const { vorlage } = await flow.call(null, 'fetchFreigabe', { hashKey })
  const snapshotHash = vorlage?.snapshotHash ?? ''
  return flow.call(null, 'freigabeErteilen', { hashKey, name, snapshotHash, bestaetigt: [...ALLES_BESTAETIGT] })
}

export const fetchK = (flow: Flow, idPtKampagne: number) => flow.call(flow.kunde, 'fetchKampagne', { idPtKampagne })

export function startZahlung(flow: Flow, kampagne: Kampagne, zahlungsart: Zahlungsart = 'kreditkarte') {
  const { idPtKampagne } = kampagne
  const betrag = kampagne.zahlung.offen
  return flow.call(flow.kunde, 'starteZahlung', { idPtKampagne, zahlungsart, betrag, agbAkzeptiert: true })
}

/** Draft and approval. */
export async function approved(flow: Flow, extra: DraftFields = {}): Promise<Kampagne> {
  const { kampagne, key } = await release(flow, await draft(flow, extra))
  await approve(flow, key)
  return fetchK(flow, kampagne.idPtKampagne)
}

export async function pay(flow: Flow, kampagne: Kampagne): Promise<Kampagne> {
  const { zahlung } = await startZahlung(flow, kampagne)
  await melden(flow.context, zahlung.referenz, 'bezahlt')
  return fetchK(flow, kampagne.idPtKampagne)
}

/** Draft, approval and payment. */
export async function paid(flow: Flow, extra: DraftFields = {}): Promise<Kampagne> {
  return pay(flow, await approved(flow, extra))
}

/** Moves the clock to a calendar day and lets the jobs run. */
export async function goTo(flow: Flow, tag: string) {
  const days = Math.round((Date.parse(tag) - Date.parse(flow.clock.heute())) / 86_400_000)
  if (days > 0) await flow.advance(days)
  return runDueJobs(flow.context)
}

/** A paid and checked campaign whose package lies in the print shop's inbox. */
export async function handedOver(flow: Flow, extra: DraftFields = {}): Promise<Kampagne> {
  const { idPtKampagne } = await paid(flow, extra)
  await externFreigeben(flow.context, idPtKampagne)
  await goTo(flow, addTage(flow.versandDatum, -3))
  return fetchK(flow, idPtKampagne)
}

export async function orderOf(flow: Flow, idPtKampagne: number) {
  const order = (await listInbox(flow.context)).find((item) => item.idPtKampagne === idPtKampagne)
  if (!order) throw new Error('no order in the inbox')
  return order
}

export async function sent(flow: Flow): Promise<Kampagne> {
  const { idPtKampagne } = await handedOver(flow)
  const { idPtDruckauftrag } = await orderOf(flow, idPtKampagne)
  await bestaetigen(flow.context, idPtDruckauftrag)
  await versandMelden(flow.context, idPtDruckauftrag)
  return fetchK(flow, idPtKampagne)
}

/** Why a call was refused; null when it went through. */
export async function refused(call: Promise<unknown>): Promise<{ status: number; code: string; text: string } | null> {
  try {
    await call
    return null
  } catch (error) {
    const { status, code, message } = error as { status: number; code: string; message: string }
    return { status, code, text: message }
  }
}
