import { fnv1a } from '#src/base/hash.ts'
import { staemmeVon } from './haus.ts'
import type { Angaben } from './lesarten.ts'
import { read, merkmaleVon, type Gelesen, type Merkmale } from './merkmale.ts'
import { fraglichVon } from '#src/engines/addresses/file.ts'
import type { Treffer } from './treffer.ts'
import { Wortvergleich } from './wortvergleich.ts'

/** People of one house that are compared word by word; in larger ones the texts have to do. */
const GANZ = 40

/** Somebody who is left out, as he is written. */
export interface WortEintrag {
  bits: number
  person: Angaben
}

/** People of a house, and by what they are found; made when the house is first asked for. */
class Haus {
  readonly eintraege: WortEintrag[] = []
  private gelesen: Gelesen[] | null = null
  private readonly jeText = new Map<string, { sicher: boolean; eintrag: number }[]>()

  private read(): Gelesen[] {
    if (this.gelesen !== null) return this.gelesen
    this.gelesen = this.eintraege.map(({ person }) => read(person))
    for (const [eintrag, einer] of this.gelesen.entries()) {
      const { sicher, fraglich } = merkmaleVon(einer)
      for (const [texte, isSure] of [
        [sicher, true],
        [fraglich, false],
      ] as const)
        for (const text of texte) this.jeText.set(text, [...(this.jeText.get(text) ?? []), { sicher: isSure, eintrag }])
    }
    return this.gelesen
  }

  suche(wer: Gelesen, gesucht: Merkmale, vergleich: Wortvergleich, treffer: Treffer): void {
    const gelesen = this.read()
    const gefunden = new Set<number>()
    for (const [texte, isSure] of [
      [gesucht.sicher, true],
      [gesucht.fraglich, false],
    ] as const)
      for (const text of texte)
        for (const { sicher, eintrag } of this.jeText.get(text) ?? []) {
          gefunden.add(eintrag)
          this.report(eintrag, sicher && isSure, treffer)
        }
    if (treffer.istSicher || gelesen.length > GANZ) return
    for (const [eintrag, einer] of gelesen.entries())
      if (!gefunden.has(eintrag) && vergleich.isOne(einer, wer)) this.report(eintrag, false, treffer)
  }

  private report(eintrag: number, sicher: boolean, treffer: Treffer): void {
    const { bits, person } = this.eintraege[eintrag] ?? { bits: 0, person: null }
    treffer.report(sicher ? bits : fraglichVon(bits), person === null ? '' : nameVon(person))
  }
}

/** Names an entry for a decision that is kept: 32 bits of what is written, of which nobody learns more. */
function nameVon(person: Angaben): string {
  const { vorname, nachname, firma, strasse, hausnummer, plz } = person
  const text = [vorname, nachname, firma, strasse, hausnummer, plz].join('|').toLowerCase()
  return `w${fnv1a(text).toString(16)}`
}

/** People who are known by their words, by postal code and house number. */
export class WortTabelle {
  private readonly orte = new Map<string, Map<number, Haus>>()
  private readonly vergleich = new Wortvergleich()

  get plz(): Iterable<string> {
    return this.orte.keys()
  }

  add({ bits, person }: WortEintrag): void {
    const plz = person.plz.trim()
    const ort = this.orte.get(plz) ?? new Map<number, Haus>()
    this.orte.set(plz, ort)
    for (const stamm of staemmeVon(person)) {
      const haus = ort.get(stamm) ?? new Haus()
      ort.set(stamm, haus)
      haus.eintraege.push({ bits, person })
    }
  }

  /** Whether anybody of these houses is left out; a row without a number is looked for in all houses of its place. */
  knows(plz: string, { staemme }: Gelesen['haus']): boolean {
    const ort = this.orte.get(plz)
    return ort !== undefined && (ort.has(0) || staemme.some((stamm) => stamm === 0 || ort.has(stamm)))
  }

  suche(wer: Gelesen, gesucht: Merkmale, treffer: Treffer): void {
    const ort = this.orte.get(wer.plz)
    if (ort === undefined) return
    const { staemme } = wer.haus
    const haeuser = staemme.includes(0) ? ort.values() : [0, ...staemme].map((stamm) => ort.get(stamm))
    for (const haus of haeuser) haus?.suche(wer, gesucht, this.vergleich, treffer)
  }

  *eintraege(): Generator<WortEintrag> {
    for (const ort of this.orte.values())
      for (const [stamm, haus] of ort)
        // Of a range only once.
        for (const eintrag of haus.eintraege) if (staemmeVon(eintrag.person)[0] === stamm) yield eintrag
  }
}
