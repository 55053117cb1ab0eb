import { EMPFAENGER_FELDER, type AdressFeld, type Empfaenger, type ZeilenCode } from '#src/contract/zielgruppe.ts'
import { plzMoeglich } from '#src/domain/zielgruppe/orte.ts'
import { isFremderOrt, plzOrtPasstNicht } from './ortspruefung.ts'
import { isDruckbar, isInland, isMustermann, ordneAnrede, ordnePlz, reinige, trenneHausnummer } from './repairs.ts'
import { isZuLang } from './textbreite.ts'
import { isDatum, isFehlerwert } from './tabellenfehler.ts'

/** Cells of one row by field, as they stand in the file. */
export type RohZeile = Partial<Record<AdressFeld, string>>

export interface Korrektur {
  feld: AdressFeld
  alt: string
  neu: string
}

export interface ZeilenErgebnis {
  empfaenger: Empfaenger
  /** Mapped fields that are no part of a printed address (purl, frei1-5), put in order. */
  weitere: Partial<Record<AdressFeld, string>>
  codes: ZeilenCode[]
  /** What was changed visibly, old and new. */
  korrekturen: Korrektur[]
}

const FELDER_AUSSERHALB = ['purl', 'frei1', 'frei2', 'frei3', 'frei4', 'frei5'] as const

/** Working state of one row. */
class Pruefung {
  readonly codes = new Set<ZeilenCode>()
  readonly korrekturen: Korrektur[] = []
  private readonly roh: RohZeile

  constructor(roh: RohZeile) {
    this.roh = roh
  }

  /** The cell put in order, with a note when more than blanks changed. */
  feld(feld: AdressFeld): string {
    const roh = this.roh[feld]
    if (roh === undefined) return ''
    const { text, bereinigt } = reinige(roh)
    if (bereinigt) this.korrigiere('zeichenBereinigt', feld, roh, text)
    return text
  }

  korrigiere(code: ZeilenCode, feld: AdressFeld, alt: string, neu: string): void {
    this.codes.add(code)
    this.korrekturen.push({ feld, alt, neu })
  }
}

/** Street and number from either one or two columns. */
function strasseUndHausnummer(pruefung: Pruefung, roh: RohZeile): { strasse: string; hausnummer: string } {
  if (roh.strasseHausnummer !== undefined) return trenneHausnummer(pruefung.feld('strasseHausnummer'))
  const strasse = pruefung.feld('strasse')
  const hausnummer = pruefung.feld('hausnummer')
  if (hausnummer !== '') return { strasse, hausnummer }
  const getrennt = trenneHausnummer(strasse)
  if (getrennt.hausnummer !== '')
    pruefung.korrigiere('hausnummerGetrennt', 'strasse', strasse, `${getrennt.strasse} | ${getrennt.hausnummer}`)
  return getrennt
}

/** Post boxes and the quiet names of farms need no house number. */
const OHNE_HAUSNUMMER = /^(?:postfach|pf(?!\p{L}))/iu

function pruefeOrt(codes: Set<ZeilenCode>, empfaenger: Empfaenger, ergaenzt: boolean): void {
  const { plz, ort, land } = empfaenger
  // Only a PLZ that is not German on its face hints abroad: "Linz" is a place on the Rhine, too.
  const fremd = !/^\d{5}$/.test(plz) || ergaenzt
  if (!isInland(land) || /^(?:A|CH|L|FL)[\s-]+\d/i.test(plz) || (fremd && isFremderOrt(ort))) {
    codes.add('ausland')
    return
  }
  if (ort === '') codes.add('ortFehlt')
  if (plz === '') codes.add('plzFehlt')
  else if (!/^\d{5}$/.test(plz) || !plzMoeglich(Number(plz))) codes.add('plzUngueltig')
  else if (ort !== '' && plzOrtPasstNicht(plz, ort)) codes.add('plzOrtPasstNicht')
}

function pruefeAnschrift(codes: Set<ZeilenCode>, empfaenger: Empfaenger): void {
  const { nachname, firma, strasse, hausnummer, ort } = empfaenger
  if (nachname === '' && firma === '') codes.add('nameFehlt')
  if (strasse === '') codes.add('strasseFehlt')
  else if (hausnummer === '' && !OHNE_HAUSNUMMER.test(strasse)) codes.add('hausnummerFehlt')
  if (isDatum(hausnummer)) codes.add('hausnummerDatum')
  if (EMPFAENGER_FELDER.some((feld) => isFehlerwert(empfaenger[feld]))) codes.add('fehlerwert')
  if (isMustermann(nachname, strasse, ort)) codes.add('mustermann')
  if (isZuLang(empfaenger)) codes.add('zuLang')
  if (EMPFAENGER_FELDER.some((feld) => !isDruckbar(empfaenger[feld]))) codes.add('zeichenNichtDruckbar')
}

/** Puts one row in order and says what is wrong with it (domain 4.3). Duplicates need the whole list. */
export function checkRow(roh: RohZeile): ZeilenErgebnis {
  const pruefung = new Pruefung(roh)
  const { codes } = pruefung
  const rohePlz = pruefung.feld('plz')
  const { plz, ergaenzt } = ordnePlz(rohePlz)
  const roheAnrede = pruefung.feld('anrede')
  const anrede = ordneAnrede(roheAnrede)
  if (anrede === null) codes.add('anredeUnklar')
  const empfaenger: Empfaenger = {
    anrede: anrede ?? '',
    titel: pruefung.feld('titel'),
    vorname: pruefung.feld('vorname'),
    nachname: pruefung.feld('nachname'),
    firma: pruefung.feld('firma'),
    zusatz: pruefung.feld('zusatz'),
    ...strasseUndHausnummer(pruefung, roh),
    plz,
    ort: pruefung.feld('ort'),
    land: pruefung.feld('land'),
    kundennummer: pruefung.feld('kundennummer'),
    gutscheincode: pruefung.feld('gutscheincode'),
  }
  pruefeOrt(codes, empfaenger, ergaenzt)
  // A foreign four-digit PLZ lost no zero, and a zero that leads nowhere repaired nothing.
  if (ergaenzt && !codes.has('ausland') && !codes.has('plzUngueltig'))
    pruefung.korrigiere('plzErgaenzt', 'plz', rohePlz, plz)
  else if (ergaenzt) empfaenger.plz = rohePlz
  if (isInland(empfaenger.land)) empfaenger.land = ''
  pruefeAnschrift(codes, empfaenger)
  const weitere: ZeilenErgebnis['weitere'] = {}
  for (const feld of FELDER_AUSSERHALB) if (roh[feld] !== undefined) weitere[feld] = pruefung.feld(feld)
  return { empfaenger, weitere, codes: [...codes], korrekturen: pruefung.korrekturen }
}
