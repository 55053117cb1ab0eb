import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkAdressen } from '#mocks/backend/zielgruppe/upload.ts'
import { AdressdateiEngine } from '#src/entities/zielgruppe/adressdateiEngine.ts'

/** Lists of other programs as a customer leads them through the page: each step takes what the one before proposed. */
const FOLDER = join(import.meta.dirname, 'fremd')

async function open(name: string) {
  const engine = new AdressdateiEngine()
  const file = new File([new Uint8Array(await readFile(join(FOLDER, name)))], name)
  return { engine, ansicht: await engine.open(file, () => undefined) }
}
type Offen = Awaited<ReturnType<typeof open>>

/** Field by the heading of its column. */
const felder = ({ ansicht }: Offen) =>
  Object.fromEntries(Array.from(ansicht.vorschlag, ([spalte, feld]) => [ansicht.spalten[spalte], feld]))

/** What the service stores of the list, every row of which is printed. */
async function gespeichert({ engine, ansicht }: Offen) {
  const ergebnis = await engine.check(ansicht.leseart, [...ansicht.vorschlag], () => undefined)
  if (ergebnis.art === 'stopp') return ergebnis.stopp
  const datei = await engine.uploadFile(() => true)
  const liste = await checkAdressen(new Uint8Array((await datei?.arrayBuffer()) ?? []))
  expect(liste.pruefung()).toMatchObject({ gesamt: 5, ausgeschlossen: 0 })
  return Array.from(liste.druckbare([]), ({ empfaenger: { nachname, firma, strasse, hausnummer, plz, ort } }) => ({
    nachname,
    firma,
    strasse,
    hausnummer,
    plz,
    ort,
  }))
}

/** Whom all of these lists hold. */
const DRESDEN = { nachname: 'Groß', firma: '', strasse: 'Lindenweg', hausnummer: '7', plz: '01067', ort: 'Dresden' }
const BREMEN = {
  nachname: 'Öztürk',
  firma: 'Gasthaus "Zum Anker"',
  strasse: 'Am Markt',
  hausnummer: '12a',
  plz: '28195',
  ort: 'Bremen',
}

describe('lists of other programs go through without a word of the customer', () => {
  test('CSV-03 Excel’s “Unicode-Text”: UTF-16 with tabs, whose first heading is clean', async () => {
    const offen = await open('excel-unicode.txt')
    expect(offen.ansicht.leseart).toMatchObject({ zeichensatz: 'utf-16le', trennzeichen: '\t' })
    expect(felder(offen)).toMatchObject({ Anrede: 'anrede' })
    const rows = await gespeichert(offen)
    expect(rows).toMatchObject({ 0: DRESDEN, 1: BREMEN })
  })

  test('CSV-03, CSV-07 UTF-8 with its mark and “sep=;” in front of the headings', async () => {
    const offen = await open('excel-sep.csv')
    expect(offen.ansicht.leseart).toMatchObject({ zeichensatz: 'utf-8', kopfzeile: 1 })
    expect(await gespeichert(offen)).toContainEqual(BREMEN)
  })

  test('CSV-07 DATEV’s list of debtors: its own line first, then headings with whose name it is', async () => {
    const offen = await open('datev.csv')
    expect(offen.ansicht.leseart).toMatchObject({ kopfzeile: 1 })
    expect(felder(offen)).toMatchObject({
      'Name (Adressattyp natürl. Person)': 'nachname',
      'Name (Adressattyp Unternehmen)': 'firma',
    })
    expect(felder(offen)).not.toHaveProperty('Konto')
    expect(await gespeichert(offen)).toContainEqual(BREMEN)
  })

  test('CSV-05 Outlook’s contacts: a note of two lines is one record; of two addresses the first is taken', async () => {
    const offen = await open('outlook.csv')
    expect(offen.ansicht.leseart).toMatchObject({ trennzeichen: ',' })
    expect(felder(offen)).toMatchObject({ 'Straße geschäftlich': 'strasseHausnummer' })
    expect(felder(offen)).not.toHaveProperty('Straße privat')
    expect(await gespeichert(offen)).toMatchObject({ 0: DRESDEN, 1: BREMEN })
  })

  test("CSV-11 Shopify’s customers: “'01067” keeps its zero and loses its quote", async () => {
    const offen = await open('shopify-kunden.csv')
    expect(felder(offen)).toMatchObject({ 'Default Address Zip': 'plz' })
    expect(await gespeichert(offen)).toMatchObject({ 0: DRESDEN })
  })

  test('Shopify’s orders: the numbers under “Name” are nobody’s name', async () => {
    const offen = await open('shopify-bestellungen.csv')
    expect(felder(offen)).toMatchObject({ 'Billing Name': 'nachname' })
    expect(felder(offen)).not.toHaveProperty('Name')
    expect(await gespeichert(offen)).toMatchObject({ 0: { ...DRESDEN, nachname: 'Änne Groß' } })
  })

  test('CleverReach’s recipients', async () => {
    const offen = await open('cleverreach.csv')
    expect(felder(offen)).not.toHaveProperty('email')
    expect(await gespeichert(offen)).toContainEqual(BREMEN)
  })

  test('CSV-02 a Macintosh’s letters', async () => {
    const offen = await open('iconv-mac.csv')
    expect(offen.ansicht.leseart).toMatchObject({ zeichensatz: 'macintosh', zeichensatzSicher: false })
    expect(await gespeichert(offen)).toContainEqual(BREMEN)
  })

  test('CSV-04, CSV-06 SQLite’s shell: strokes between, quotes that enclose nothing', async () => {
    const { engine, ansicht } = await open('sqlite-striche.txt')
    expect(ansicht.leseart).toMatchObject({ trennzeichen: '|' })
    expect(ansicht.stopp).toMatchObject({ zeile: 3 })
    const alsText = await engine.look({ ...ansicht.leseart, anfuehrung: 'text' })
    expect(alsText.stopp).toBeNull()
    expect(await gespeichert({ engine, ansicht: alsText })).toContainEqual(BREMEN)
  })
})
