import { MAPPE_PROBLEM, MappeProblem } from './problem.ts'
import type { XmlHearer } from './xml.ts'

/** Signs that XML cannot hold stand as `_x000D_` (ECMA-376, 22.4.2.4). */
export function klartext(text: string): string {
  const plain = text.includes('_x')
    ? text.replaceAll(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
  return plain.includes('\r') ? plain.replaceAll(/\r\n?/g, '\n') : plain
}

/** Signs of a cell, each at most two units; a spreadsheet keeps 32 767. */
const MOST_UNITS = 65_534

/** Text with more behind it, as long as a cell may be that long. */
export function angehaengt(text: string, more: string): string {
  if (text.length + more.length > MOST_UNITS) throw new MappeProblem(MAPPE_PROBLEM.langeZelle)
  return text + more
}

/** Collects the text of a cell: its runs together, without the reading aids of Japanese. */
export class Zelltext {
  text = ''
  private collects = false
  private aside = false

  begin(): void {
    this.text = ''
    this.collects = false
    this.aside = false
  }

  open(name: string): void {
    if (name === 't') this.collects = !this.aside
    else if (name === 'rPh') this.aside = true
  }

  close(name: string): void {
    if (name === 't') this.collects = false
    else if (name === 'rPh') this.aside = false
  }

  add(text: string): void {
    if (this.collects) this.text = angehaengt(this.text, text)
  }
}

/** The texts that the sheets share, by number. */
export class GemeinsameTexte implements XmlHearer {
  readonly texte: string[] = []
  private readonly cell = new Zelltext()

  open = (name: string): void => {
    if (name === 'si') this.cell.begin()
    else this.cell.open(name)
  }
  close = (name: string): void => {
    if (name === 'si') this.texte.push(klartext(this.cell.text))
    else this.cell.close(name)
  }
  text = (text: string): void => this.cell.add(text)
}
