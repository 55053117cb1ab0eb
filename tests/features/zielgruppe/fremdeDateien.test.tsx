import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { csv, fremd, openUpload } from '#tests/support/adressdatei.tsx'

const auswahl = (name: string) => screen.findByRole('combobox', { name })
const spalte = (name: string) => auswahl(`Verwendung der Spalte ${name}`)

async function waehle({ user }: Awaited<ReturnType<typeof openUpload>>, feld: string, option: string) {
  await user.click(await auswahl(feld))
  await user.click(await screen.findByRole('option', { name: option }))
}

/** Checks the list as it was understood, and sends it to a target group of its own; what is stored of it. */
async function hochladen({ user, backend }: Awaited<ReturnType<typeof openUpload>>, adressen: number) {
  await user.click(await screen.findByRole('button', { name: 'Adressen prüfen' }))
  expect(
    await screen.findByRole('heading', { name: `${adressen} von ${adressen} Adressen werden gedruckt` }),
  ).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Herkunft der Adressen' }), 'Kundendatei')
  await user.click(screen.getByRole('checkbox', { name: /rechtmäßig erhoben/ }))
  await user.click(screen.getByRole('button', { name: `${adressen} Adressen hochladen` }))
  const heading = await screen.findByRole('heading', { level: 1, name: /^(?!Adressliste hochladen)/ })
  return backend.db
    .selectFrom('zielgruppeEmpfaenger')
    .innerJoin('zielgruppe', 'zielgruppe.idPtZielgruppe', 'zielgruppeEmpfaenger.idPtZielgruppe')
    .select(['nachname', 'firma', 'strasse', 'hausnummer', 'plz', 'ort'])
    .where('bezeichnung', '=', heading.textContent)
    .orderBy('nr')
    .execute()
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
    const app = await openUpload(await fremd('excel-unicode.txt'))
    expect(await auswahl('Zeichensatz')).toHaveTextContent(/^UTF-16$/)
    expect(await auswahl('Trennzeichen')).toHaveTextContent('Tabulator')
    expect(await spalte('Anrede')).toHaveTextContent('Anrede')
    const rows = await hochladen(app, 5)
    expect(rows.slice(0, 2)).toEqual([DRESDEN, BREMEN])
  })

  test('CSV-03, CSV-07 UTF-8 with its mark and “sep=;” in front of the headings', async () => {
    const app = await openUpload(await fremd('excel-sep.csv'))
    expect(await auswahl('Zeichensatz')).toHaveTextContent('UTF-8')
    expect(await auswahl('Kopfzeile')).toHaveTextContent('Zeile 2')
    expect(await hochladen(app, 5)).toContainEqual(BREMEN)
  })

  test('CSV-07 DATEV’s list of debtors: its own line first, then headings with whose name it is', async () => {
    const app = await openUpload(await fremd('datev.csv'))
    expect(await auswahl('Kopfzeile')).toHaveTextContent('Zeile 2')
    expect(await spalte('Name (Adressattyp natürl. Person)')).toHaveTextContent('Nachname')
    expect(await spalte('Name (Adressattyp Unternehmen)')).toHaveTextContent('Firma')
    expect(await spalte('Konto')).toHaveTextContent('Nicht übernehmen')
    expect(await hochladen(app, 5)).toContainEqual(BREMEN)
  })

  test('CSV-05 Outlook’s contacts: a note of two lines is one record; of two addresses the first is taken', async () => {
    const app = await openUpload(await fremd('outlook.csv'))
    expect(await auswahl('Trennzeichen')).toHaveTextContent('Komma')
    expect(await spalte('Straße geschäftlich')).toHaveTextContent('Straße und Hausnummer')
    expect(await spalte('Straße privat')).toHaveTextContent('Nicht übernehmen')
    const rows = await hochladen(app, 5)
    expect(rows.slice(0, 2)).toEqual([DRESDEN, BREMEN])
  })

  test("CSV-11 Shopify’s customers: “'01067” keeps its zero and loses its quote", async () => {
    const app = await openUpload(await fremd('shopify-kunden.csv'))
    expect(await spalte('Default Address Zip')).toHaveTextContent('Postleitzahl')
    expect((await hochladen(app, 5))[0]).toEqual(DRESDEN)
  })

  test('Shopify’s orders: the numbers under “Name” are nobody’s name', async () => {
    const app = await openUpload(await fremd('shopify-bestellungen.csv'))
    expect(await spalte('Name')).toHaveTextContent('Nicht übernehmen')
    expect(await spalte('Billing Name')).toHaveTextContent('Nachname')
    const [first] = await hochladen(app, 5)
    expect(first).toEqual({ ...DRESDEN, nachname: 'Änne Groß' })
  })

  test('CleverReach’s recipients', async () => {
    const app = await openUpload(await fremd('cleverreach.csv'))
    expect(await spalte('email')).toHaveTextContent('Nicht übernehmen')
    expect(await hochladen(app, 5)).toContainEqual(BREMEN)
  })
})

