import type { Befund, Layer, Seite, SeitenName } from '#src/contract/dokument.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { formatZahl } from '#src/base/number/german.ts'
import type { LayoutContext } from '../displayList.ts'
import { bedingungOf, isFor } from '../eigeneSpalten.ts'
import { isPersonal, isPrinted } from '../layout.ts'
import { Anschriftprobe } from './anschriftprobe.ts'
import { Ebenenprobe } from './ebenenprobe.ts'
import type { Einzelbefund } from './einzelbefund.ts'

/** Rows that a finding carries, and those that its sentence names. Assumed. */
const ZEILEN = 20
const GENANNT = 5

const IN_LISTE = 'Oder kürzen Sie die Angaben in diesen Zeilen der Adressliste.'

interface Probe {
  seite: SeitenName
  probe: Ebenenprobe | Anschriftprobe
}

interface Fund extends Einzelbefund {
  ebene: Probe['probe']
  seite: SeitenName
  stueck: number
  zeilen: number[]
  /** The last recipient that it was counted for. */
  zuletzt: number
}

/** How rows are called that a finding names; null: nobody can look them up. */
export type Zeilenwort = 'Zeile' | 'Nr.' | null

/** Tries what each text layer prints for every recipient, and counts what does not fit (print 8.8). */
export class Textprobe {
  readonly #proben: Probe[]
  readonly #funde = new Map<string, Fund>()
  /** Layers with a condition that nobody has met yet. */
  #nie: { seite: SeitenName; layer: Layer }[]
  /** Recipients that were tried. */
  anzahl = 0

  constructor(seiten: readonly Seite[], context: Omit<LayoutContext, 'empfaenger' | 'qrUrls'>) {
    const whole: LayoutContext = { ...context, empfaenger: null, qrUrls: {} }
    this.#nie = seiten.flatMap(({ side, layers }) =>
      layers.flatMap((layer) => (isPrinted(layer) && bedingungOf(layer) !== undefined ? [{ seite: side, layer }] : [])),
    )
    this.#proben = seiten.flatMap(({ side, layers }) =>
      layers.flatMap((layer): Probe[] => {
        if (!isPrinted(layer) || !isPersonal(layer, {})) return []
        if (layer.type === 'empfaenger') return [{ seite: side, probe: new Anschriftprobe(layer, whole) }]
        return layer.type === 'text' ? [{ seite: side, probe: new Ebenenprobe(layer, whole) }] : []
      }),
    )
  }

  /**
   * Tries one recipient; true where nothing is wrong. `zeile`: his number, told where something is. `auch`: what he may
   * become: a piece counts once.
   */
  attempt(zeile: number, ...auch: readonly [Empfaenger, ...Empfaenger[]]): boolean {
    this.anzahl += 1
    if (this.#nie.length > 0)
      this.#nie = this.#nie.filter(({ layer }) => !auch.some((empfaenger) => isFor(layer, empfaenger)))
    let gut = true
    for (const ebene of this.#proben)
      for (const empfaenger of auch)
        for (const befund of ebene.probe.befunde(empfaenger)) {
          if (befund.schwere === 'fehler') gut = false
          this.#count(ebene, befund, zeile)
        }
    return gut
  }

  #count({ seite, probe }: Probe, befund: Einzelbefund, zeile: number): void {
    const key = `${probe.layer.id} ${befund.code} ${befund.zeichen}`
    const fund = this.#funde.get(key) ?? { ...befund, ebene: probe, seite, stueck: 0, zeilen: [], zuletzt: 0 }
    if (fund.zuletzt === this.anzahl) return
    fund.zuletzt = this.anzahl
    fund.stueck += 1
    if (fund.zeilen.length < ZEILEN) fund.zeilen.push(zeile)
    this.#funde.set(key, fund)
  }

  /** Layers that were set as they are printed, of all that were tried. */
  get gesetzt(): number {
    return this.#proben.reduce((sum, { probe }) => sum + probe.gesetzt, 0)
  }

  /** What does not fit, with the true number of pieces and the first of their rows. */
  befunde(wort: Zeilenwort): Befund[] {
    const ungedruckt = this.anzahl === 0 ? [] : this.#nie.map(nieGedruckt)
    const funde = [...this.#funde.values()].map((fund) => {
      const { code, schwere, hilfe, seite, ebene, stueck, zeilen } = fund
      const befund = { schwere, code, seite, layerId: ebene.layer.id, text: satz(fund, wort) }
      if (stueck === this.anzahl) return { ...befund, hilfe }
      const kuerzbar = wort === 'Zeile' && ebene.layer.type === 'text' && code !== 'spalteLeer'
      const rat = kuerzbar ? `${hilfe} ${IN_LISTE}` : hilfe
      return { ...befund, hilfe: rat, betrifft: 'empfaenger' as const, stueck, ...(wort === 'Zeile' && { zeilen }) }
    })
    return [...funde, ...ungedruckt]
  }
}

const nieGedruckt = ({ seite, layer }: { seite: SeitenName; layer: Layer }): Befund => ({
  schwere: 'warnung',
  code: 'bedingungNie',
  seite,
  layerId: layer.id,
  text: `„${layer.name}“: Die Bedingung trifft bei keiner Sendung zu. Die Ebene wird nicht gedruckt.`,
  hilfe: 'Prüfen Sie Spalte und Werte der Bedingung.',
})

function satz({ code, zeichen, stueck, zeilen, ebene }: Fund, wort: Zeilenwort): string {
  const wer = `bei ${stueck === 1 ? 'einer Sendung' : `${formatZahl(stueck)} Sendungen`}`
  const wo = genannt(zeilen, stueck, wort)
  const name = `„${ebene.layer.name}“`
  if (code === 'zeichenFehlt') return `${name}: Das Zeichen „${zeichen}“ kann ${wer} nicht gedruckt werden${wo}.`
  if (code === 'spalteLeer') return `${name}: Die Spalte „${zeichen}“ ist ${wer} leer und hat keinen Ersatztext${wo}.`
  if (code === 'wortZuBreit') return `${name}: Ein Wort ist ${wer} breiter als das Textfeld${wo}.`
  if (code === 'textZuLang') return `${name}: Der Text passt ${wer} nicht in das Textfeld${wo}.`
  if (code === 'anschriftKlein') return `Die Anschrift wird ${wer} verkleinert gedruckt${wo}.`
  return `Die Anschrift passt ${wer} nicht in das Anschriftfeld${wo}.`
}

/** " (Zeilen 3, 17 und 20 sowie 12 weitere)" */
function genannt(zeilen: readonly number[], stueck: number, wort: Zeilenwort): string {
  if (wort === null) return ''
  const first = zeilen.slice(0, GENANNT).map(formatZahl)
  const mehr = stueck - first.length
  const liste =
    mehr > 0 || first.length === 1 ? first.join(', ') : `${first.slice(0, -1).join(', ')} und ${first.at(-1)}`
  const was = wort === 'Zeile' && first.length > 1 ? 'Zeilen' : wort
  return ` (${was} ${liste}${mehr > 0 ? ` und ${formatZahl(mehr)} weitere` : ''})`
}
