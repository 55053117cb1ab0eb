import { attribute, type XmlHearer } from './xml.ts'
import { readNumberFormat, type Zahlformat } from './zahlformat.ts'

/** The formats of numbers, by the number that a cell names. */
export class Formate implements XmlHearer {
  readonly jeStil: Zahlformat[] = []
  private readonly codes = new Map<number, string>()
  private readonly gleiche = new Map<number, Zahlformat>()
  private inCells = false

  open = (name: string, attributes: string): void => {
    if (name === 'cellXfs') this.inCells = true
    const id = Number(attribute(attributes, 'numFmtId') ?? 0)
    if (name === 'numFmt') this.codes.set(id, attribute(attributes, 'formatCode') ?? '')
    else if (name === 'xf' && this.inCells) this.jeStil.push(this.format(id))
  }
  close = (name: string): void => {
    if (name === 'cellXfs') this.inCells = false
  }
  text = (): void => undefined

  private format(id: number): Zahlformat {
    const known = this.gleiche.get(id)
    if (known !== undefined) return known
    const read = readNumberFormat(id, this.codes.get(id) ?? null)
    this.gleiche.set(id, read)
    return read
  }
}
