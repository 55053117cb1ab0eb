import { MAX_BYTES } from '#src/contract/grenzen.ts'
import { MAX_SPALTEN } from '../limits.ts'
import { MAPPE_PROBLEM, MappeProblem } from './problem.ts'
import { attribute, type XmlHearer } from './xml.ts'
import { showNumber, type Zahlformat } from './zahlformat.ts'
import { angehaengt, klartext, Zelltext } from './zelltext.ts'

/** What cells of a workbook refer to. */
export interface Nachschlag {
  texte: readonly string[]
  formate: readonly Zahlformat[]
  /** Days are counted from 1904 on, as Excel for the Macintosh did. */
  ab1904: boolean
}

/** What was found in a sheet beside its cells. */
export interface BlattBefund {
  /** Rows that the spreadsheet hides, by a filter for instance; they are read all the same. */
  ausgeblendet: number
  /** The first merged cells among the rows where a heading is looked for, such as A1:C1; null: none. */
  verbunden: string | null
  /** Cells that a formula computes; what was stored of it is read. */
  formeln: number
}

/** How German Excel names what went wrong in a cell. */
const FEHLER: Record<string, string> = {
  '#N/A': '#NV',
  '#REF!': '#BEZUG!',
  '#VALUE!': '#WERT!',
  '#NUM!': '#ZAHL!',
}
/** A heading is looked for in so many rows (CSV-07), and as wide as the widest of them every row is. */
const KOPF_ZEILEN = 6
/** A cell as nearly every program writes it; any other is read tag by tag. */
const ZELLE = /<c r="([A-Z]{1,3})\d+"(?: s="(\d+)")?(?: t="([a-z]+)")?>(<f>[^<]*<\/f>)?<v>([^<&]*)<\/v><\/c>/y
const FLUSH_SIGNS = 1 << 20
/** Rows of a sheet (ECMA-376, 18.3.1.73). */
const MOST_ROWS = 1_048_576
/** What a sheet may become as CSV, bytes: cells refer to their texts, so it may be much more than was unpacked (CSV-22). assumed */
const MOST_CSV = 2 * MAX_BYTES.adressen
const ENCODER = new TextEncoder()

/** Column of a reference such as AB12, from 0; -1 where there is none. */
function spalteOf(reference: string): number {
  let spalte = 0
  for (let at = 0; at < reference.length; at++) {
    const letter = reference.charCodeAt(at) - 64
    if (letter < 1 || letter > 26) break
    spalte = spalte * 26 + letter
  }
  return spalte - 1
}

