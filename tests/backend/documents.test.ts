import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import type { Rechnung, Rechnungsempfaenger } from '#src/contract/rechnung.ts'
import { formatEuro } from '#src/base/number/german.ts'
import { calculateKampagnePreis } from '#src/domain/price/kampagnePreis.ts'
import { flattenPreisliste } from '#src/domain/price/preisliste.ts'
import { PREISLISTE_PDF } from '#src/shared/settings.ts'
import { avvVertragPdf } from '#mocks/backend/konto/avvVertrag.ts'
import { PREISLISTE_STAND, preislistePdf } from '#mocks/backend/preisliste/preislistePdf.ts'
import { rechnungPdf } from '#mocks/backend/rechnung/rechnungPdf.ts'
import { DEMO_PREISLISTE } from '#mocks/backend/preisliste/demoPreisliste.ts'
import { beleg } from '#tests/domain/rechnung/beleg.ts'

/** Text of every page, spaces made plain. */
async function read(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const pages: string[] = []
  for (let n = 1; n <= pdf.numPages; n += 1) {
    const { items } = await (await pdf.getPage(n)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  const { info } = await pdf.getMetadata()
  await task.destroy()
  return { pages, text: pages.join(' ').replaceAll(/\s+/g, ' '), title: (info as { Title?: string }).Title }
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const KUNDE: Rechnungsempfaenger = {
  firma: 'Ladenverbund Elbtal eG',
  zusatz: '',
  strasse: 'Am Lindenspeicher',
  hausnummer: '14',
  plz: '01099',
  ort: 'Dresden',
  land: 'DE',
  ustIdNr: 'DE999999912',
  email: 'rechnung@example.org',
  kostenstelle: null,
  bestellnummer: null,
}

function rechnung(changes: Partial<Rechnung> = {}): Rechnung {
  const preis = calculateKampagnePreis(DEMO_PREISLISTE, {
    format: 'maxipostkarte',
    menge: 1000,
    typ: 'hochgeladen',
    anreicherung: false,
    versandDatum: '2026-12-15',
    stand: '2026-11-20T09:00:00Z',
  })
  if (preis === null) throw new Error('no price')
  return beleg({ positionen: preis.positionen, rechnungsempfaenger: KUNDE, ...changes })
}

describe('invoice', () => {
  it('has every field that § 14 (4) UStG asks for', async () => {
    const document = rechnung()
    const { text, pages, title } = await read(await rechnungPdf(document))
    const fields = [
      // 1 names and addresses of both
      'Musterdruck · Probedruckgasse 7 · 48155 Münster',
      'Ladenverbund Elbtal eG',
      'Am Lindenspeicher 14',
      '01099 Dresden',
      // 2 VAT number of the issuer
      'USt-IdNr. DE999999999',
      // 3 date, 4 number
      '20.11.2026',
      'RE-2026-000123',
      // 6 time of supply
      'Leistungsdatum',
      '15.12.2026',
      // 7, 8 net by rate, rate and tax
      'zuzüglich 19 % Umsatzsteuer auf',
      ...[document.netto, document.ust, document.brutto].map((ct) => plain(formatEuro(ct))),
    ]
    expect(fields.filter((field) => !text.includes(field))).toEqual([])
    // 5 kind and quantity
    for (const { title: name } of document.positionen) expect(text).toContain(name.split(' ')[0])
    expect(text).toContain('1.000')
    expect(pages).toHaveLength(1)
    expect(title).toBe('Rechnung RE-2026-000123')
  })

  it('is taken back by a document that names it', async () => {
    const original = rechnung()
    const storno = rechnung({
      art: 'storno',
      rechnungsnummer: 'RE-2026-000124',
      stornoZu: 'RE-2026-000123',
      leistungsdatum: null,
      positionen: original.positionen.map((position) => ({
        ...position,
        menge: -position.menge,
        netto: -position.netto,
      })),
      netto: -original.netto,
      ust: -original.ust,
      brutto: -original.brutto,
    })
    const { text } = await read(await rechnungPdf(storno))
    expect(text).toContain('Stornorechnung RE-2026-000124')
    expect(text).toContain('Rechnung RE-2026-000123')
    expect(text).toContain(plain(formatEuro(-original.brutto)))
    expect(text).not.toContain('Leistungsdatum')
  })

  it('turns the page for many positions and repeats the table’s head', async () => {
    const [position] = rechnung().positionen
    if (position === undefined) throw new Error('no position')
    const many = rechnung({ positionen: Array.from({ length: 60 }, () => position) })
    const { pages } = await read(await rechnungPdf(many))
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.filter((text) => text.includes('Einzelpreis netto'))).toHaveLength(pages.length)
    expect(pages[0]).toContain(`Seite 1 von ${pages.length}`)
    // A page that was separated from the others says what it belongs to.
    for (const page of pages) expect(page).toContain('RE-2026-000123')
  })

  it('cuts off nothing of the customer’s order number and cost centre', async () => {
    const kunde = { ...KUNDE, kostenstelle: 'Marketing Nord-Ost 4711-0815 Sonderaktion', bestellnummer: 'B'.repeat(60) }
    const { text } = await read(await rechnungPdf(rechnung({ rechnungsempfaenger: kunde })))
    expect(text).toContain(kunde.kostenstelle)
    expect(text.replaceAll(' ', '')).toContain(kunde.bestellnummer)
  })

  it('is the same file for the same invoice', async () => {
    const write = () => rechnungPdf(rechnung())
    expect(Buffer.compare(await write(), await write())).toBe(0)
  })

  it('prints long and foreign names whole', async () => {
    const kunde = { ...KUNDE, firma: `Yıldız & Łukasiewicz ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}` }
    const { text } = await read(await rechnungPdf(rechnung({ rechnungsempfaenger: kunde })))
    expect(text.replaceAll(' ', '')).toContain(kunde.firma.replaceAll(' ', ''))
  })
})

describe('data-processing contract', () => {
  const kunde = { ...KUNDE, avvAkzeptiertAm: '2026-10-02T08:14:00Z', avvAkzeptiertVon: 'Katharina Brandt' }

  it('names the parties, what Art. 28 GDPR asks for, who accepted it, and that it is a template', async () => {
    const { text } = await read(await avvVertragPdf(kunde, { anbieterName: 'Musterdruck' }))
    for (const part of [
      'Ladenverbund Elbtal eG, Am Lindenspeicher 14, 01099 Dresden',
      'Musterdruck, Probedruckgasse 7',
      'Gegenstand und Dauer',
      'Weisungen',
      'Vertraulichkeit',
      'Unterauftragsverarbeiter',
      'Löschung',
      'Nachweise und Kontrollen',
      'angenommen von Katharina Brandt',
      '02.10.2026, 10:14 Uhr',
      'Vorlage',
      'keine Rechtsberatung',
    ])
      expect(text).toContain(part)
  })

  it('says when nobody has accepted it yet', async () => {
    const open = { ...kunde, avvAkzeptiertAm: null, avvAkzeptiertVon: null }
    const { text } = await read(await avvVertragPdf(open, { anbieterName: 'Musterdruck' }))
    expect(text).toContain('Noch nicht angenommen')
  })
})

describe('price list', () => {
  it('of the footer’s link is the seeded one', async () => {
    const committed = await readFile(join(import.meta.dirname, '../../public', PREISLISTE_PDF))
    const fresh = await preislistePdf(DEMO_PREISLISTE, PREISLISTE_STAND)
    // Stale? Run: node mocks/backend/preisliste/preislistePdf.ts
    expect(Buffer.compare(committed, fresh)).toBe(0)
  })

  it('lists every price, with dashes for missing bounds', async () => {
    const { text } = await read(await preislistePdf(DEMO_PREISLISTE, PREISLISTE_STAND))
    const missing = flattenPreisliste(DEMO_PREISLISTE).filter(
      ({ title, price }) => !text.includes(title.split(',')[0] ?? '') || !text.includes(plain(formatEuro(price ?? 0))),
    )
    expect(missing).toEqual([])
    expect(text).toContain('–')
    expect(text).toContain('25.000')
  })
})
