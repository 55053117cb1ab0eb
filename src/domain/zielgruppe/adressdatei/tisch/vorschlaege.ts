import type { AdressListe } from '../adressListe.ts'
import {
  schlageVor,
  VORSCHLAG_ARTEN,
  VORSCHLAG_REGELN,
  type Vorschlag,
  type VorschlagArt,
} from '../vorschlag/vorschlag.ts'
import type { RohZeile } from '../checkRow.ts'
import { gruppeOf } from '../codes.ts'
import { ordneAnrede } from '../repairs.ts'
import { LEER } from '../zeilenTabelle.ts'

/** Rows between two breaths. */
const PORTION = 2048

const bitOf = (art: VorschlagArt) => 1 << VORSCHLAG_ARTEN.indexOf(art)

/** Bit above all kinds: a person for whom no salutation can be printed. */
const OHNE_ANREDE = 1 << 31

const istOhneAnrede = ({ nachname = '', anrede = '' }: RohZeile): boolean =>
  nachname.trim() !== '' && !['Herr', 'Frau'].includes(ordneAnrede(anrede.trim()) ?? '')

/** Kinds that are taken without a question. */
export const SICHERE: readonly VorschlagArt[] = VORSCHLAG_ARTEN.filter((art) => VORSCHLAG_REGELN[art].sicher)

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
      this.schau(index)
    }
  }

  /** Looks at one row again. */
  schau(index: number): void {
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
    const ohne = istOhneAnrede(roh) ? OHNE_ANREDE : 0
    this.masks[index] = this.offene(index, roh).reduce((mask, { art }) => mask | bitOf(art), ohne)
  }

  hat(index: number, art: VorschlagArt): boolean {
    return ((this.masks[index] ?? 0) & bitOf(art)) !== 0
  }

  /** True for a person to whom the card says "Guten Tag", or whatever else stands there for who has no salutation. */
  istOhneAnrede(index: number): boolean {
    return ((this.masks[index] ?? 0) & OHNE_ANREDE) !== 0
  }

  /** How many of those who are printed have none. */
  ohneAnrede(): number {
    let count = 0
    for (let index = 0; index < this.masks.length; index++)
      if (this.istOhneAnrede(index) && gruppeOf(this.liste.maske(index)) !== 'ausgeschlossen') count++
    return count
  }

  /** Proposals for a row that nobody has refused. */
  zu(index: number): Vorschlag[] {
    return this.liste.maske(index) === LEER ? [] : this.offene(index, this.liste.roh(index))
  }

  private offene(index: number, roh: RohZeile): Vorschlag[] {
    const abgelehnt = this.liste.bearbeitung.zustand(index)?.abgelehnt ?? []
    const vorschlaege = schlageVor(roh)
    return abgelehnt.length === 0 ? vorschlaege : vorschlaege.filter(({ art }) => !abgelehnt.includes(art))
  }

  /** Rows per kind. */
  jeArt(): Partial<Record<VorschlagArt, number>> {
    const counts = new Uint32Array(VORSCHLAG_ARTEN.length)
    for (const mask of this.masks)
      if (mask !== 0) for (let bit = 0; bit < counts.length; bit++) if ((mask & (1 << bit)) !== 0) counts[bit]!++
    return Object.fromEntries(VORSCHLAG_ARTEN.flatMap((art, bit) => (counts[bit] ? [[art, counts[bit]]] : [])))
  }

  /** Rows with one of some kinds. */
  *mit(arten: readonly VorschlagArt[]): Generator<number> {
    const wanted = arten.reduce((mask, art) => mask | bitOf(art), 0)
    for (let index = 0; index < this.masks.length; index++) if (((this.masks[index] ?? 0) & wanted) !== 0) yield index
  }
}
