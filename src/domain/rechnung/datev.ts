import type { DatevEinstellung, Rechnung } from '#src/contract/rechnung.ts'
import { formatBetrag } from '#src/base/number/german.ts'
import { UST_ART_LABEL } from '../price/umsatzsteuer.ts'
import { bezugsrechnung } from './offen.ts'
// Columns of a Buchungsstapel in their order, with their number there.
import spalten from './datevSpalten.json' with { type: 'json' }
import { inLatein } from './umschrift.ts'
import { windows1252 } from './windows1252.ts'

/**
 * DATEV format, Buchungsstapel: EXTF version 700, category 21, format version 13. Booked from the customer's side: our
 * invoice is his incoming invoice, creditor against expense, with the tax key for 19 % input tax.
 */
const KATEGORIE = { satzart: 'EXTF', version: 700, kategorie: 21, name: 'Buchungsstapel', formatversion: 13 } as const

/** Common accounts of SKR03 (assumed): 4610 Werbekosten, first creditor, key 9 for 19 % Vorsteuer. */
export const DATEV_SKR03: DatevEinstellung = {
  beraternummer: 1001,
  mandantennummer: 1,
  wirtschaftsjahrMonat: 1,
  kontenrahmen: '03',
  aufwandskonto: '4610',
  kreditorkonto: '70000',
  buSchluessel: '9',
  festschreibung: false,
}

/** Days of a business year, ISO, both inclusive. `jahr`: the one in which it begins. */
export function wirtschaftsjahr(jahr: number, monat: number): { von: string; bis: string } {
  const iso = (date: Date) => date.toISOString().slice(0, 10)
  return { von: iso(new Date(Date.UTC(jahr, monat - 1, 1))), bis: iso(new Date(Date.UTC(jahr + 1, monat - 1, 0))) }
}

/** A text field: quoted, quotes doubled, nothing that breaks the line, cut to the length that DATEV allows. */
function wort(text: string, max: number): string {
  // A control character ends the record.
  const plain = inLatein(text.replace(/\p{Cc}+/gu, ' '))
  return `"${Array.from(plain).slice(0, max).join('').replaceAll('"', '""')}"`
}

/** Belegfeld 1: letters, figures and $ & % * + - / only. */
const belegfeld = (nummer: string) => wort(nummer.replace(/[^A-Za-z0-9$&%*+\-/]/g, ''), 36)

const ttmm = (iso: string) => `${iso.slice(8, 10)}${iso.slice(5, 7)}`
const ttmmjjjj = (iso: string) => `${ttmm(iso)}${iso.slice(0, 4)}`
const jjjjmmtt = (iso: string) => iso.slice(0, 10).replaceAll('-', '')

/** What the header of one file says. */
export interface Stapel {
  einstellung: DatevEinstellung
  /** Business year: that of all documents in the file. */
  jahr: number
  /** First and last day of all documents in the file, ISO. */
  tage: { von: string; bis: string }
  /** UTC moment of the export. */
  erzeugt: Date
}

function kopf({ einstellung, jahr, tage, erzeugt }: Stapel): string {
  const { von } = wirtschaftsjahr(jahr, einstellung.wirtschaftsjahrMonat)
  return [
    `"${KATEGORIE.satzart}"`,
    KATEGORIE.version,
    KATEGORIE.kategorie,
    `"${KATEGORIE.name}"`,
    KATEGORIE.formatversion,
    erzeugt.toISOString().replace(/\D/g, '').slice(0, 17),
    '',
    '"RE"',
    '""',
    '""',
    einstellung.beraternummer,
    einstellung.mandantennummer,
    jjjjmmtt(von),
    einstellung.aufwandskonto.length,
    jjjjmmtt(tage.von),
    jjjjmmtt(tage.bis),
    wort(`Mailing-Rechnungen ${jahr}`, 30),
    '""',
    1,
    0,
    einstellung.festschreibung ? 1 : 0,
    '"EUR"',
    '',
    '""',
    '',
    '',
    `"${einstellung.kontenrahmen}"`,
    '',
    '',
    '',
    '""',
  ].join(';')
}

const BUCHUNG: Record<Rechnung['art'], string> = { rechnung: '', storno: 'Storno ', gutschriftKorrektur: 'Korrektur ' }

function buchung(rechnung: Rechnung, einstellung: DatevEinstellung): string {
  const { brutto, rechnungsnummer, rechnungsdatum, leistungsdatum, faelligAm, kampagneBezeichnung } = rechnung
  const zelle: Partial<Record<keyof typeof spalten, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': formatBetrag(Math.abs(brutto)).replaceAll('.', ''),
    // What we are owed stands on the creditor's credit side; a storno on the other.
    'Soll/Haben-Kennzeichen': brutto < 0 ? '"S"' : '"H"',
    'WKZ Umsatz': '"EUR"',
    Konto: einstellung.kreditorkonto,
    'Gegenkonto (ohne BU-Schlüssel)': einstellung.aufwandskonto,
    // Without German VAT there is no input tax to take: no key, and the posting says why.
    'BU-Schlüssel': wort(rechnung.ustArt === 'regel' ? einstellung.buSchluessel : '', 4),
    Belegdatum: ttmm(rechnungsdatum),
    'Belegfeld 1': belegfeld(rechnungsnummer),
    'Belegfeld 2': wort((bezugsrechnung(rechnung)?.nummer ?? '').replace(/[^A-Za-z0-9]/g, ''), 12),
    Buchungstext: wort(
      `${BUCHUNG[rechnung.art]}${rechnung.ustArt === 'regel' ? '' : `${UST_ART_LABEL[rechnung.ustArt]}: `}${kampagneBezeichnung}`,
      60,
    ),
    'KOST1 - Kostenstelle': wort(rechnung.rechnungsempfaenger.kostenstelle ?? '', 36),
    Auftragsnummer: wort(rechnung.rechnungsempfaenger.bestellnummer ?? '', 30),
    Festschreibung: einstellung.festschreibung ? '1' : '0',
    Leistungsdatum: leistungsdatum === null ? '' : ttmmjjjj(leistungsdatum),
    Fälligkeit: faelligAm === null ? '' : ttmmjjjj(faelligAm),
  }
  const zellen = new Map(Object.entries(zelle))
  return Object.keys(spalten)
    .map((spalte) => zellen.get(spalte) ?? '')
    .join(';')
}

const zeilen = (texte: readonly string[]) => windows1252(texte.map((text) => `${text}\r\n`).join(''))

/** What a file for DATEV begins with: header and column titles; CRLF, Windows-1252. */
export function datevKopf(stapel: Stapel): Uint8Array {
  return zeilen([kopf(stapel), Object.keys(spalten).join(';')])
}

/** One posting per document. */
export function datevBuchungen(rechnungen: readonly Rechnung[], einstellung: DatevEinstellung): Uint8Array {
  return zeilen(rechnungen.map((rechnung) => buchung(rechnung, einstellung)))
}
