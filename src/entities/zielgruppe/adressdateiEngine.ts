import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import { readAbgleich } from '#src/domain/zielgruppe/abgleich/abgleichDatei.ts'
import {
  type AdressBericht,
  type AdressListe,
  type Ansicht,
  type BlattBefund,
  Mappe,
  type PaarAnsicht,
  type PruefErgebnis,
  pruefeSchrittweise,
  type PruefSchritte,
  schreibeBerichtCsv,
  type TischAktion,
  type TischZeile,
  zuVieleZeilenText,
} from '#src/engines/addresses/worker.ts'
import {
  type AehnlichArt,
  artProblem,
  DATEI_PROBLEM,
  dateiArt,
  type Gruppe,
  type Zeichensatz,
} from '#src/engines/addresses/rules.ts'
import {
  beispiele,
  erkenneLeseart,
  langeAngabeText,
  type Leseart,
  liesStaende,
  type Probe,
  ROWS_PER_CHUNK,
  schreibeEntwurfCsv,
  schreibeGruppenCsv,
  schreibeUploadCsv,
  type SpaltenRegel,
  vorschau,
} from '#src/engines/addresses/file.ts'
import type { Sicht } from '#src/engines/addresses/rows.ts'
import { AdressdateiProblem, fromMappe, read, readAll } from './dateiLesen.ts'
import { csvAus, csvInTeilen } from './dateiSchreiben.ts'
import { TischDienst } from './tischDienst.ts'

type OnProgress = (share: number) => void

/** How much of the bar the check itself is; the rest looks for proposals. */
const CHECK_SHARE = 0.6
/** How a sheet is written (`excel/blatt.ts`). */
const ALS_CSV = { zeichensatz: 'utf-8', trennzeichen: ';', anfuehrung: 'umschliesst' } as const
/** Bytes that kind, character set, separator and heading are judged by. */
const SAMPLE_BYTES = 256 << 10

/** Reads, checks and writes address lists. Runs in a worker; where there is none, in the page. */
export class AdressdateiEngine {
  private bytes = new Uint8Array(0)
  /** Where the file is a workbook: its sheets, of which `blatt` lies in `bytes` as CSV. */
  private mappe: { datei: Mappe; blatt: number; befund: BlattBefund } | null = null
  private list: AdressListe | null = null
  private tisch: TischDienst | null = null
  private zeichensatz: Zeichensatz = 'utf-8'
  private zuordnung = new Map<number, AdressFeld>()
  private readonly breathe: () => Promise<void>

  /** In the page a breath between two steps lets painting and clicks through; a worker needs none. */
  constructor(breathe: () => Promise<void> = () => Promise.resolve()) {
    this.breathe = breathe
  }

  /** Reads the whole file and says how it looks; of a workbook the sheet that was in front when it was saved. */
  async open(file: File, onProgress: OnProgress): Promise<Ansicht> {
    const art = dateiArt(await read(file, 0, SAMPLE_BYTES))
    const problem = artProblem(art)
    if (problem !== null) throw new AdressdateiProblem(problem)
    const packed = art === 'xlsx'
    // Of a workbook the work begins when its bytes are there.
    const bytes = await readAll(file, (share) => {
      onProgress(share * (packed ? 0.1 : 1))
      return this.breathe()
    })
    this.bytes = bytes
    this.mappe = null
    if (!packed) return this.look({})
    const datei = await fromMappe(Mappe.open(bytes))
    await this.readBlatt(datei, datei.aktiv, (share) => onProgress(0.1 + share * 0.9))
    return this.look({ blatt: datei.aktiv })
  }

  private async readBlatt(datei: Mappe, blatt: number, onProgress: OnProgress): Promise<void> {
    const gelesen = datei.read(blatt, (share) => {
      onProgress(share)
      return this.breathe()
    })
    const { csv, befund } = await fromMappe(gelesen)
    this.bytes = csv
    this.mappe = { datei, blatt, befund }
  }

  /** The first rows, read as told; what is not told is guessed. */
  async look(leseart: Partial<Leseart>, onProgress: OnProgress = () => undefined): Promise<Ansicht> {
    this.list = null
    this.tisch = null
    const fest = await this.turnTo(leseart, onProgress)
    const probe: Probe = {
      bytes: this.bytes.subarray(0, SAMPLE_BYTES),
      ganz: this.bytes.length <= SAMPLE_BYTES,
    }
    const ansicht = vorschau(probe, erkenneLeseart(probe, fest))
    // Another sheet may well have rows.
    const another = this.mappe !== null && this.mappe.datei.blaetter.length > 1
    if (ansicht.zeilen.length === 0 && ansicht.stopp === null && leseart.kopfzeile === undefined && !another)
      throw new AdressdateiProblem(
        ansicht.spalten.length === 0 ? DATEI_PROBLEM.leereZeilen : DATEI_PROBLEM.nurKopfzeile,
      )
    const { mappe } = this
    return { ...ansicht, mappe: mappe && { blaetter: mappe.datei.blaetter, befund: mappe.befund } }
  }

  /** Reads another sheet where one is wanted. What is fixed then: how a sheet was written is known. */
  private async turnTo(leseart: Partial<Leseart>, onProgress: OnProgress): Promise<Partial<Leseart>> {
    const { mappe } = this
    if (mappe === null) return leseart
    const { blatt = mappe.blatt } = leseart
    if (blatt !== mappe.blatt) await this.readBlatt(mappe.datei, blatt, onProgress)
    return { ...leseart, ...ALS_CSV, blatt }
  }

