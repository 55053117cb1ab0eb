import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { LEERER } from '#src/engines/addresses/row/checkRow.ts'
import { beschmutze, schmutzArten } from './schmutz.ts'
import {
  ANFAENGE,
  ARTEN,
  BRANCHEN,
  ENDUNGEN,
  FORMEN,
  FRAUEN,
  HAEUFIGE,
  LANGE_STRASSEN,
  MAENNER,
  ORTE,
  STRASSEN,
} from './woerter.ts'
import { Zufall } from './zufall.ts'

/** A row with what is true of it. */
export interface Zeile {
  empfaenger: Empfaenger
  /** Rows of one person, of one household, of one firm have the same number. */
  person: number
  haushalt: number
  firma: number
  /** How the row came about: a kind of dirt, or what makes it easy to mistake. */
  herkunft: string
}

/** First names that are one letter apart and two people all the same. */
const FAST_GLEICH = [
  ['Jan', 'Jana'],
  ['Christian', 'Christina'],
  ['Simon', 'Simone'],
  ['Daniel', 'Daniela'],
  ['Julian', 'Juliane'],
  ['Lena', 'Lina'],
  ['Anna', 'Anne'],
  ['Tim', 'Tom'],
  ['Mario', 'Maria'],
  ['Michael', 'Michaela'],
] as const

class Erzeuger {
  readonly zeilen: Zeile[] = []
  private nummer = 0
  readonly z: Zufall

  constructor(seed: number) {
    this.z = new Zufall(seed)
  }

  neu(): number {
    return ++this.nummer
  }

  vorname(frau: boolean): string {
    return this.z.vorn(frau ? FRAUEN : MAENNER)
  }

  nachname(): string {
    const { z } = this
    const name = z.zahl() < 0.55 ? z.vorn(HAEUFIGE) : z.teil(ANFAENGE) + z.teil(ENDUNGEN)
    return z.zahl() < 0.03 ? `${name}-${z.teil(HAEUFIGE)}` : name
  }

  anschrift(): Empfaenger {
    const { z } = this
    const [ort, von, weite] = z.teil(ORTE)
    const plz = String(von + 2 * z.bis(weite)).padStart(5, '0')
    const strasse = z.zahl() < 0.12 ? z.teil(LANGE_STRASSEN) : z.teil(STRASSEN) + z.teil(ARTEN)
    const hausnummer = `${1 + Math.floor(z.zahl() ** 2 * 140)}${z.zahl() < 0.07 ? z.teil(['a', 'b', 'c']) : ''}`
    return { ...LEERER, strasse, hausnummer, plz, ort }
  }

  mensch(anschrift: Empfaenger, nachname = this.nachname()): Empfaenger {
    const frau = this.z.zahl() < 0.5
    return { ...anschrift, anrede: frau ? 'Frau' : 'Herr', vorname: this.vorname(frau), nachname }
  }

  fuege(empfaenger: Empfaenger, herkunft: string, person = this.neu(), haushalt = this.neu(), firma = 0): Zeile {
    const zeile = { empfaenger, person, haushalt, firma, herkunft }
    this.zeilen.push(zeile)
    return zeile
  }

  /** A person, and the same one once more with dirt; sometimes a third time. */
  dublette(arten: readonly string[]): void {
    const { z } = this
    const wer = this.fuege(this.mensch(this.anschrift()), 'original')
    for (let mal = z.zahl() < 0.12 ? 2 : 1; mal > 0; mal--) {
      const art = z.teil(arten)
      const anders = beschmutze(art, wer.empfaenger, z)
      if (anders !== null) this.fuege(anders, art, wer.person, wer.haushalt)
    }
  }

  /** People of one name in one home: twins, father and son, siblings, couples. */
  familie(): void {
    const { z } = this
    const anschrift = this.anschrift()
    const nachname = this.nachname()
    const haushalt = this.neu()
    const namen = new Set<string>()
    const art = z.teil(['paar', 'zwillinge', 'vaterUndSohn', 'geschwister', 'fastGleich', 'seniorJunior'])
    if (art === 'fastGleich' || art === 'seniorJunior') {
      const [eins, zwei] = art === 'fastGleich' ? z.teil(FAST_GLEICH) : [z.vorn(MAENNER), '']
      const wer = { ...anschrift, nachname, vorname: eins }
      const frau = zwei.endsWith('a') || zwei.endsWith('e')
      this.fuege({ ...wer, anrede: 'Herr' }, art, undefined, haushalt)
      if (zwei === '') this.fuege({ ...wer, anrede: 'Herr', nachname: `${nachname} jun.` }, art, undefined, haushalt)
      else this.fuege({ ...wer, vorname: zwei, anrede: frau ? 'Frau' : 'Herr' }, art, undefined, haushalt)
      return
    }
    for (let noch = art === 'geschwister' ? 3 : 2; noch > 0;) {
      const frau = art === 'vaterUndSohn' ? false : art === 'paar' ? noch === 1 : z.zahl() < 0.5
      const vorname = this.vorname(frau)
      if (namen.has(vorname)) continue
      namen.add(vorname)
      noch--
      this.fuege({ ...anschrift, nachname, vorname, anrede: frau ? 'Frau' : 'Herr' }, art, undefined, haushalt)
    }
  }

