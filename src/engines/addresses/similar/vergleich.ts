import { areDigitsSwapped, compareHausnummern, comparePlz, compareStrassen } from './anschrift.ts'
import { distance } from '#src/base/text/distance.ts'
import { grundBit } from './arten.ts'
import { compareFirmen } from './firma.ts'
import type { Merkmale } from './merkmale.ts'
import { compareNachnamen, compareVornamen } from './namen.ts'
import { GLEICH, GRENZE, und, type Urteil } from './urteil.ts'
import type { Wort } from './wort.ts'

const VERTAUSCHT: Urteil = { kosten: 0.08, gruende: grundBit('vertauscht') }
const ANDERE_ANREDE: Urteil = { kosten: 0.16, gruende: grundBit('anrede') }
const ANDERE_ZIFFERN: Urteil = { kosten: 0.26, gruende: grundBit('hausnummer') }
const ANDERE_PLZ = grundBit('plz')
const ANDERE_FIRMA: Urteil = { kosten: 0.12, gruende: grundBit('firma') }
const ANDERER_VORNAME: Urteil = { kosten: 0.08, gruende: grundBit('vorname') }

/** Others of the name that a house may have by chance. */
const ZUFALL = 0.08

/** Where one house has so many rows, two who are called alike can be two. */
const GROSSES_HAUS = 24
const imGrossenHaus = (kosten: number): number => (kosten > 0.18 ? 0.3 : kosten > 0.1 ? 0.16 : 0)

const innerhalb = (urteil: Urteil | null): Urteil | null => (urteil === null || urteil.kosten > GRENZE ? null : urteil)

/** "Jürgen; Müller" and "Müller; Jürgen", or "; Jürgen Müller" in one cell. */
function equalParts(vorA: Wort, nachA: Wort, vorB: Wort, nachB: Wort): boolean {
  if (vorA.text.length + nachA.text.length !== vorB.text.length + nachB.text.length) return false
  const [alleA, alleB] = [
    [...vorA.teile, ...nachA.teile],
    [...vorB.teile, ...nachB.teile],
  ]
  return alleA.length > 1 && alleA.toSorted().join(' ') === alleB.toSorted().join(' ')
}

/** Judges pairs of rows; null where they are two. */
export class Vergleich {
  private readonly m: Merkmale

  constructor(merkmale: Merkmale) {
    this.m = merkmale
  }

  private anschrift(a: number, b: number, gleicherName = false): Urteil | null {
    const { m } = this
    const [nummerA, nummerB] = [m.hausnummer[a] ?? 0, m.hausnummer[b] ?? 0]
    const dreher = gleicherName && m.vorname[a] !== 0 && m.strasse[a] === m.strasse[b]
    const nummer =
      compareHausnummern(nummerA, nummerB) ?? (dreher && areDigitsSwapped(nummerA, nummerB) ? ANDERE_ZIFFERN : null)
    if (nummer === null) return null
    const strasse = compareStrassen(m.strassen.wort(m.strasse[a] ?? 0), m.strassen.wort(m.strasse[b] ?? 0))
    if (strasse === null) return null
    const [ortA, ortB] = [m.orte.wort(m.ort[a] ?? 0), m.orte.wort(m.ort[b] ?? 0)]
    const plz = comparePlz(m.plz[a] ?? 0, m.plz[b] ?? 0, ortA, ortB)
    return plz === null ? null : und(nummer, und(strasse, plz))
  }

  private name(a: number, b: number): Urteil | null {
    const { m } = this
    const [vorA, vorB] = [m.vornamen.wort(m.vorname[a] ?? 0), m.vornamen.wort(m.vorname[b] ?? 0)]
    const [nachA, nachB] = [m.nachnamen.wort(m.nachname[a] ?? 0), m.nachnamen.wort(m.nachname[b] ?? 0)]
    const inEinerZelle = (vorA.text === '') !== (vorB.text === '') && equalParts(vorA, nachA, vorB, nachB)
    const nach = inEinerZelle ? null : compareNachnamen(nachA, nachB)
    const vor = nach === null ? null : compareVornamen(vorA, vorB)
    if (nach !== null && vor !== null) return und(nach, vor)
    return inEinerZelle || equalParts(vorA, nachA, vorB, nachB) ? VERTAUSCHT : this.quer(a, b)
  }

  private quer(a: number, b: number): Urteil | null {
    const { m } = this
    const [vorA, vorB] = [m.vornamen.wort(m.vorname[a] ?? 0), m.vornamen.wort(m.vorname[b] ?? 0)]
    const [nachA, nachB] = [m.nachnamen.wort(m.nachname[a] ?? 0), m.nachnamen.wort(m.nachname[b] ?? 0)]
    if (vorA.text === '' || vorB.text === '' || vorA.text.charCodeAt(0) !== nachB.text.charCodeAt(0)) return null
    const eins = compareNachnamen(vorA, nachB)
    const zwei = eins === null ? null : compareNachnamen(nachA, vorB)
    return eins === null || zwei === null ? null : und(VERTAUSCHT, und(eins, zwei))
  }

