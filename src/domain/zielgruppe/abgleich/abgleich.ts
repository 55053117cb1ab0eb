import { ABGLEICH_GRUENDE, type AbgleichSicher } from '#src/contract/ausschluss.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { checkRow, isBekanntePlz, ordneZeile, plzOrtPasstNicht } from '#src/engines/addresses/rows.ts'
import { codeMask } from '#src/engines/addresses/file.ts'
import { schluesselVon, type CutKeys } from './hash.ts'
import { hausOf, ZIFFER } from './haus.ts'
import type { Angaben } from './lesarten.ts'
import { gesuchteMerkmale, read } from './merkmale.ts'
import { SchluesselTabelle, type SchluesselEintrag } from './schluesselTabelle.ts'
import { Treffer } from './treffer.ts'
import { WortTabelle } from './wortTabelle.ts'

const NIEMAND: ReadonlySet<string> = new Set()

/** What is found about a recipient. */
export interface AbgleichBefund {
  /** Bit set of row codes. */
  maske: number
  /** Names of those whom he is likely, for a decision that is kept. */
  mit: ReadonlySet<string>
}

const NICHTS: AbgleichBefund = { maske: 0, mit: NIEMAND }

/**
 * People who are left out; asked recipient by recipient whether he is one of them: for sure, likely, or not. At the service
 * they are known by their words; what the browser and a Robinson list have are keys, out of which nobody can be read.
 */
export class Abgleich {
  readonly salz: string
  /** Entries per reason. */
  readonly anzahl: Partial<Record<AbgleichSicher, number>> = {}
  private readonly worte = new WortTabelle()
  private readonly schluessel: SchluesselTabelle
  private readonly gekuerzt: SchluesselEintrag[] = []
  private orte: Set<string> | null = null

  constructor(salz: string) {
    this.salz = salz
    this.schluessel = new SchluesselTabelle(salz)
  }

  get leer(): boolean {
    return Object.keys(this.anzahl).length === 0
  }

  /** Postal codes in which somebody is left out. */
  get plz(): ReadonlySet<string> {
    return (this.orte ??= new Set([...this.worte.plz, ...this.schluessel.plz]))
  }

  private count(grund: AbgleichSicher): number {
    this.orte = null
    this.anzahl[grund] = (this.anzahl[grund] ?? 0) + 1
    return codeMask([grund])
  }

  /** Enters somebody who is known by his keys alone. */
  addSchluessel(grund: AbgleichSicher, plz: string, keys: CutKeys): void {
    const eintrag = { bits: this.count(grund), plz, ...keys }
    this.schluessel.add(eintrag)
    this.gekuerzt.push(eintrag)
  }

  /** Enters a person. */
  addPerson(grund: AbgleichSicher, person: Angaben): void {
    this.worte.add({ bits: this.count(grund), person })
  }

  /** Reasons for which somebody is left out or asked about, as a bit set of row codes; 0: none. */
  maske(empfaenger: Empfaenger): number {
    return this.befund(empfaenger).maske
  }

  /** The same with whom he is likely. `geklaert`: names of those whom somebody saw that he is not. */
  befund(empfaenger: Empfaenger, geklaert: ReadonlySet<string> = NIEMAND): AbgleichBefund {
    const zweifelhaft = isZweifelhaft(empfaenger)
    // By far most: nobody of their house is left out.
    if (!zweifelhaft && !this.plz.has(empfaenger.plz.trim())) return NICHTS
    const treffer = new Treffer(geklaert)
    this.suche(empfaenger, treffer)
    if (zweifelhaft && !treffer.istSicher) this.suche(geordnet(empfaenger), treffer)
    return { maske: treffer.maske, mit: treffer.mit }
  }

  private suche(empfaenger: Empfaenger, treffer: Treffer): void {
    const plz = empfaenger.plz.trim()
    if (!this.plz.has(plz)) return
    this.schluessel.searchOld(empfaenger, treffer)
    const haus = hausOf(empfaenger)
    const [inWorten, inSchluesseln] = [this.worte.knows(plz, haus), this.schluessel.knows(plz, haus)]
    if (!inWorten && !inSchluesseln) return
    const wer = read(empfaenger, haus)
    const gesucht = gesuchteMerkmale(wer)
    if (inWorten) this.worte.suche(wer, gesucht, treffer)
    if (inSchluesseln) this.schluessel.suche(plz, gesucht, treffer)
  }

  /** All entries as keys. */
  *eintraege(): Generator<SchluesselEintrag> {
    yield* this.gekuerzt
    for (const { bits, person } of this.worte.eintraege())
      yield { bits, plz: person.plz.trim(), ...schluesselVon(this.salz, read(person)) }
  }
}

/** Where a proposal could lead to another house: whether it is taken must not decide who is left out. */
const isZweifelhaft = ({ strasse, hausnummer, plz, ort }: Empfaenger): boolean =>
  (!ZIFFER.test(hausnummer) && !ZIFFER.test(strasse)) ||
  ort === '' ||
  !isBekanntePlz(plz.trim()) ||
  plzOrtPasstNicht(plz, ort)

const geordnet = (empfaenger: Empfaenger): Empfaenger => checkRow(ordneZeile(empfaenger, () => true)).empfaenger

/** The sure reason that an entry counts for. */
export const grundVon = (bits: number): AbgleichSicher | undefined =>
  ABGLEICH_GRUENDE.find((grund): grund is AbgleichSicher => (codeMask([grund]) & bits) !== 0)