describe('lists of other programs that ask something', () => {
  test.each([
    ['iconv-850.csv', 'DOS (CP 850)'],
    ['iconv-mac.csv', 'Macintosh'],
  ])('CSV-02 %s: the doubt is said, both readings can be looked at', async (name, label) => {
    const app = await openUpload(await fremd(name))
    expect(await auswahl('Zeichensatz')).toHaveTextContent(label)
    expect(screen.getByText(/^Der Zeichensatz ließ sich nicht sicher erkennen\./)).toBeVisible()
    expect(screen.getByText('Öztürk')).toBeVisible()
    await waehle(app, 'Zeichensatz', 'Windows-1252 (Excel unter Windows)')
    await waitFor(() => expect(screen.queryByText('Öztürk')).toBeNull())
    await waehle(app, 'Zeichensatz', label)
    expect(await screen.findByText('Öztürk')).toBeVisible()
    expect(await hochladen(app, 5)).toContainEqual(BREMEN)
  })

  test('CSV-04, CSV-06 SQLite’s shell: strokes between, quotes that enclose nothing', async () => {
    const app = await openUpload(await fremd('sqlite-striche.txt'))
    expect(await auswahl('Trennzeichen')).toHaveTextContent('Senkrechter Strich')
    const stopp = await screen.findByRole('alert')
    expect(stopp).toHaveTextContent('Zeile 3')
    await app.user.click(within(stopp).getByRole('button', { name: 'Anführungszeichen als Text lesen' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(await hochladen(app, 5)).toContainEqual(BREMEN)
  })

  test('CSV-04 a separator that was guessed wrong is changed: the columns are those of the file', async () => {
    const app = await openUpload(csv('Name, Vorname|Straße, Nr.|PLZ|Ort\nWeber, Eda|Am Wall, 3|28195|Bremen\n'))
    await waehle(app, 'Trennzeichen', 'Komma (,)')
    expect(await spalte('Nr.|PLZ|Ort')).toBeVisible()
    await waehle(app, 'Trennzeichen', 'Senkrechter Strich (|)')
    expect(await spalte('Name, Vorname')).toBeVisible()
    expect(await spalte('PLZ')).toHaveTextContent('Postleitzahl')
    expect(screen.getByText('Weber, Eda')).toBeVisible()
  })

  test('CSV-07 without headings the columns are numbered, and its first row is an address', async () => {
    const app = await openUpload(csv('Weber;Am Wall;3;28195;Bremen\nBerg;Am Wall;4;28195;Bremen\n'))
    expect(await auswahl('Kopfzeile')).toHaveTextContent('Keine Kopfzeile')
    for (const [nr, feld] of ['Nachname', 'Straße', 'Hausnummer', 'Postleitzahl', 'Ort'].entries())
      await waehle(app, `Verwendung der Spalte Spalte ${nr + 1}`, feld)
    expect((await hochladen(app, 2)).map(({ nachname }) => nachname)).toEqual(['Weber', 'Berg'])
  })
})