  /** Checks every row. */
  async check(
    leseart: Leseart,
    zuordnung: [number, AdressFeld][],
    onProgress: OnProgress,
    regeln: readonly SpaltenRegel[] = [],
  ): Promise<PruefErgebnis> {
    this.zuordnung = new Map(zuordnung)
    const schritte = pruefeSchrittweise(this.bytes, { ...leseart, zuordnung: this.zuordnung, regeln })
    for (;;) {
      const { done, value } = schritte.next()
      if (done) return this.finish(value, (share) => onProgress(CHECK_SHARE + share * (1 - CHECK_SHARE)))
      onProgress(value * CHECK_SHARE)
      await this.breathe()
    }
  }

  private async finish({ liste, zeichensatz }: PruefSchritte, onProgress: OnProgress): Promise<PruefErgebnis> {
    if (liste.stopp !== null) return { art: 'stopp', stopp: liste.stopp }
    if (liste.zuVieleZeilen) throw new AdressdateiProblem(zuVieleZeilenText())
    if (liste.lange !== null) throw new AdressdateiProblem(langeAngabeText(liste.lange))
    if (liste.pruefung().gesamt === 0) throw new AdressdateiProblem(DATEI_PROBLEM.keineAdresse)
    // Back from the columns: the file is read in the same way, so that its rows are the same ones.
    const frueher = this.tisch
    this.list = liste
    this.zeichensatz = zeichensatz
    this.tisch = new TischDienst(liste, this.zuordnung, this.breathe)
    await this.tisch.prepare(onProgress, frueher, liesStaende(this.bytes))
    return { art: 'bericht', bericht: this.bericht() }
  }

  private bericht(): AdressBericht {
    const liste = this.checked()
    const pruefung = liste.pruefung()
    const { zeichensatz } = this
    const tisch = this.desk().stand(pruefung)
    return { pruefung, beispiele: beispiele(liste, pruefung), jeMaske: [...liste.jeMaske()], zeichensatz, tisch }
  }

  private desk(): TischDienst {
    if (this.tisch === null) throw new Error('list is not checked')
    return this.tisch
  }

  /** Does something on the desk; what comes of it. */
  async perform(aktion: TischAktion): Promise<AdressBericht> {
    await this.desk().perform(aktion)
    return this.bericht()
  }

  /** Leaves out whom the service's hashes name; null when another comparison was asked for meanwhile. */
  async gleicheAb(hashes: string): Promise<AdressBericht | null> {
    const abgleich = readAbgleich(hashes)
    return (await this.desk().gleicheAb(abgleich.leer ? undefined : abgleich)) && this.bericht()
  }

  /** Number of rows of a view; null when another one was asked for meanwhile. */
  show(sicht: Sicht): Promise<number | null> {
    return this.desk().show(sicht)
  }

  /** Rows of the view, from a place in it. */
  zeilen(von: number, anzahl: number): TischZeile[] {
    return this.desk().zeilen(von, anzahl)
  }

  /** Where the next row with a finding stands in the view; -1: nowhere. */
  naechsterBefund(von: number, richtung: 1 | -1): number {
    return this.desk().naechsterBefund(von, richtung)
  }

  /** Looks for rows that look like one. */
  async suchePaare(arten: readonly AehnlichArt[], onProgress: OnProgress): Promise<AdressBericht> {
    await this.desk().suchePaare(arten, onProgress)
    return this.bericht()
  }

  /** Some of the pairs that are still open. */
  paare(von: number, anzahl: number): PaarAnsicht[] {
    return this.desk().paarAnsicht(von, anzahl)
  }

  /** Decides about all pairs that are as good as sure. */
  async fasseSichereZusammen(ab: number): Promise<AdressBericht> {
    return this.perform({ art: 'fasseZusammen', paare: this.desk().sicherePaare(ab), mische: true })
  }

  private checked(): AdressListe {
    if (this.list === null) throw new Error('list is not checked')
    return this.list
  }

  /** All rows with what was found and decided, as a file for people. */
  berichtFile(): Blob {
    return csvAus(schreibeBerichtCsv(this.checked(), this.zuordnung))
  }

  /** One result group as a file for people. */
  groupFile(gruppe: Gruppe): Blob {
    return csvAus(schreibeGruppenCsv(this.checked(), this.zuordnung, gruppe))
  }

  /** The desk as it stands, to be put aside. */
  entwurfFile(): Blob {
    return csvAus(schreibeEntwurfCsv(this.checked(), this.zuordnung))
  }

  /** The mapped columns of all rows, as they go to the server; null when `weiter` wants no more. */
  async uploadFile(weiter: (share: number) => boolean | Promise<boolean>): Promise<Blob | null> {
    const liste = this.checked()
    const rows = Math.max(1, liste.pruefung().gesamt)
    return csvInTeilen(schreibeUploadCsv(liste, this.zuordnung), async (parts) => {
      // The answer of the page is awaited: a word to stop arrives between two pieces.
      if (!(await weiter(Math.min(1, (parts * ROWS_PER_CHUNK) / rows)))) return false
      await this.breathe()
      return true
    })
  }
}
