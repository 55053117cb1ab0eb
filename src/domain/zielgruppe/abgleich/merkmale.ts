import { koelnerPhonetik } from '#src/engines/addresses/matching.ts'
import { gemerkt, hausOf, type Haus } from './haus.ts'
import { lesartenVon, type Angaben, type FirmaLesart, type Lesarten, type PersonLesart } from './lesarten.ts'

/** Texts by which people are brought together: what two have in common makes them the same for sure, or likely. */
export interface Merkmale {
  sicher: string[]
  fraglich: string[]
}

/** Whether a text can make somebody sure: a whole name, a family or a firm with its house. */
export const isBeweis = (text: string): boolean => /^[pfF]/.test(text)

/** Somebody in one house, with all ways to read him. */
export interface Gelesen extends Lesarten {
  haus: Haus
  plz: string
  anschrift: { strasse: string; hausnummer: string; plz: string; ort: string }
}

export function read(angaben: Angaben, haus = hausOf(angaben)): Gelesen {
  const { strasse, hausnummer, ort = '' } = angaben
  const plz = angaben.plz.trim()
  return { ...lesartenVon(angaben), haus, plz, anschrift: { strasse, hausnummer, plz, ort } }
}

export const ziffern = (wort: string): string => wort.replaceAll(/\D/g, '')

// Numbers tell names apart that sound alike.
const klang = gemerkt((text) => koelnerPhonetik(text) + ziffern(text))

/** A sound without what a doubled, moved or lost first letter makes of it. */
const gerafft = (laut: string): string => laut.replace(/^0/, '').replaceAll(/(.)\1+/g, '$1')

/** "Müller", "Mueller" and "Muller" are one. */
const schlicht = gemerkt((wort) => wort.replaceAll(/([aou])e/g, '$1'))
const sortiert = (worte: readonly string[]): string => worte.map(schlicht).sort().join(' ')

/** Up to three letters from the front, and as many from the end; numbers tell names apart. */
function haelften(wort: string): [string, string] {
  const weit = Math.min(3, Math.max(1, Math.floor(wort.length / 2)))
  return [`<${wort.slice(0, weit)}${ziffern(wort)}`, `>${wort.slice(-weit)}${ziffern(wort)}`]
}

/** Words that say what a firm does, not which one it is. */
const ALLGEMEIN =
  /^(?:autohaus|bau|baeckerei|beratung|beteiligungs?|buero|consulting|dachdecker|deutschland|dienst|dienste|dienstleistung|dienstleistungen|elektro|firma|friseur|gartenbau|gesellschaft|gruppe|handel|handels|haus|hausverwaltung|holding|hotel|immobilien|ing|ingenieurbuero|international|kanzlei|logistik|malerbetrieb|management|marketing|maschinenbau|media|metzgerei|partner|praxis|rechtsanwaelte|rechtsanwalt|reisen|restaurant|sanitaer|service|services|soehne|sohn|solutions|steuerberater|systeme|technik|transporte|tischlerei|verein|verlag|versicherung|versicherungen|vertrieb|verwaltung|verwaltungs|werke?|zentrum)$/

const eigene = (kern: readonly string[]): string[] =>
  kern.filter((wort) => wort.length >= 3 && !ALLGEMEIN.test(wort)).slice(0, 3)

/** "BMW" and "Bayerische Motoren Werke". */
function kuerzel(kern: readonly string[]): string | null {
  if (kern.length >= 3) return kern.map((wort) => wort.charAt(0)).join('')
  const [einziges = ''] = kern
  return kern.length === 1 && einziges.length <= 5 ? einziges : null
}

/** A firm without a legal form stands for all of its name. */
const ALLE = '*'

class Sammler {
  readonly sicher = new Set<string>()
  readonly fraglich = new Set<string>()
  readonly haus: Haus
  /** Whether somebody who is left out is written, or somebody who is asked for. */
  private readonly sucht: boolean

  constructor(haus: Haus, sucht: boolean) {
    this.haus = haus
    this.sucht = sucht
  }

  /** Where somebody is looked for: all numbers that his row names; he is kept under those of his house. */
  private orte(): string[] {
    return this.haus.staemme.map((stamm) => `${stamm}${this.haus.anfang}`)
  }

  private proves(text: string, nurFraglich: boolean): void {
    if (nurFraglich) this.fraglich.add(text)
    else this.sicher.add(text)
  }

