import type { Run, TextLayer, TextStyle } from '#src/contract/dokument.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { BEISPIEL_EMPFAENGER, platzhalterWert } from '../beispiel.ts'
import type { LayoutContext } from '../displayList.ts'
import { bedingungOf, isFor, isSpaltenKey, type SpaltenKey, spaltenNameOf } from '../eigeneSpalten.ts'
import { runStyle } from '../fonts.ts'
import { blockOptions } from '../text/blockOptions.ts'
import { textOps } from '../textLayers.ts'
import { type Absatz, layoutBlock } from '../text/textBlock.ts'
import { resolveRuns, styleText } from '../text/textModel.ts'
import { isSmooth } from './glatt.ts'
import { type Einzelbefund, einzelbefunde, leereSpalte } from './einzelbefund.ts'

/** Stands for a value that is laid out by its width alone; no face has it, so it is kerned to nothing. */
const WERT = '\uE000'
/** Steps of widths within a layer: values of nearly one width are laid out together. */
const STUFEN = 50
/** What two values beside each other may be apart by kerning, em. Assumed; pairs of the faces reach 0.1. */
const KERNING_EM = 0.2
/** Texts whose width, and widths whose answer, are remembered; then from the beginning. */
const GEMERKT = 20_000
const NIE = '\u0000nie'
const KEIN_WERT: Empfaenger = { ...BEISPIEL_EMPFAENGER, titel: '' }
/** Where lines break, and what no line begins with: a value that begins so is laid out as it is. */
const ANFANG = /^[\p{L}\p{N}]/u

interface Stelle {
  run: Extract<Run, { t: 'ph' }>
  style: TextStyle
  /** Letters beside it; null beside another field. */
  vor: string | null
  nach: string | null
  breiten: Map<string, number | null>
}

/** The layer with some of its fields empty: everything but the widths of the others. */
interface Muster {
  absaetze: readonly Absatz[]
  /** Places of the values in the paragraphs, in the order of the fields. */
  werte: readonly { absatz: number; index: number; stelle: number }[]
  /** Widths that are known to fit together, one for each field, mm. */
  passt: Float64Array
  bekannt: Map<string, boolean>
  /** Does not even fit where the values have no width: so it is for everybody. */
  nie: boolean
}

/**
 * Tells of one text layer whether it fits for a recipient, without setting it for each. Lines are broken greedily, which
 * takes as few as there can be; so what fits with values of some widths that cannot be broken fits with all narrower ones, and with
 * those that can. What is not known to fit so is set as it is printed, and that decides (print 8.8).
 */
export class Ebenenprobe {
  readonly layer: TextLayer
  readonly #context: LayoutContext
  readonly #stellen: readonly Stelle[]
  readonly #muster = new Map<string, Muster>()
  readonly #genau = new Map<string, Einzelbefund[]>()
  /** Letters of the layer itself that no face has: the same on every piece. */
  readonly #fehltImmer: ReadonlySet<string>
  /** Printed for some alone: what is wrong with all its copies is said of them, too. */
  readonly #manchen: boolean
  /** Own columns without replacement text. */
  readonly #ohneErsatz: readonly SpaltenKey[]
  /** Recipients whose layer was set as it is printed. */
  gesetzt = 0

