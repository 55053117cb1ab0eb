import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { eRechnungXml } from '#src/domain/rechnung/cii.ts'
import type { Rechnung } from '#src/contract/rechnung.ts'
import { addTage } from '#src/domain/kampagne/schedule.ts'
import { flowForAll, paid, refused } from './kampagneFlow.ts'
import { leftOut } from '#tests/support/programs.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

afterAll(() => vi.resetConfig())

const flow = flowForAll()
let rechnungen: Rechnung[]
beforeAll(async () => {
  await paid(flow, { bezeichnung: '=Winter' })
  await paid(flow, { bezeichnung: 'Frühling & Ähren' })
  rechnungen = (await flow.call(flow.kunde, 'fetchRechnungen', {})).rechnungen
})

type Export = Parameters<typeof flow.call<'exportRechnungen'>>[2]
const exported = (input: Export, as = flow.kunde) => flow.call(as, 'exportRechnungen', input)
const bytes = async ({ blob }: { blob: Blob }) => new Uint8Array(await blob.arrayBuffer())
const first = () => rechnungen[0] ?? expect.fail('no invoice')

async function pdf(): Promise<Uint8Array> {
  const { idPtRechnung } = first()
  return bytes(await flow.call(flow.kunde, 'downloadRechnungAsPdf', { idPtRechnung }))
}

describe('the PDF', () => {
  test('is PDF/A-3b by its own word, with its e-invoice as an alternative of the document', async () => {
    const file = await pdf()
    const text = Buffer.from(file).toString('latin1')
    expect(text.slice(0, 8)).toBe('%PDF-1.7')
    for (const word of [
      '<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>',
      '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
      '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
      '<pdfaSchema:prefix>fx</pdfaSchema:prefix>',
    ])
      expect(text).toContain(word)
    const { catalog, context } = await PDFDocument.load(file, { updateMetadata: false })
    const intents = String(catalog.lookup(PDFName.of('OutputIntents')))
    expect(intents).toContain('/GTS_PDFA1')
    const [spec] = context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('Filespec') ? [object] : [],
      )
    expect(String(spec?.get(PDFName.of('AFRelationship')))).toBe('/Alternative')
    expect(String(catalog.lookup(PDFName.of('AF')))).toMatch(/^\[ \d+ 0 R \]$/)
    // Every face is embedded, and nothing is encrypted or runs by itself.
    const faces = context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('FontDescriptor') ? [object] : [],
      )
    expect(faces.length).toBeGreaterThan(0)
    expect(faces.every((face) => face.has(PDFName.of('FontFile2')))).toBe(true)
    expect(catalog.has(PDFName.of('OpenAction'))).toBe(false)
  })

  test('gives the e-invoice back to who reads attachments', async () => {
    const xml = eRechnungXml(first(), 'en16931')
    const attachments = (await PDFDocument.load(await pdf())).getAttachments()
    expect(attachments.map(({ name }) => name)).toEqual(['factur-x.xml'])
    expect(new TextDecoder().decode(attachments[0]?.data)).toBe(xml)
    expect(xml).toContain('<ram:Name>')
  })

  test.skipIf(leftOut('pdfdetach'))('gives it back to poppler’s pdfdetach, too', async () => {
    const folder = await temporaryFolder()
    const file = join(folder, 'rechnung.pdf')
    await writeFile(file, await pdf())
    const out = join(folder, 'factur-x.xml')
    expect(spawnSync('pdfdetach', ['-save', '1', '-o', out, file]).status).toBe(0)
    expect(await readFile(out, 'utf8')).toBe(eRechnungXml(first(), 'en16931'))
  })
})

describe('the XRechnung', () => {
  test('comes alone, under its own name', async () => {
    const { idPtRechnung, rechnungsnummer } = first()
    const { blob, name } = await flow.call(flow.kunde, 'downloadERechnung', { idPtRechnung })
    expect(name).toBe(`${rechnungsnummer}-xrechnung.xml`)
    expect(await blob.text()).toBe(eRechnungXml(first(), 'xrechnung'))
  })
})