  private suggests(texte: readonly string[]): void {
    for (const ort of this.orte()) for (const text of texte) this.fraglich.add(`${ort}|${text}`)
  }

  /** The number is missing in one of both: street and whole name have to do. */
  private ohneNummer(text: string): void {
    const fehlt = this.haus.nummer === 0
    if (this.sucht ? fehlt : !fehlt) this.fraglich.add(`o${text}`)
    if (this.sucht || fehlt) this.fraglich.add(`u${text}`)
  }

  person({ vor, nach, generation, nurFraglich }: PersonLesart): void {
    const { nummer, strasse } = this.haus
    const alle = sortiert([...vor, ...nach])
    const familie = `f${nummer}|${strasse}|${sortiert(nach)}`
    const [erster = ''] = vor
    const klaenge = nach.filter((wort, _, worte) => wort.length > 2 || worte.length === 1).map(klang)
    const initialen = [...new Set(vor.map((wort) => wort.charAt(0)))]
    // Initials, further first names, slips in a first name.
    const fraglich = klaenge.flatMap((laut) => initialen.map((v) => `a${laut}|${v}`))
    if (erster.length > 1) {
      const laut = klang(erster)
      // A slip in the surname leaves its beginning or its end as it was.
      for (const teil of haelften(nach.map(schlicht).join(''))) fraglich.push(`b${laut}|${teil}`)
      // A slip in the first letter of the first name.
      fraglich.push(`x${klang(nach.join(''))}|${gerafft(laut)}`)
    }
    // One of a family, and the family as a whole.
    if (this.sucht || vor.length === 0) fraglich.push(...klaenge.map((laut) => `m${laut}`))
    if (!this.sucht || vor.length === 0) fraglich.push(...klaenge.map((laut) => `n${laut}`))
    this.proves(`p${nummer}|${strasse}|${generation}|${alle}`, nurFraglich)
    this.suggests(fraglich)
    if (this.sucht || vor.length === 0) this.proves(familie, nurFraglich)
    this.ohneNummer(`${klang(strasse)}|${alle}`)
  }

  firma({ kern, form, mitPerson, nurFraglich }: FirmaLesart): void {
    const { nummer, strasse } = this.haus
    const name = kern.join('')
    const laut = klang(name)
    // A person at a firm does not take the whole firm along; its mail without a name is asked about.
    if (this.sucht !== mitPerson) this.suggests([`k${laut}`])
    if (mitPerson && !this.sucht) return
    const wer = `F${nummer}|${strasse}|${sortiert(kern).replaceAll(' ', '')}`
    const formen = this.sucht ? [form, ALLE] : form === '' ? [ALLE] : [form, '']
    for (const eine of formen) this.proves(`${wer}|${eine}`, nurFraglich)
    const kurz = kuerzel(kern)
    this.suggests([
      `g${laut}`,
      `q${schlicht(name).slice(0, 6)}`,
      `l${Array.from(name).sort().join('')}`,
      ...eigene(kern).map((wort) => `w${wort.length < 5 ? schlicht(wort) : gerafft(klang(wort))}`),
      ...(kurz === null ? [] : [`i${kurz}`]),
    ])
    this.ohneNummer(`${klang(strasse)}|${sortiert(kern)}`)
  }

  merkmale(): Merkmale {
    return { sicher: [...this.sicher], fraglich: [...this.fraglich].filter((text) => !this.sicher.has(text)) }
  }
}

/** Of somebody who is left out. */
export function merkmaleVon({ personen, firmen, haus }: Gelesen): Merkmale {
  const sammler = new Sammler(haus, false)
  for (const person of personen) sammler.person(person)
  for (const firma of firmen) sammler.firma(firma)
  return sammler.merkmale()
}

/** By what somebody is looked for: a sure text that a sure one of somebody else equals makes both the same. */
export function gesuchteMerkmale({ personen, firmen, haus }: Gelesen): Merkmale {
  const sammler = new Sammler(haus, true)
  for (const person of personen) {
    sammler.person(person)
    // Written the other way round.
    if (person.vor.length > 0) sammler.person({ ...person, vor: person.nach, nach: person.vor, nurFraglich: true })
  }
  for (const firma of firmen) sammler.firma(firma)
  return sammler.merkmale()
}
