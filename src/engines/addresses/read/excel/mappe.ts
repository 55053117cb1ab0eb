import { readArchive, MOST_UNPACKED, unpack, type ArchiveEntry } from './archive.ts'
import { Blatt, type BlattBefund } from './blatt.ts'
import { Formate } from './formate.ts'
import { MAPPE_PROBLEM, MappeProblem } from './problem.ts'
import { attribute, XmlReader, type XmlHearer } from './xml.ts'
import { GemeinsameTexte } from './zelltext.ts'

/** A sheet as CSV: UTF-8, semicolons, quotes where they are needed, no heading of its own. */
export interface BlattInhalt {
  csv: Uint8Array<ArrayBuffer>
  befund: BlattBefund
}

interface BlattVerweis {
  name: string
  entry: ArchiveEntry
}

/** Kinds of references that lead from one part to another (ECMA-376, part 1, 15.2). */
type Art = 'officeDocument' | 'worksheet' | 'sharedStrings' | 'styles'

/** Names, states and references of the sheets, as the workbook lists them. */
class Verzeichnis implements XmlHearer {
  readonly blaetter: { name: string; versteckt: boolean; id: string }[] = []
  ab1904 = false
  aktiv = 0

  open = (name: string, attributes: string): void => {
    if (name === 'workbookPr') this.ab1904 = /^(?:1|true)$/.test(attribute(attributes, 'date1904') ?? '')
    else if (name === 'workbookView') this.aktiv = Number(attribute(attributes, 'activeTab') ?? 0)
    else if (name === 'sheet')
      this.blaetter.push({
        name: attribute(attributes, 'name') ?? '',
        versteckt: (attribute(attributes, 'state') ?? 'visible') !== 'visible',
        // The prefix is the writer's choice.
        id: /\s\w+:id\s*=\s*["']([^"']*)/.exec(attributes)?.[1] ?? '',
      })
  }
  close = (): void => undefined
  text = (): void => undefined
}

/** A path as seen from a folder, which ends in a slash or is empty. */
function pathFrom(folder: string, target: string): string {
  const path: string[] = []
  for (const step of `${folder}${target}`.split('/')) {
    if (step === '..') path.pop()
    else if (step !== '.') path.push(step)
  }
  return path.join('/')
}

/** Where references of the parts in one folder lead, by their id. */
class Verweise implements XmlHearer {
  readonly ziele = new Map<string, { kind: string; path: string }>()
  private readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  pathOf(art: Art): string | undefined {
    return [...this.ziele.values()].find(({ kind }) => kind === art)?.path
  }

  open = (name: string, attributes: string): void => {
    if (name !== 'Relationship' || attribute(attributes, 'TargetMode') === 'External') return
    const target = attribute(attributes, 'Target') ?? ''
    const path = target.startsWith('/') ? target.slice(1) : pathFrom(this.folder, target)
    const kind = attribute(attributes, 'Type')?.split('/').at(-1) ?? ''
    this.ziele.set(attribute(attributes, 'Id') ?? '', { kind, path })
  }
  close = (): void => undefined
  text = (): void => undefined
}

/** An Excel workbook: its visible sheets, one of which is read as a list. */
export class Mappe {
  readonly #bytes: Uint8Array
  readonly #entries: Map<string, ArchiveEntry>
  #unpacked = 0
  #blaetter: BlattVerweis[] = []
  #ab1904 = false
  /** Number of the sheet that was in front when the workbook was saved. */
  aktiv = 0
  #texte: string | undefined
  #formate: string | undefined

  private constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#entries = readArchive(bytes)
  }