describe('an export', () => {
  test('as ZIP holds PDF and XML of each document, equal to the single downloads', async () => {
    const answer = await exported({ format: 'zip' })
    expect(answer.name).toBe('rechnungen_2026-11-20.zip')
    const files = unzipSync(await bytes(answer))
    expect(Object.keys(files).toSorted()).toEqual(
      rechnungen.flatMap(({ rechnungsnummer: nr }) => [`${nr}-xrechnung.xml`, `${nr}.pdf`]).toSorted(),
    )
    expect(Buffer.compare(files[`${first().rechnungsnummer}.pdf`] ?? new Uint8Array(), await pdf())).toBe(0)
  })

  test('takes the filter, or the documents that were ticked', async () => {
    const { idPtRechnung, idPtKampagne, rechnungsnummer } = first()
    const rows = async (input: Omit<Export, 'format'>) =>
      (await (await exported({ ...input, format: 'csv' })).blob.text()).split('\r\n').length - 2
    expect(await rows({})).toBe(2)
    expect(await rows({ q: 'ähren' })).toBe(1)
    expect(await rows({ idPtKampagne: idPtKampagne ?? 0 })).toBe(1)
    expect(await rows({ auswahl: [idPtRechnung] })).toBe(1)
    expect(await (await exported({ q: 'winter', format: 'csv' })).blob.text()).toContain(";'=Winter;")
    expect(rechnungsnummer).toBe('RE-2026-000002')
  })

  test('refuses what is empty and what belongs to someone else', async () => {
    expect(await refused(exported({ format: 'zip', jahr: 2020 }))).toMatchObject({
      status: 422,
      code: 'NICHTS_ZU_EXPORTIEREN',
    })
    const auswahl = [first().idPtRechnung]
    expect(await refused(exported({ format: 'zip', auswahl }, flow.andere))).toMatchObject({ status: 404 })
    expect(await refused(exported({ format: 'zip', auswahl: [...auswahl, 999_999] }))).toMatchObject({ status: 404 })
  })

  test('for DATEV takes the customer’s settings and one business year', async () => {
    const einstellung = await flow.call(flow.kunde, 'fetchDatevEinstellung', {})
    const own = { ...einstellung, beraternummer: 29_098, aufwandskonto: '6600', kontenrahmen: '04' as const }
    await flow.call(flow.kunde, 'saveDatevEinstellung', { einstellung: own })
    const answer = await exported({ format: 'datev', jahr: 2026 })
    expect(answer.name).toBe('EXTF_Rechnungen_2026.csv')
    const text = Buffer.from(await bytes(answer)).toString('latin1')
    expect(text).toContain(';29098;')
    expect(text).toContain(';70000;6600;"9";2011;"RE-2026-000001"')
    // The settings of another customer are his own.
    expect(await flow.call(flow.andere, 'fetchDatevEinstellung', {})).toEqual(einstellung)
    await flow.db
      .updateTable('rechnung')
      .set({ rechnungsdatum: addTage('2026-11-20', -365) })
      .where('idPtRechnung', '=', first().idPtRechnung)
      .execute()
    expect(await refused(exported({ format: 'datev' }))).toMatchObject({ code: 'MEHRERE_WIRTSCHAFTSJAHRE' })
    await flow.db
      .updateTable('rechnung')
      .set({ rechnungsdatum: '2026-11-20' })
      .where('idPtRechnung', '=', first().idPtRechnung)
      .execute()
  })
})

describe('a mail', () => {
  const mails = (an: string) => flow.db.selectFrom('mail').selectAll().where('an', '=', an).execute()

  test('goes out with every document, to the address for invoices, its files listed', async () => {
    const { rechnungsempfaenger, rechnungsnummer } = first()
    const mail = (await mails(rechnungsempfaenger.email)).find(({ betreff }) => betreff.includes(rechnungsnummer))
    expect(JSON.parse(mail?.anhaenge ?? '[]')).toEqual([`${rechnungsnummer}.pdf`, `${rechnungsnummer}-xrechnung.xml`])
    // Whoever reads text alone gets the address and the files too, and both versions end with who writes.
    expect(mail?.text).toContain(`Rechnung ansehen:\n${mail?.link}\n\nAnhang: ${rechnungsnummer}.pdf`)
    expect(mail?.text).toMatch(/\n\nIhre Postkampagne\n\n--\nDiese Nachricht kommt von Postkampagne/)
    expect(mail?.html.indexOf('Ihre Postkampagne')).toBeGreaterThan(mail?.html.indexOf('Rechnung ansehen') ?? 0)
  })

  test('goes out again once however often the button is pressed, and is noted', async () => {
    const { idPtRechnung } = first()
    const buchhaltung = await flow.login('buchhaltung@example.org')
    const send = () =>
      flow.call(
        buchhaltung,
        'sendeRechnung',
        { idPtRechnung, an: 'steuer@example.org' },
        { 'idempotency-key': 'm'.repeat(32) },
      )
    await send()
    const { versandtAn, verlauf } = await send()
    expect(await mails('steuer@example.org')).toHaveLength(1)
    expect(versandtAn.at(-1)).toMatchObject({ an: 'steuer@example.org', von: 'Thomas Reuter' })
    expect(verlauf.map(({ art }) => art)).toEqual(['ausgestellt', 'bezahlt', 'versandt', 'versandt'])
  })

  test('may not be sent without end', async () => {
    const { idPtRechnung } = first()
    let status = 200
    for (let count = 0; count < 70 && status === 200; count += 1) {
      const headers = { 'idempotency-key': `${count}`.padStart(32, 'n') }
      status = (await flow.send(flow.kunde, 'sendeRechnung', { idPtRechnung }, headers)).status
    }
    expect(status).toBe(429)
  })
})

