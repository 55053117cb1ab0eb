import { Refusal } from '../context.ts'

/** Fields whose form has lines; in all others a line break or a tab is a space. By name, wherever they stand in an input. */
const MIT_ZEILEN = new Set([
  'anmerkung',
  'beschreibung',
  'datenschutzText',
  'grund',
  'inhalt',
  'nachricht',
  'negativ',
  'notiz',
  'text',
])
/** What is compared letter by letter with what was once chosen, and names of files, which are made safe where they are kept. */
const UNBERUEHRT = /passwort|token|geheimnis|^dateiName$/i

/** PostgreSQL holds no NUL, and half a surrogate is a letter in no encoding. */
const UNHALTBAR = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/
/** Other control characters, and signs that turn the reading order of what follows (UAX 9: embeddings, overrides, isolates). */
const UNSICHTBAR = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu
const ZEILEN = /\r\n|[\t\n\r]/g

export interface Cleaned {
  values: Record<string, unknown>
  /** Fields of the call in which something was taken out: names of the contract, since those inside come from the caller. */
  changed: string[]
}

/**
 * The one cleaning of what callers write, before anything reads it: alike for pages and programs and on both databases. Throws
 * where a text holds what no database can keep (422, with field and place). Files pass as they are.
 */
export function cleanTexts(values: Record<string, unknown>): Cleaned {
  const changed = new Set<string>()
  const refused: Record<string, string> = {}
  const clean = (value: unknown, path: string, name: string): unknown => {
    if (typeof value === 'string') return cleanText(value, path, name)
    if (Array.isArray(value)) return value.map((item, index) => clean(item, `${path}.${index}`, name))
    if (typeof value !== 'object' || value === null || value instanceof Blob) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, clean(inner, path === '' ? key : `${path}.${key}`, key)]),
    )
  }
  const cleanText = (text: string, path: string, name: string): string => {
    if (UNBERUEHRT.test(name)) return text
    const at = text.search(UNHALTBAR)
    if (at >= 0) refused[path] = unstorable(text, at)
    const visible = text.replace(UNSICHTBAR, '')
    const cleaned = MIT_ZEILEN.has(name) ? visible : visible.replace(ZEILEN, ' ')
    if (cleaned !== text) changed.add(path.split('.')[0] ?? path)
    return cleaned
  }
  const cleaned = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, clean(value, name, name)]))
  if (Object.keys(refused).length > 0)
    throw new Refusal(
      422,
      'EINGABE_UNGUELTIG',
      'Bitte prüfen Sie die markierten Eingaben. Es wurde nichts gespeichert.',
      {
        felder: refused,
        programm: 'Ein Text enthält ein Zeichen, das keine Datenbank hält: welches und wo, steht in `felder`.',
      },
    )
  return { values: cleaned, changed: [...changed] }
}

function unstorable(text: string, at: number): string {
  const sign = text[at] === '\0' ? 'das Zeichen NUL' : 'ein halbes Zeichen'
  return `An Stelle ${at + 1} steht ${sign}, das nicht gespeichert werden kann. Bitte löschen Sie es dort.`
}
