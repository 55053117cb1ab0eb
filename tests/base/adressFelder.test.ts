import { expect, test } from 'vitest'
import { FELD_LABEL, feldFuerTitel, feldZu, MAX_TITEL } from '#src/base/adressFelder.ts'
import { ADRESS_FELDER } from '#src/contract/zielgruppe.ts'

test.each([
  ['anrede', 'Anrede | Geschlecht | Salutation | Anrede-Kz. | Herr/Frau | Anredeschlüssel | Gender'],
  ['titel', 'Titel | Akad. Titel | akademischer Titel | Title | Namenszusatz | Titel (akad. Grad)'],
  ['vorname', 'Vorname | First Name | Rufname | VName | Given name | Forename | Vornamen'],
  ['nachname', 'Nachname | Name | Familienname | Zuname | Last Name | Surname | Name 1 | Name 3 | Hausname'],
  ['firma', 'Firma | Firmenname | Unternehmen | Company | Firma 1 | Organisation | Betrieb | Organization Name'],
  ['zusatz', 'Zusatz | Adresszusatz | Adresszeile 2 | Name 2 | Firma2 | Abteilung | c/o | z.Hd. | Address Line 2'],
  ['strasse', 'Straße | STRASSE | Str. | Straßenname | Street | Adresse | Anschrift | Adresszeile 1 | Address'],
  ['hausnummer', 'Hausnummer | Haus-Nr. | HNr | HsNr | Nr. | House number | Street number'],
  ['strasseHausnummer', 'Straße/Hausnummer | Straße und Hausnummer | Straße + Nr. | Str. und Hausnr. | Lieferadresse'],
  ['plz', 'PLZ | Postleitzahl | ZIP | Zip code | Postcode | Postal Code | PLZ Ort'],
  ['ort', 'Ort | Stadt | Wohnort | City | Town | Ortsname | Gemeinde | Place'],
  ['land', 'Land | Country | Staat | Ländercode | LKZ | Länderkennzeichen | Nation | Land/Region'],
  ['kundennummer', 'Kundennummer | Kunden-Nr. | KdNr | Kunden-ID | Customer ID | Debitor | Mitgliedsnr.'],
  ['gutscheincode', 'Gutscheincode | Gutschein | Code | Voucher | Coupon-Code | Rabattcode | Aktionscode'],
  ['purl', 'PURL'],
] as const)('%s is named by what people write above it', (feld, titel) => {
  const named = titel.split(' | ').map((one) => [one, feldFuerTitel(one)])
  expect(named.filter(([, found]) => found !== feld)).toEqual([])
})

test('a heading that says nothing, or too much, names no field', () => {
  expect(['', ' ', '?', '2', 'Umsatz', 'Frei 1'].map(feldFuerTitel)).toEqual(Array(6).fill(null))
  expect(feldFuerTitel(`Ort${'.'.repeat(MAX_TITEL - 3)}`)).toBe('ort')
  expect(feldFuerTitel(`Ort${'.'.repeat(MAX_TITEL - 2)}`)).toBeNull()
  expect(MAX_TITEL).toBe(200)
})

test('figures behind a heading do not matter where it has no meaning with them', () => {
  expect(['ort12', 'name2', '2ort', 'ort2x'].map(feldZu)).toEqual(['ort', 'zusatz', null, null])
})

test('every field has a label that is its alone', () => {
  expect(Object.keys(FELD_LABEL)).toEqual([...ADRESS_FELDER])
  expect(new Set(Object.values(FELD_LABEL)).size).toBe(ADRESS_FELDER.length)
  expect(Object.values(FELD_LABEL).filter((label) => label.length < 3)).toEqual([])
})