  /** The same name a house further, or in the same PLZ. */
  nachbar(): void {
    const { z } = this
    const wer = this.fuege(this.mensch(this.anschrift()), 'nachbar')
    const nummer = Number.parseInt(wer.empfaenger.hausnummer, 10) + 2
    const namensvetter = z.zahl() < 0.3
    const anders = namensvetter ? wer.empfaenger : this.mensch(wer.empfaenger, wer.empfaenger.nachname)
    this.fuege({ ...anders, hausnummer: String(nummer) }, namensvetter ? 'namensvetterNebenan' : 'nachbar')
    const { strasse, hausnummer } = this.anschrift()
    this.fuege({ ...wer.empfaenger, strasse, hausnummer }, 'namensvetterImOrt')
  }

  /** One big house with many of the common names. Who has both names of another is left out: nobody could tell. */
  hochhaus(): void {
    const anschrift = this.anschrift()
    const namen = new Set<string>()
    for (let noch = 60 + this.z.bis(120); noch > 0; noch--) {
      const wer = this.mensch(anschrift, this.z.vorn(HAEUFIGE))
      const name = `${wer.vorname} ${wer.nachname}`
      if (!namen.has(name)) this.fuege(wer, 'hochhaus')
      namen.add(name)
    }
    // And a family of a rare name in it.
    const haushalt = this.neu()
    const nachname = `${this.z.teil(ANFAENGE)}${this.z.teil(ENDUNGEN)}`
    const [sie, er] = [this.vorname(true), this.vorname(false)]
    this.fuege({ ...anschrift, anrede: 'Frau', vorname: sie, nachname }, 'familieImHochhaus', undefined, haushalt)
    this.fuege({ ...anschrift, anrede: 'Herr', vorname: er, nachname }, 'familieImHochhaus', undefined, haushalt)
  }

  betrieb(): void {
    const { z } = this
    const anschrift = this.anschrift()
    const firma = this.neu()
    const kern = `${z.teil(BRANCHEN)} ${this.nachname()}`
    const name = `${kern} ${z.teil(FORMEN)}`
    this.fuege({ ...anschrift, firma: name }, 'firma', undefined, undefined, firma)
    if (z.zahl() < 0.5) return
    const anders = z.teil([kern, `${kern} ${z.teil(FORMEN)}`, kern.replace('ei', 'ie'), kern.replace('üro', 'uero')])
    this.fuege(
      { ...(z.zahl() < 0.5 ? this.mensch(anschrift) : anschrift), firma: anders },
      'firmaAnders',
      undefined,
      undefined,
      firma,
    )
    // Another firm behind the same door.
    if (z.zahl() < 0.4)
      this.fuege(
        { ...anschrift, firma: `${z.teil(BRANCHEN)} ${this.nachname()} GmbH` },
        'firmaImHaus',
        undefined,
        undefined,
        this.neu(),
      )
  }
}

/** A list of so many rows, the same for the same seed, in random order. */
export function erzeugeListe(rows: number, seed: number): Zeile[] {
  const erzeuger = new Erzeuger(seed)
  const { z } = erzeuger
  const arten = schmutzArten()
  while (erzeuger.zeilen.length < rows) {
    const was = z.zahl()
    if (was < 0.14) erzeuger.dublette(arten)
    else if (was < 0.2) erzeuger.familie()
    else if (was < 0.23) erzeuger.nachbar()
    else if (was < 0.231) erzeuger.hochhaus()
    else if (was < 0.28) erzeuger.betrieb()
    else erzeuger.fuege(erzeuger.mensch(erzeuger.anschrift()), 'allein')
  }
  const zeilen = erzeuger.zeilen.slice(0, rows)
  for (let at = zeilen.length - 1; at > 0; at--) {
    const other = z.bis(at + 1)
    const [a, b] = [zeilen[at], zeilen[other]]
    if (a && b) [zeilen[at], zeilen[other]] = [b, a]
  }
  return zeilen
}