describe('a correction', () => {
  const input = { grund: 'Anschrift falsch', kostenstelle: 'KST 7', bestellnummer: 'B-1' }

  test('is for those who lead the account alone', async () => {
    const buchhaltung = await flow.login('buchhaltung@example.org')
    const call = flow.call(buchhaltung, 'storniereRechnung', { idPtRechnung: first().idPtRechnung, ...input })
    expect(await refused(call)).toMatchObject({ status: 403 })
  })

  test('keeps the old address on storno and invoice, and puts the new one on the next', async () => {
    const { idPtRechnung, idPtKampagne } = first()
    const before = await flow.call(flow.kunde, 'fetchKampagne', { idPtKampagne: idPtKampagne ?? 0 })
    const rechnungsAnschrift = {
      firma: 'Neue Firma GmbH',
      strasse: 'Ring',
      hausnummer: '1',
      plz: '1010',
      ort: 'Wien',
      land: 'AT',
    }
    await flow.db
      .updateTable('kunde')
      .set({ rechnungsAnschrift: JSON.stringify(rechnungsAnschrift) })
      .where('idPtKunde', '=', 1)
      .execute()
    const { storno, rechnung } = await flow.call(
      flow.kunde,
      'storniereRechnung',
      { idPtRechnung, ...input },
      { 'idempotency-key': 'c'.repeat(32) },
    )
    const alt = await flow.call(flow.kunde, 'fetchRechnung', { idPtRechnung })
    expect(alt.stornoDurch).toBe(storno.rechnungsnummer)
    expect(alt.rechnungsempfaenger).toEqual(first().rechnungsempfaenger)
    expect(storno).toMatchObject({
      art: 'storno',
      brutto: -alt.brutto,
      offenerBetrag: 0,
      stornoZu: alt.rechnungsnummer,
      stornoZuDatum: alt.rechnungsdatum,
      grund: input.grund,
      rechnungsempfaenger: alt.rechnungsempfaenger,
    })
    expect(rechnung).toMatchObject({
      brutto: alt.brutto,
      zahlungsStatus: 'bezahlt',
      bezahltAm: alt.bezahltAm,
      rechnungsempfaenger: { ...rechnungsAnschrift, kostenstelle: 'KST 7', bestellnummer: 'B-1' },
    })
    expect(alt.verlauf.map(({ art }) => art)).toContain('ersetzt')
    expect(await flow.call(flow.kunde, 'fetchKampagne', { idPtKampagne: idPtKampagne ?? 0 })).toMatchObject({
      state: before.state,
      zahlung: before.zahlung,
      idPtRechnung: rechnung.idPtRechnung,
    })
    expect((await flow.call(flow.kunde, 'fetchRechnungen', {})).summe.offen).toBe(0)
    const again = flow.call(flow.kunde, 'storniereRechnung', { idPtRechnung, ...input })
    expect(await refused(again)).toMatchObject({ status: 409 })
    const storniert = flow.call(flow.kunde, 'storniereRechnung', { idPtRechnung: storno.idPtRechnung, ...input })
    expect(await refused(storniert)).toMatchObject({ status: 409 })
  })

  test('asks for a reason', async () => {
    const fields = { aktion: 'storniereRechnung', idPtRechnung: '1', ...input, grund: '  ' }
    const answer = await flow.app.request('/api/rechnung/', {
      method: 'POST',
      headers: { authorization: `Bearer ${flow.kunde}`, 'idempotency-key': 'g'.repeat(32) },
      body: new URLSearchParams(fields),
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ fehler: { felder: { grund: expect.any(String) } } })
  })
})

describe('the list', () => {
  test('sums what the filter finds, not the page, and names what there is to filter by', async () => {
    const { summe, total, page, jahre } = await flow.call(flow.kunde, 'fetchRechnungen', { page: 9 })
    expect([total, page]).toEqual([4, 1])
    expect(summe.brutto).toBe(rechnungen.reduce((sum, { brutto }) => sum + brutto, 0))
    expect(jahre).toEqual([2026])
    const { idPtKampagne } = first()
    const ofOne = await flow.call(flow.kunde, 'fetchRechnungen', { idPtKampagne: idPtKampagne ?? 0 })
    expect(ofOne.kampagne).toEqual({ idPtKampagne, bezeichnung: first().kampagneBezeichnung })
    expect((await flow.call(flow.kunde, 'fetchRechnungen', { idPtKampagne: 999_999 })).kampagne).toBeNull()
  })

  test('finds a gross sum as it is written in German', async () => {
    const { brutto } = first()
    const q = `${Math.floor(brutto / 100)},${String(brutto % 100).padStart(2, '0')}`
    expect((await flow.call(flow.kunde, 'fetchRechnungen', { q })).total).toBeGreaterThan(0)
    expect((await flow.call(flow.kunde, 'fetchRechnungen', { q: "' OR 1=1--" })).total).toBe(0)
  })
})
