import { EMPFAENGER_FELDER, type AdressFeld, type Empfaenger, type ZeilenCode } from '#src/contract/zielgruppe.ts'
import { plzMoeglich } from '../places/orte.ts'
import { isPostanschrift, mitTeil, connect, splitAnschrift, splitHausnummer, type Zerlegt } from './anschrift.ts'
import { isBekanntePlz } from '../places/verzeichnis.ts'
import { isImAusland, isPostfach, readPlzOf, plzOrtPasstNicht } from '../places/ortspruefung.ts'
import { isDruckbar, isInland, isMustermann, assignAnrede, clean } from '../read/repairs.ts'
import { hausnummerBefund, ohneKeine } from './strasse.ts'
import { isZuLang } from './textbreite.ts'
import { anredeCodes, judgeWords, ohneFremdes } from '../words/worte.ts'
import { endsInFehlerwert, isFehlerwert, isPlatzhalter } from '../read/tabellenfehler.ts'

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
    const { text, bereinigt } = clean(roh)
    if (bereinigt) this.correct('zeichenBereinigt', feld, roh, text)
    return text
  }

  /** The same, empty where the cell holds no more than a sign that nothing is known. */
  angabe(feld: AdressFeld): string {
    const text = this.feld(feld)
    if (!isPlatzhalter(text) || (feld === 'nachname' && /^null$/i.test(text))) return text
    this.correct('zeichenBereinigt', feld, text, '')
    return ''
  }

  correct(code: ZeilenCode, feld: AdressFeld, alt: string, neu: string): void {
    this.codes.add(code)
    this.korrekturen.push({ feld, alt, neu })
  }
}

/** A street without what somebody wrote behind it, before its number is looked for. */
function ohneFremdesIn(pruefung: Pruefung, feld: 'strasse' | 'strasseHausnummer'): string {
  const text = pruefung.angabe(feld)
  const rest = ohneFremdes(text)
  if (rest !== text) pruefung.correct('gehoertNicht', feld, text, rest)
  return rest
}

const teile = ({ strasse, hausnummer, zusatz }: Zerlegt): string =>
  [strasse, hausnummer, zusatz].filter((teil) => teil !== '').join(' | ')

/** Street, number and what is printed in a separate line, from one column or from two. */
function split(pruefung: Pruefung, roh: RohZeile): Zerlegt {
  if (roh.strasseHausnummer !== undefined) {
    const text = ohneFremdesIn(pruefung, 'strasseHausnummer')
    const zerlegt = splitAnschrift(text)
    if (zerlegt.zusatz !== '') pruefung.correct('hausnummerGetrennt', 'strasseHausnummer', text, teile(zerlegt))
    return { ...zerlegt, hausnummer: ohneKeine(zerlegt.hausnummer) }
  }
  const text = ohneFremdesIn(pruefung, 'strasse')
  const rohe = pruefung.feld('hausnummer')
  const nummer = isPostanschrift(text) ? { hausnummer: rohe, zusatz: '' } : splitHausnummer(rohe)
  if (nummer.zusatz !== '')
    pruefung.correct('hausnummerGetrennt', 'hausnummer', rohe, teile({ strasse: '', ...nummer }))
  const hausnummer = ohneKeine(nummer.hausnummer)
  if (hausnummer !== nummer.hausnummer) pruefung.korrekturen.push({ feld: 'hausnummer', alt: rohe, neu: hausnummer })
  const zerlegt = hausnummer === '' ? splitAnschrift(text) : mitTeil(text)
  if (zerlegt.hausnummer !== '' || zerlegt.zusatz !== '')
    pruefung.correct('hausnummerGetrennt', 'strasse', text, teile(zerlegt))
  return {
    strasse: zerlegt.strasse,
    hausnummer: hausnummer === '' ? ohneKeine(zerlegt.hausnummer) : hausnummer,
    zusatz: connect(zerlegt.zusatz, nummer.zusatz),
  }
}

/** What stood in the street is printed above it, behind what is there already. */
function strasseUndZusatz(pruefung: Pruefung, roh: RohZeile): Zerlegt {
  const zusatz = pruefung.angabe('zusatz')
  const zerlegt = split(pruefung, roh)
  return { ...zerlegt, zusatz: connect(zusatz, zerlegt.zusatz) }
}

/** A PLZ that no list has is one of a firm or a post box, or a slip. */
const isFraglich = ({ plz, strasse, firma }: Empfaenger): boolean =>
  firma === '' && !isPostfach(strasse) && !isBekanntePlz(plz)

