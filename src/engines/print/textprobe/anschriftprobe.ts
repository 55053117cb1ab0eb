import type { EmpfaengerLayer, Mm } from '#src/contract/dokument.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { adressZeilen } from '../beispiel.ts'
import type { LayoutContext } from '../displayList.ts'
import type { PrintFont } from '../fonts.ts'
import { anschriftOps, anschriftSteht } from '../textLayers.ts'
import { isSmooth } from './glatt.ts'
import { type Einzelbefund, einzelbefunde } from './einzelbefund.ts'

/** Tells whether an address stands in its field as it is; any other is set as it is printed. */
export class Anschriftprobe {
  readonly layer: EmpfaengerLayer
  readonly #context: LayoutContext
  readonly #face: PrintFont
  /** Addresses that were set as they are printed. */
  gesetzt = 0

  constructor(layer: EmpfaengerLayer, context: LayoutContext) {
    this.layer = layer
    this.#context = context
    const { font, weight, italic } = layer.style
    this.#face = context.fonts.get(font, weight, italic)
  }

  befunde(empfaenger: Empfaenger): readonly Einzelbefund[] {
    const zeilen = adressZeilen(empfaenger)
    let widest: Mm = 0
    for (const zeile of zeilen) widest = Math.max(widest, this.#breite(zeile))
    if (anschriftSteht(this.layer, this.#context, zeilen.length, widest)) return []
    this.gesetzt += 1
    return einzelbefunde(anschriftOps(this.layer, { ...this.#context, empfaenger }).befunde)
  }

  /** mm; without end where a letter is none of the face's own. */
  #breite(zeile: string): Mm {
    const { size, tracking } = this.layer.style
    const text = zeile.normalize('NFC')
    if (!isSmooth(text, this.#face)) return Infinity
    return (this.#face.width(text) + (text.length * tracking) / 1000) * size
  }
}
