import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { EMPFAENGER_FELDER } from '#src/contract/zielgruppe.ts'
import type { AehnlichQuelle } from './arten.ts'
import { hausnummerOf, strasseWort } from './anschrift.ts'
import { firmaWort } from './firma.ts'
import { isInitial, nachnameWort, vornameWort } from './namen.ts'
import { namensworteOf, WortTabelle, wortOf, worteOf } from './wort.ts'

/** Rows between two shares that are told. */
export const SCHRITT = 8192

/** What rows are compared by: 30 bytes a row in typed arrays, and every written name once. */
export class Merkmale {
  readonly vornamen = new WortTabelle(vornameWort)
  readonly nachnamen = new WortTabelle(nachnameWort)
  readonly firmen = new WortTabelle(firmaWort)
  readonly strassen = new WortTabelle(strasseWort)
  readonly orte = new WortTabelle((text) => wortOf(worteOf(text)))
  readonly vorname: Int32Array
  readonly nachname: Int32Array
  readonly firma: Int32Array
  readonly strasse: Int32Array
  readonly ort: Int32Array
  readonly hausnummer: Int32Array
  readonly plz: Int32Array
  /** 1 Herr, 2 Frau, 0 neither or unknown. */
  readonly anrede: Uint8Array
  /** "jun." and "sen." stand in any of the name fields. */
  readonly generation: Uint8Array
  /** How full a row is; 0 for one that is left out. */
  readonly fuelle: Uint8Array
  readonly anzahl: number
  private readonly hausnummern = new Map<string, number>()

  constructor(anzahl: number) {
    this.anzahl = anzahl
    this.vorname = new Int32Array(anzahl)
    this.nachname = new Int32Array(anzahl)
    this.firma = new Int32Array(anzahl)
    this.strasse = new Int32Array(anzahl)
    this.ort = new Int32Array(anzahl)
    this.hausnummer = new Int32Array(anzahl)
    this.plz = new Int32Array(anzahl)
    this.anrede = new Uint8Array(anzahl)
    this.generation = new Uint8Array(anzahl)
    this.fuelle = new Uint8Array(anzahl)
    // The first of each table is the empty text, which rows that are left out have.
    for (const tabelle of [this.vornamen, this.nachnamen, this.firmen, this.strassen, this.orte]) tabelle.nummer('')
  }

  read(row: number, empfaenger: Empfaenger): void {
    const vorname = this.vornamen.nummer(empfaenger.vorname)
    const nachname = this.nachnamen.nummer(empfaenger.nachname)
    this.vorname[row] = vorname
    this.nachname[row] = nachname
    this.firma[row] = this.firmen.nummer(empfaenger.firma)
    this.strasse[row] = this.strassen.nummer(empfaenger.strasse)
    this.ort[row] = this.orte.nummer(empfaenger.ort)
    this.hausnummer[row] = this.nummerOf(empfaenger.hausnummer)
    this.plz[row] = Number(empfaenger.plz) || 0
    this.anrede[row] = empfaenger.anrede === 'Herr' ? 1 : empfaenger.anrede === 'Frau' ? 2 : 0
    const wort = this.vornamen.wort(vorname)
    this.generation[row] =
      this.nachnamen.wort(nachname).generation || wort.generation || generationOf(empfaenger.zusatz)
    let fuelle = 1
    for (const feld of EMPFAENGER_FELDER) if (empfaenger[feld] !== '') fuelle += 2
    this.fuelle[row] = isInitial(wort) ? fuelle - 1 : fuelle
  }

  private nummerOf(text: string): number {
    let nummer = this.hausnummern.get(text)
    if (nummer === undefined) this.hausnummern.set(text, (nummer = hausnummerOf(text)))
    return nummer
  }

  count(): void {
    this.vornamen.count(this.vorname)
    this.nachnamen.count(this.nachname)
    this.strassen.count(this.strasse)
  }
}

function generationOf(zusatz: string): number {
  return zusatz === '' ? 0 : wortOf(namensworteOf(zusatz)).generation
}

/** Reads every row once; yields the share that is read. */
export function* readMerkmale(quelle: AehnlichQuelle): Generator<number, Merkmale> {
  const merkmale = new Merkmale(quelle.anzahl)
  for (let row = 0; row < quelle.anzahl; row++) {
    const empfaenger = quelle.empfaenger(row)
    if (empfaenger !== null) merkmale.read(row, empfaenger)
    if (row % SCHRITT === SCHRITT - 1) yield row / quelle.anzahl
  }
  merkmale.count()
  return merkmale
}
