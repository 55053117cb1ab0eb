import { ADRESS_FELDER, type AdressFeld } from '#src/contract/zielgruppe.ts'
import { foldText } from './text/foldKey.ts'

export const FELD_LABEL: Record<AdressFeld, string> = {
  anrede: 'Anrede',
  titel: 'Titel',
  vorname: 'Vorname',
  nachname: 'Nachname',
  firma: 'Firma',
  zusatz: 'Adresszusatz',
  strasse: 'Straße',
  hausnummer: 'Hausnummer',
  strasseHausnummer: 'Straße und Hausnummer',
  plz: 'Postleitzahl',
  ort: 'Ort',
  land: 'Land',
  kundennummer: 'Kundennummer',
  gutscheincode: 'Gutscheincode',
  purl: 'Persönliche Adresse (PURL)',
  frei1: 'Freies Feld 1',
  frei2: 'Freies Feld 2',
  frei3: 'Freies Feld 3',
  frei4: 'Freies Feld 4',
  frei5: 'Freies Feld 5',
}

/** Headings people use, folded; the first that matches wins. */
const SYNONYME: Record<AdressFeld, readonly string[]> = {
  anrede: ['anrede', 'geschlecht', 'salutation', 'anredekz', 'herrfrau', 'anredeschluessel', 'gender'],
  titel: ['titel', 'akadtitel', 'akademischertitel', 'title', 'namenszusatz', 'titelakadgrad'],
  vorname: ['vorname', 'firstname', 'rufname', 'vname', 'givenname', 'forename', 'vornamen', 'vornameadressattypnatuerlperson'],
  nachname: [
    'nachname', 'name', 'familienname', 'zuname', 'lastname', 'surname', 'nname', 'name1', 'hausname',
    'nameadressattypnatuerlperson',
  ],
  firma: [
    'firma', 'firmenname', 'unternehmen', 'company', 'firma1', 'organisation', 'kundenname', 'betrieb', 'companyname',
    'organization', 'organizationname', 'nameadressattypunternehmen',
  ],
  zusatz: [
    'zusatz', 'adresszusatz', 'adresszeile2', 'adresse2', 'name2', 'firma2', 'abteilung', 'co', 'zuhaenden', 'zhd',
    'ansprechpartner', 'address2', 'addressline2', 'anschriftzusatz',
  ],
  strasse: ['str', 'strassenname', 'street', 'strname', 'adresse', 'anschrift', 'adresszeile1', 'adresse1', 'addressline1', 'address', 'streetaddress'],
  hausnummer: ['hausnummer', 'hausnr', 'hnr', 'hsnr', 'hausno', 'nr', 'housenumber', 'strnr', 'streetnumber'],
  strasseHausnummer: [
    'strhausnummer', 'strundhausnummer', 'strhausnr', 'strhnr', 'strnummer', 'strundnr', 'strnr', 'strassehausnr',
    'strundhausnr', 'strhsnr', 'streetandnumber', 'lieferadresse',
  ],
  plz: ['plz', 'postleitzahl', 'zip', 'zipcode', 'postcode', 'postalcode', 'plzort', 'plzstr'],
  ort: ['ort', 'stadt', 'wohnort', 'city', 'town', 'ortsname', 'gemeinde', 'place'],
  land: ['land', 'country', 'staat', 'laendercode', 'lkz', 'landkz', 'laenderkennzeichen', 'countrycode', 'nation', 'landregion'],
  kundennummer: [
    'kundennummer', 'kundennr', 'kdnr', 'kundenid', 'kdnummer', 'customerid', 'customernumber', 'debitor',
    'debitorennummer', 'debitornr', 'mitgliedsnummer', 'mitgliedsnr', 'knr',
  ],
  gutscheincode: ['gutscheincode', 'gutschein', 'code', 'voucher', 'vouchercode', 'coupon', 'couponcode', 'rabattcode', 'aktionscode'],
  purl: ['purl'],
  frei1: [], frei2: [], frei3: [], frei4: [], frei5: [],
} // oxfmt-ignore

const FELD_NACH_SYNONYM = new Map(
  ADRESS_FELDER.flatMap((feld) => SYNONYME[feld].map((synonym) => [foldText(synonym), feld] as const)),
)

/** Longest text that may be a heading, characters. */
export const MAX_TITEL = 200

/** Field that a folded heading names, or null. */
export const feldZu = (folded: string): AdressFeld | null =>
  FELD_NACH_SYNONYM.get(folded) ?? FELD_NACH_SYNONYM.get(folded.replace(/\d+$/, '')) ?? null

/** Field that a heading names by itself, or null. */
export const feldFuerTitel = (titel: string): AdressFeld | null =>
  titel.length > MAX_TITEL ? null : feldZu(foldText(titel))
