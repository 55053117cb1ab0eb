import type { Befund } from '#src/contract/dokument.ts'

/** What the layout of one recipient says, without words. */
export interface Einzelbefund {
  code: string
  schwere: Befund['schwere']
  /** The letter that no face has, or the own column that is empty; "" elsewhere. */
  zeichen: string
  hilfe: string
}

const ZEICHEN = /Zeichen „(.+?)“/su

export function einzelbefunde(befunde: readonly Befund[]): Einzelbefund[] {
  return befunde.map(({ code, schwere, text, hilfe = '' }) => ({
    code,
    schwere,
    hilfe,
    zeichen: code === 'zeichenFehlt' ? (ZEICHEN.exec(text)?.[1] ?? '') : '',
  }))
}

/** An own column that is empty and has no replacement text. */
export const leereSpalte = (spalte: string): Einzelbefund => ({
  code: 'spalteLeer',
  schwere: 'warnung',
  zeichen: spalte,
  hilfe: 'Geben Sie im Editor einen Ersatztext ein, oder ergänzen Sie die Spalte der Adressliste.',
})