const alsFeld = (text: string) => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function alsZeile(zellen: readonly string[]): string {
  const plain = zellen.join(';')
  const needsQuotes = /["\n]/.test(plain) || zellen.some((text) => text.includes(';'))
  return needsQuotes ? zellen.map(alsFeld).join(';') : plain
}

/** Reads a sheet and writes it as CSV: one record per row of the sheet, so that the numbers of rows stay those of the spreadsheet. */
export class Blatt implements XmlHearer {
  readonly befund: BlattBefund = { ausgeblendet: 0, verbunden: null, formeln: 0 }
  readonly csv: Uint8Array<ArrayBuffer>[] = []
  private readonly nach: Nachschlag
  private readonly cell = new Zelltext()
  private zeilen: string[][] | null = []
  private geschrieben = 0
  private versteckt = false
  private bytes = 0
  private zeile = -1
  private zellen: string[] = []
  private spalte = -1
  private art = ''
  private format: Zahlformat | undefined
  private wert: string | null = null
  private inWert = false
  private breite = 0
  private out = ''

  constructor(nach: Nachschlag) {
    this.nach = nach
  }

  open = (name: string, attributes: string): void => {
    if (name === 'c') this.beginCell(attributes)
    else if (name === 'v') this.inWert = true
    else if (name === 'f') this.befund.formeln += 1
    else if (name === 'row') this.beginRow(attributes)
    else if (name === 'mergeCell') this.merge(attribute(attributes, 'ref') ?? '')
    else this.cell.open(name)
  }

  close = (name: string): void => {
    if (name === 'c') this.endCell()
    else if (name === 'v') this.inWert = false
    else if (name === 'row') this.endRow()
    else this.cell.close(name)
  }

  text = (text: string): void => {
    if (this.inWert) this.wert = angehaengt(this.wert ?? '', text)
    else this.cell.add(text)
  }

  take = (text: string, tag: number): number => {
    if (!text.startsWith('<c r="', tag)) return -1
    ZELLE.lastIndex = tag
    const [, spalte = '', stil = '0', art = 'n', formel, wert = ''] = ZELLE.exec(text) ?? []
    if (spalte === '') return -1
    if (formel !== undefined) this.befund.formeln += 1
    this.spalte = spalteOf(spalte)
    this.art = art
    this.format = this.nach.formate[Number(stil)]
    this.wert = wert
    this.endCell()
    return ZELLE.lastIndex
  }

  /** Writes what is left. */
  end(): Uint8Array<ArrayBuffer>[] {
    this.writeHead()
    this.flush()
    return this.csv
  }

  private beginRow(attributes: string): void {
    const nr = Number(attribute(attributes, 'r') ?? Number.NaN)
    // A number that is missing or leads back is that of the next row.
    this.zeile = nr - 1 > this.zeile ? nr - 1 : this.zeile + 1
    this.zellen = []
    this.spalte = -1
    if (this.zeile >= MOST_ROWS) throw new MappeProblem(MAPPE_PROBLEM.beschaedigt)
    this.versteckt = /^(?:1|true)$/.test(attribute(attributes, 'hidden') ?? '')
  }

  private beginCell(attributes: string): void {
    const named = spalteOf(attribute(attributes, 'r') ?? '')
    this.spalte = named >= 0 ? named : this.spalte + 1
    this.art = attribute(attributes, 't') ?? 'n'
    this.format = this.nach.formate[Number(attribute(attributes, 's') ?? 0)]
    this.wert = null
    this.cell.begin()
  }

  private endCell(): void {
    const text = this.textOfCell()
    if (text === '' || this.spalte >= MAX_SPALTEN) return
    while (this.zellen.length < this.spalte) this.zellen.push('')
    this.zellen[this.spalte] = text
  }

  private textOfCell(): string {
    const { art, wert } = this
    if (art === 'inlineStr') return klartext(this.cell.text)
    if (wert === null) return ''
    if (art === 's') return this.nach.texte[Number(wert)] ?? ''
    if (art === 'b') return wert.trim() === '1' ? 'WAHR' : 'FALSCH'
    if (art === 'e') return FEHLER[wert.trim()] ?? wert.trim()
    if (art === 'n') return showNumber(wert, this.format ?? { art: 'zahl' }, this.nach.ab1904)
    return klartext(wert)
  }

  private endRow(): void {
    if (this.zellen.length === 0) return
    if (this.versteckt) this.befund.ausgeblendet += 1
    if (this.zeilen === null) return this.write(this.zeile, this.zellen)
    this.zeilen[this.zeile] = this.zellen
    if (Object.keys(this.zeilen).length >= KOPF_ZEILEN) this.writeHead()
  }

  /** The first rows wait until it is known how wide the table is. */
  private writeHead(): void {
    const { zeilen } = this
    if (zeilen === null) return
    this.zeilen = null
    zeilen.forEach((zellen) => {
      this.breite = Math.max(this.breite, zellen.length)
    })
    zeilen.forEach((zellen, zeile) => this.write(zeile, zellen))
  }

  private write(zeile: number, zellen: string[]): void {
    for (; this.geschrieben < zeile; this.geschrieben++) this.out += '\n'
    while (zellen.length < this.breite) zellen.push('')
    this.out += `${alsZeile(zellen)}\n`
    this.geschrieben += 1
    if (this.out.length > FLUSH_SIGNS) this.flush()
  }

  private flush(): void {
    const piece = ENCODER.encode(this.out)
    this.bytes += piece.length
    if (this.bytes > MOST_CSV) throw new MappeProblem(MAPPE_PROBLEM.zuGross)
    this.csv.push(piece)
    this.out = ''
  }

  private merge(ref: string): void {
    const row = Number(/\d+/.exec(ref)?.[0] ?? 0)
    if (row <= KOPF_ZEILEN) this.befund.verbunden ??= ref
  }
}