  /** Throws a `MappeProblem` where it cannot be read, or holds what is not opened here (CSV-23). */
  static async open(bytes: Uint8Array): Promise<Mappe> {
    const mappe = new Mappe(bytes)
    const names = [...mappe.#entries.keys()]
    if (names.some((name) => name.endsWith('workbook.bin'))) throw new MappeProblem(MAPPE_PROBLEM.binaer)
    if (names.some((name) => name.endsWith('vbaProject.bin'))) throw new MappeProblem(MAPPE_PROBLEM.makros)
    await mappe.#findBlaetter()
    return mappe
  }

  /** Names of the visible sheets. */
  get blaetter(): string[] {
    return this.#blaetter.map(({ name }) => name)
  }

  async #findBlaetter(): Promise<void> {
    const wurzel = new Verweise('')
    await this.#read('_rels/.rels', wurzel)
    // Usually xl/workbook.xml; some services number it.
    const workbook = wurzel.pathOf('officeDocument') ?? ''
    const folder = workbook.slice(0, workbook.lastIndexOf('/') + 1)
    if (!/workbook\d*\.xml$/i.test(workbook)) throw new MappeProblem(MAPPE_PROBLEM.keineMappe)
    const verzeichnis = new Verzeichnis()
    const verweise = new Verweise(folder)
    await this.#read(workbook, verzeichnis)
    await this.#read(`${folder}_rels/${workbook.slice(folder.length)}.rels`, verweise)
    this.#ab1904 = verzeichnis.ab1904
    for (const [index, { name, versteckt, id }] of verzeichnis.blaetter.entries()) {
      const ziel = verweise.ziele.get(id)
      const entry = ziel && this.#entries.get(ziel.path)
      // A sheet of charts has no rows.
      if (ziel?.kind !== 'worksheet' || entry === undefined || versteckt) continue
      if (index === verzeichnis.aktiv) this.aktiv = this.#blaetter.length
      this.#blaetter.push({ name, entry })
    }
    if (this.#blaetter.length === 0) throw new MappeProblem(MAPPE_PROBLEM.keinBlatt)
    this.#texte = verweise.pathOf('sharedStrings')
    this.#formate = verweise.pathOf('styles')
  }

  /** Reads one sheet whole; `onShare` is told how much of it has been read, 0 to 1, and may wait. */
  async read(blatt: number, onShare: (share: number) => void | Promise<void>): Promise<BlattInhalt> {
    const verweis = this.#blaetter[blatt]
    if (verweis === undefined) throw new MappeProblem(MAPPE_PROBLEM.keinBlatt)
    const texte = new GemeinsameTexte()
    const formate = new Formate()
    if (this.#texte) await this.#read(this.#texte, texte, (share) => onShare(share / 3))
    if (this.#formate) await this.#read(this.#formate, formate)
    const inhalt = new Blatt({ texte: texte.texte, formate: formate.jeStil, ab1904: this.#ab1904 })
    await this.#read(verweis.entry.name, inhalt, (share) => onShare((1 + share * 2) / 3))
    return { csv: await joined(inhalt.end()), befund: inhalt.befund }
  }

  async #read(
    name: string,
    hearer: XmlHearer,
    onShare: (share: number) => void | Promise<void> = () => undefined,
  ): Promise<void> {
    const entry = this.#entries.get(name)
    if (entry === undefined) throw new MappeProblem(MAPPE_PROBLEM.beschaedigt)
    const reader = new XmlReader(hearer)
    const decoder = new TextDecoder()
    let seen = 0
    let told = 0
    for await (const piece of unpack(this.#bytes, entry)) {
      seen += piece.length
      this.#unpacked += piece.length
      if (this.#unpacked > MOST_UNPACKED) throw new MappeProblem(MAPPE_PROBLEM.zuGross)
      reader.push(decoder.decode(piece, { stream: true }))
      if (seen - told < TELL_BYTES) continue
      told = seen
      await onShare(Math.min(1, seen / Math.max(1, entry.announced)))
    }
    if (!reader.isWhole() || seen !== entry.announced) throw new MappeProblem(MAPPE_PROBLEM.beschaedigt)
  }
}

/** Bytes between two words about the progress. */
const TELL_BYTES = 4 << 20

const joined = async (pieces: Uint8Array<ArrayBuffer>[]): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Blob(pieces).arrayBuffer())
