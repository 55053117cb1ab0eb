import texte from './feldTexte.json' with { type: 'json' }

/** A field means the same in every call, save those named with their call. */
const FELDER: Record<string, string> = texte.felder
const EIGENE: Record<string, Record<string, string>> = texte.eigene

/** What a field of a call's input is, German; undefined where nothing is said. */
export function feldText(aufruf: string, feld: string): string | undefined {
  return EIGENE[aufruf]?.[feld] ?? FELDER[feld]
}