  constructor(layer: TextLayer, context: LayoutContext) {
    this.layer = layer
    this.#context = context
    this.#stellen = layer.paragraphs.flatMap(({ runs }) =>
      runs.flatMap((run, i): Stelle[] =>
        run.t === 'text'
          ? []
          : [
              {
                run,
                style: runStyle(layer.style, run),
                vor: takesSpace(runs, i) ? null : neighbour(runs[i - 1], -1),
                nach: neighbour(runs[i + 1], 1),
                breiten: new Map(),
              },
            ],
      ),
    )
    this.#ohneErsatz = [
      ...new Set(this.#stellen.flatMap(({ run }) => (run.fallback === '' && isSpaltenKey(run.key) ? [run.key] : []))),
    ]
    const eigen = layer.paragraphs.flatMap(({ runs }) =>
      runs.filter((run) => run.t === 'text').flatMap((run) => resolveRuns([run], layer.style, KEIN_WERT)),
    )
    this.#fehltImmer = new Set(styleText(eigen, context.fonts).missing)
    this.#manchen = bedingungOf(layer) !== undefined
  }

  befunde(empfaenger: Empfaenger): readonly Einzelbefund[] {
    if (!isFor(this.layer, empfaenger)) return []
    const gesetzt = this.#satzbefunde(empfaenger)
    const leer = this.#ohneErsatz.filter((key) => platzhalterWert(empfaenger, key) === '')
    return leer.length === 0 ? gesetzt : [...gesetzt, ...leer.map((key) => leereSpalte(spaltenNameOf(key)))]
  }

  #satzbefunde(empfaenger: Empfaenger): readonly Einzelbefund[] {
    const werte = this.#stellen.map(({ run }) => platzhalterWert(empfaenger, run.key) || run.fallback)
    const muster = this.#musterFuer(werte)
    const breiten = werte.map((wert, i) => this.#breite(i, wert))
    const messbar = breiten.every((breite) => breite !== null)
    const heil = !this.#manchen || this.#fehltImmer.size === 0
    if (heil && messbar && this.#passt(muster, Float64Array.from(breiten))) return []
    const key = messbar && muster.nie ? NIE : werte.join('\u0000')
    const known = this.#genau.get(key)
    if (known) return known
    const found = this.#place(empfaenger)
    remember(this.#genau, key, found)
    return found
  }

  /** As it is printed, but for what is so on every piece. */
  #place(empfaenger: Empfaenger): Einzelbefund[] {
    this.gesetzt += 1
    const { befunde } = textOps(this.layer, { ...this.#context, empfaenger })
    return einzelbefunde(befunde).filter(({ zeichen }) => this.#manchen || !this.#fehltImmer.has(zeichen))
  }

  /** Width of a value at its place, mm at scale 1; null where its letters have to be looked at. */
  #breite(i: number, wert: string): number | null {
    const stelle = this.#stellen[i]
    if (wert === '' || !stelle) return 0
    const known = stelle.breiten.get(wert)
    if (known !== undefined) return known
    const breite = this.#measure(wert, stelle)
    remember(stelle.breiten, wert, breite)
    return breite
  }

  /** The wider one of alone and between the letters beside it. */
  #measure(wert: string, { style, vor, nach }: Stelle): number | null {
    const face = this.#context.fonts.get(style.font, style.weight, style.italic)
    const text = wert.normalize('NFC')
    if (!ANFANG.test(text) || !isSmooth(text, face)) return null
    const own = face.width(text)
    const [before, behind] = [vor, nach].map((letter) => (letter !== null && isSmooth(letter, face) ? letter : ''))
    const within =
      before === '' && behind === ''
        ? own
        : face.width(`${before}${text}${behind}`) - face.width(before ?? '') - face.width(behind ?? '')
    const unknown = [vor, nach].filter((letter) => letter === null).length * KERNING_EM
    return (Math.max(own, within) + unknown + (text.length * style.tracking) / 1000) * style.size
  }

  #musterFuer(werte: readonly string[]): Muster {
    const art = werte.map((wert) => (wert === '' ? '0' : '1')).join('')
    const known = this.#muster.get(art) ?? this.#put(art)
    this.#muster.set(art, known)
    return known
  }

  #passt(muster: Muster, breiten: Float64Array): boolean {
    if (muster.nie) return false
    if (breiten.every((breite, i) => breite <= (muster.passt[i] ?? 0))) return true
    const stufe = (this.layer.w - 2 * this.layer.padding) / STUFEN
    const runde = breiten.map((breite) => Math.ceil(breite / stufe) * stufe)
    const key = runde.join()
    const known = muster.bekannt.get(key)
    if (known !== undefined) return known
    const passt = this.#attempt(muster, runde)
    remember(muster.bekannt, key, passt)
    if (passt) {
      const alle = runde.map((breite, i) => Math.max(breite, muster.passt[i] ?? 0))
      if (this.#attempt(muster, alle)) muster.passt = alle
    }
    return passt
  }

  #put(art: string): Muster {
    const { layer } = this
    let stelle = 0
    const absaetze: Absatz[] = layer.paragraphs.map(({ align, runs }) => {
      const fixed = runs.map((run): Run => {
        if (run.t === 'text') return run
        const leer = art[stelle++] === '0'
        // An empty one takes the blank behind it along, as it does in print.
        return leer ? { ...run, key: 'titel', fallback: '' } : { t: 'text', text: WERT, style: run.style }
      })
      const pieces = resolveRuns(fixed, layer.style, KEIN_WERT)
      const text = styleText(pieces.length === 0 ? [{ text: '', style: layer.style }] : pieces, this.#context.fonts)
      return { align, text }
    })
    const offen = Array.from(art, (zeichen, i) => (zeichen === '1' ? [i] : [])).flat()
    const werte = absaetze.flatMap(({ text }, absatz) =>
      Array.from(text.chars.entries()).flatMap(([index, char]) =>
        char === WERT ? [{ absatz, index, stelle: offen.shift() ?? -1 }] : [],
      ),
    )
    const passt = new Float64Array(this.#stellen.length)
    return { absaetze, werte, passt, bekannt: new Map(), nie: this.#neverFits(absaetze, werte) }
  }

  /** Without any width of a value; where larger letters or a long word may change the lines, nobody can tell. */
  #neverFits(absaetze: readonly Absatz[], werte: Muster['werte']): boolean {
    const options = blockOptions(this.layer)
    const eindeutig = options.shrinkToHeight || options.minScale === 1
    if (!eindeutig || hoechste(absaetze) > options.lineHeight) return false
    setWidths(absaetze, werte, new Float64Array(this.#stellen.length))
    const { zuBreit, zuHoch } = layoutBlock(absaetze, options)
    return zuBreit || zuHoch
  }

  /** Does the layer fit with values of these widths, none of which can be broken? */
  #attempt({ absaetze, werte }: Muster, breiten: Float64Array): boolean {
    // A sign of the same code in the text itself would be taken for a value.
    if (this.#fehltImmer.has(WERT)) return false
    setWidths(absaetze, werte, breiten)
    const options = blockOptions(this.layer)
    // All lines as high as the highest: which words stand on which line counts no more.
    const lineHeight = Math.max(options.lineHeight, hoechste(absaetze))
    const { zuBreit, zuHoch, scale } = layoutBlock(absaetze, { ...options, lineHeight })
    // Made smaller for a long word alone, a shorter one would stand in larger letters, which may take more lines.
    return !zuBreit && !zuHoch && (options.shrinkToHeight || scale === 1)
  }
}

function setWidths(absaetze: readonly Absatz[], werte: Muster['werte'], breiten: Float64Array): void {
  for (const { absatz, index, stelle } of werte) {
    const text = absaetze[absatz]?.text
    if (text) text.width[index] = breiten[stelle] ?? 0
  }
}

/** Largest type of the paragraphs, mm. */
const hoechste = (absaetze: readonly Absatz[]): number =>
  Math.max(0, ...absaetze.flatMap(({ text }) => text.styles.map(({ size }) => size)))

/** A blank alone between two fields goes with the first one where that is empty. */
function takesSpace(runs: readonly Run[], i: number): boolean {
  const [before, blank] = [runs[i - 2], runs[i - 1]]
  return before?.t === 'ph' && blank?.t === 'text' && /^[ \t]$/.test(blank.text)
}

/** Letter beside a field: of a text; null beside another field, "" at an end. */
function neighbour(run: Run | undefined, side: -1 | 1): string | null {
  if (run === undefined) return ''
  if (run.t === 'ph' || run.text === '') return null
  return Array.from(run.text.normalize('NFC')).at(side === -1 ? -1 : 0) ?? ''
}

function remember<V>(map: Map<string, V>, key: string, value: V): void {
  if (map.size >= GEMERKT) map.clear()
  map.set(key, value)
}