function checkOrt(codes: Set<ZeilenCode>, empfaenger: Empfaenger): void {
  const { plz, ort, land } = empfaenger
  if (!isInland(land) || isImAusland(plz, ort)) {
    codes.add('ausland')
    return
  }
  if (ort === '') codes.add('ortFehlt')
  if (plz === '') codes.add('plzFehlt')
  else if (!/^\d{5}$/.test(plz) || !(plzMoeglich(Number(plz)) || isBekanntePlz(plz))) codes.add('plzUngueltig')
  else if (ort !== '' && (plzOrtPasstNicht(plz, ort) || isFraglich(empfaenger))) codes.add('plzOrtPasstNicht')
}

function checkAnschrift(codes: Set<ZeilenCode>, empfaenger: Empfaenger): void {
  const { nachname, firma, strasse, ort } = empfaenger
  if (nachname === '' && firma === '') codes.add('nameFehlt')
  if (strasse === '') codes.add('strasseFehlt')
  const befund = hausnummerBefund(empfaenger)
  if (befund !== null) codes.add(befund)
  if (EMPFAENGER_FELDER.some((feld) => isFehlerwert(empfaenger[feld])) || endsInFehlerwert(strasse))
    codes.add('fehlerwert')
  if (isMustermann(nachname, strasse, ort)) codes.add('mustermann')
  if (isZuLang(empfaenger)) codes.add('zuLang')
  if (EMPFAENGER_FELDER.some((feld) => !isDruckbar(empfaenger[feld]))) codes.add('zeichenNichtDruckbar')
}

/** Takes out what must not be printed, and says why. */
function checkWords(pruefung: Pruefung, roh: RohZeile, empfaenger: Empfaenger): void {
  const { codes, befunde } = judgeWords(empfaenger)
  for (const code of codes) pruefung.codes.add(code)
  for (const { feld, alt, neu } of befunde) {
    empfaenger[feld] = neu
    const spalte = feld === 'strasse' && roh.strasseHausnummer !== undefined ? 'strasseHausnummer' : feld
    pruefung.korrekturen.push({ feld: spalte, alt, neu })
  }
}

/** Puts one row in order and says what is wrong with it (domain 4.3). Duplicates need the whole list. */
export function checkRow(roh: RohZeile): ZeilenErgebnis {
  const pruefung = new Pruefung(roh)
  const { codes } = pruefung
  const rohePlz = pruefung.feld('plz')
  const roheAnrede = pruefung.feld('anrede')
  const anrede = assignAnrede(roheAnrede)
  if (anrede === null) codes.add('anredeUnklar')
  if (anrede === null) for (const code of anredeCodes(roheAnrede)) codes.add(code)
  const empfaenger: Empfaenger = {
    anrede: anrede ?? '',
    titel: pruefung.angabe('titel'),
    vorname: pruefung.angabe('vorname'),
    nachname: pruefung.angabe('nachname'),
    firma: pruefung.angabe('firma'),
    ...strasseUndZusatz(pruefung, roh),
    plz: rohePlz,
    ort: pruefung.feld('ort'),
    land: pruefung.feld('land'),
    kundennummer: pruefung.feld('kundennummer'),
    gutscheincode: pruefung.feld('gutscheincode'),
  }
  checkWords(pruefung, roh, empfaenger)
  const { plz, ergaenzt } = readPlzOf(empfaenger)
  empfaenger.plz = plz
  checkOrt(codes, empfaenger)
  if (ergaenzt && codes.has('ausland')) empfaenger.plz = rohePlz
  else if (ergaenzt) pruefung.correct('plzErgaenzt', 'plz', rohePlz, plz)
  if (isInland(empfaenger.land)) empfaenger.land = ''
  checkAnschrift(codes, empfaenger)
  const weitere: ZeilenErgebnis['weitere'] = {}
  for (const feld of FELDER_AUSSERHALB) if (roh[feld] !== undefined) weitere[feld] = pruefung.feld(feld)
  return { empfaenger, weitere, codes: [...codes], korrekturen: pruefung.korrekturen }
}

/** A recipient of whom nothing is known. */
export const LEERER: Empfaenger = {
  anrede: '',
  titel: '',
  vorname: '',
  nachname: '',
  firma: '',
  zusatz: '',
  strasse: '',
  hausnummer: '',
  plz: '',
  ort: '',
  land: '',
  kundennummer: '',
  gutscheincode: '',
}

/** The recipient of a row in which nothing was found; a quarter of the cost of checking it once more. */
export function settleRow({ strasseHausnummer, ...roh }: RohZeile): Empfaenger {
  const strasse = strasseHausnummer === undefined ? {} : splitAnschrift(strasseHausnummer)
  return { ...LEERER, ...roh, ...strasse }
}