  /** Two of one name in one house: what they are called by, and whether anything says that they are two. */
  person(a: number, b: number, haus: number): Urteil | null {
    const { m } = this
    if (m.nachname[a] === 0 || m.nachname[b] === 0 || m.generation[a] !== m.generation[b]) return null
    const name = this.name(a, b)
    if (name === null || name.kosten > GRENZE) return null
    const anschrift = this.anschrift(a, b, name.kosten === 0)
    if (anschrift === null) return null
    let urteil = und(name, anschrift)
    const [anredeA, anredeB] = [m.anrede[a] ?? 0, m.anrede[b] ?? 0]
    if (anredeA !== anredeB && anredeA !== 0 && anredeB !== 0) {
      // A wrong salutation happens; beside a first name that differs it is another person.
      if (name.kosten > VERTAUSCHT.kosten || m.vorname[a] === 0) return null
      urteil = und(urteil, ANDERE_ANREDE)
    }
    const firma = this.firmen(a, b)
    if (firma !== null && firma.kosten > 0) urteil = und(urteil, firma)
    if (firma === null) urteil = und(urteil, ANDERE_FIRMA)
    if (haus > GROSSES_HAUS) urteil = { ...urteil, kosten: urteil.kosten + imGrossenHaus(name.kosten) }
    return innerhalb(urteil)
  }

  /** Whether two rows that a third one links are two people for certain: they would not become one by way of it. */
  areTwo(a: number, b: number): boolean {
    const { m } = this
    if (m.generation[a] !== m.generation[b] || this.inZweiHaeusern(a, b)) return true
    if (this.name(a, b) !== null) return false
    const [vorA, vorB] = [m.vornamen.wort(m.vorname[a] ?? 0), m.vornamen.wort(m.vorname[b] ?? 0)]
    return compareVornamen(vorA, vorB) === null && distance(vorA.text, vorB.text, 3) > 2
  }

  private inZweiHaeusern(a: number, b: number): boolean {
    const [one, two] = [this.m.hausnummer[a] ?? 0, this.m.hausnummer[b] ?? 0]
    return compareHausnummern(one, two) === null && !areDigitsSwapped(one, two)
  }

  private firmen(a: number, b: number): Urteil | null {
    const { m } = this
    if (m.firma[a] === 0 || m.firma[b] === 0) return GLEICH
    return compareFirmen(m.firmen.wort(m.firma[a] ?? 0), m.firmen.wort(m.firma[b] ?? 0))
  }

  /** One surname behind one door; what firms get is theirs. */
  haushalt(a: number, b: number, haus: number): Urteil | null {
    const { m } = this
    if (m.nachname[a] === 0 || m.nachname[b] === 0 || m.firma[a] !== 0 || m.firma[b] !== 0) return null
    const nach = compareNachnamen(m.nachnamen.wort(m.nachname[a] ?? 0), m.nachnamen.wort(m.nachname[b] ?? 0))
    if (nach === null || nach.kosten > 0.2 || this.isChance(a, haus)) return this.person(a, b, haus)
    const anschrift = this.anschrift(a, b)
    if (anschrift === null) return null
    // A digit of the PLZ is a slip where it is one person; of two it is two towns' main streets.
    if ((anschrift.gruende & ANDERE_PLZ) !== 0) return this.person(a, b, haus)
    const gleich = m.vornamen.wort(m.vorname[a] ?? 0).text === m.vornamen.wort(m.vorname[b] ?? 0).text
    return innerhalb(und(und(nach, anschrift), gleich ? GLEICH : ANDERER_VORNAME))
  }

  /** Of a hundred doors some have the same common name; a rare one at two of them is one family. */
  private isChance(row: number, haus: number): boolean {
    const { m } = this
    const gleichnamige = m.nachnamen.wort(m.nachname[row] ?? 0).anzahl / m.anzahl
    return haus > GROSSES_HAUS && haus * gleichnamige > ZUFALL
  }

  firma(a: number, b: number): Urteil | null {
    const { m } = this
    if (m.firma[a] === 0 || m.firma[b] === 0) return null
    const firma = this.firmen(a, b)
    if (firma === null) return null
    const anschrift = this.anschrift(a, b)
    if (anschrift === null) return null
    const andere = m.nachname[a] !== m.nachname[b] || m.vorname[a] !== m.vorname[b]
    const ansprech = andere ? { kosten: 0.04, gruende: grundBit('vorname') } : GLEICH
    return innerhalb(und(und(firma, anschrift), ansprech))
  }
}
