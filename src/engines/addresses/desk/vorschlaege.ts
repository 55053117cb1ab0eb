import type { AdressListe } from '../list/adressListe.ts'
import {
  propose,
  VORSCHLAG_ARTEN,
  VORSCHLAG_REGELN,
  type FeldAenderung,
  type Vorschlag,
  type VorschlagArt,
} from '../proposals/vorschlag.ts'
import { checkRow, type RohZeile } from '../row/checkRow.ts'
import { gruppeOf } from '../codes/codes.ts'
import { assignAnrede, clean } from '../read/repairs.ts'
import { isPlatzhalter } from '../read/tabellenfehler.ts'
import { LEER } from '../list/zeilenTabelle.ts'

/** Rows between two breaths. */
const PORTION = 2048

const bitOf = (art: VorschlagArt) => 1 << VORSCHLAG_ARTEN.indexOf(art)

/** Bit above all kinds: nobody whom the card can address by name. */
const OHNE_ANREDE = 1 << 31

/** True where the letter's salutation is its substitute: a firm without a person, too (`briefanrede` of a print). */
export function isWithoutAnrede(roh: RohZeile): boolean {
  if (!['Herr', 'Frau'].includes(assignAnrede(clean(roh.anrede ?? '').text) ?? '')) return true
  const name = clean(roh.nachname ?? '').text
  return name === '' || (isPlatzhalter(name) && checkRow(roh).empfaenger.nachname === '')
}

/** Kinds that are taken without a question. */
export const SICHERE: readonly VorschlagArt[] = VORSCHLAG_ARTEN.filter((art) => VORSCHLAG_REGELN[art].sicher)

/** Rows of a kind that are shown with it. */
const BEISPIELE = 3

export interface VorschlagBeispiel {
  /** Number of the row as a spreadsheet shows it. */
  nr: number
  aenderungen: FeldAenderung[]
}

export interface VorschlaegeEinerArt {
  art: VorschlagArt
  zeilen: number
  beispiele: VorschlagBeispiel[]
}

/** Which rows have which proposals: 4 bytes per row. The proposals themselves are made again when they are asked for. */
export class Vorschlaege {
  private masks = new Uint32Array(0)
  private readonly liste: AdressListe

  constructor(liste: AdressListe) {
    this.liste = liste
  }

  /** Looks at all rows; each step yields the share done. */
  *suche(): Generator<number, void> {
    const { laenge } = this.liste
    this.masks = new Uint32Array(laenge)
    for (let index = 0; index < laenge; index++) {
      if (index % PORTION === 0) yield index / laenge
      this.look(index)
    }
  }

  /** Looks at one row again. */
  look(index: number): void {
    if (index >= this.masks.length) {
      const larger = new Uint32Array(index + 1024)
      larger.set(this.masks)
      this.masks = larger
    }
    if (this.liste.maske(index) === LEER) {
      this.masks[index] = 0
      return
    }
    const roh = this.liste.roh(index)
    const ohne = isWithoutAnrede(roh) ? OHNE_ANREDE : 0
    this.masks[index] = this.offene(index, roh).reduce((mask, { art }) => mask | bitOf(art), ohne)
  }

  has(index: number, art: VorschlagArt): boolean {
    return ((this.masks[index] ?? 0) & bitOf(art)) !== 0
  }

  /** True for a recipient to whom the card says "Guten Tag", or whatever else stands there for who has no salutation. */
  isWithoutAnrede(index: number): boolean {
    return ((this.masks[index] ?? 0) & OHNE_ANREDE) !== 0
  }

  /** How many of those who are printed have none. */
  ohneAnrede(): number {
    let count = 0
    for (let index = 0; index < this.masks.length; index++)
      if (this.isWithoutAnrede(index) && gruppeOf(this.liste.maske(index)) !== 'ausgeschlossen') count++
    return count
  }

  /** Proposals for a row that nobody has refused. */
  zu(index: number): Vorschlag[] {
    return this.liste.maske(index) === LEER ? [] : this.offene(index, this.liste.roh(index))
  }

  private offene(index: number, roh: RohZeile): Vorschlag[] {
    const abgelehnt = this.liste.bearbeitung.zustand(index)?.abgelehnt ?? []
    const vorschlaege = propose(roh)
    return abgelehnt.length === 0 ? vorschlaege : vorschlaege.filter(({ art }) => !abgelehnt.includes(art))
  }

  /** Each kind that there is, with how many rows it is about and the first of them. */
  jeArt(): VorschlaegeEinerArt[] {
    const arten = VORSCHLAG_ARTEN.map((art) => ({ art, bit: bitOf(art), zeilen: 0, erste: [] as number[] }))
    for (let index = 0; index < this.masks.length; index++) {
      const mask = this.masks[index] ?? 0
      if (mask === 0) continue
      for (const one of arten) if ((mask & one.bit) !== 0 && ++one.zeilen <= BEISPIELE) one.erste.push(index)
    }
    return arten
      .filter(({ zeilen }) => zeilen > 0)
      .map(({ art, zeilen, erste }) => ({ art, zeilen, beispiele: erste.map((index) => this.beispiel(index, art)) }))
  }

  private beispiel(index: number, art: VorschlagArt): VorschlagBeispiel {
    const vorschlag = this.zu(index).find((one) => one.art === art)
    return { nr: this.liste.nr(index), aenderungen: vorschlag?.aenderungen ?? [] }
  }

  /** Rows with one of some kinds. */
  *mit(arten: readonly VorschlagArt[]): Generator<number> {
    const wanted = arten.reduce((mask, art) => mask | bitOf(art), 0)
    for (let index = 0; index < this.masks.length; index++) if (((this.masks[index] ?? 0) & wanted) !== 0) yield index
  }
}
