import { readFileSync } from 'node:fs'
import { newTextLayer } from '#src/engines/print/rules.ts'
import type { Seite } from '#src/contract/dokument.ts'
import { ortMitNamen } from '#src/engines/addresses/rows.ts'
import { isVorname } from '#src/base/names/vornamen.ts'
import type { Kontaktdaten } from '#src/engines/print/leser/kontaktdaten.ts'
import { readTexts, type Lesehinweis } from '#src/engines/print/leser/readTexts.ts'
import { Woerterbuch } from '#src/engines/print/leser/woerterbuch.ts'
import { Wortschatz } from '#src/engines/print/leser/wortschatz.ts'

/** What the browser knows: words, first names, places. */
const file = new URL('../../../../src/engines/print/leser/woerter.dawg', import.meta.url)
const words = new Wortschatz(
  new Woerterbuch(readFileSync(file)),
  (word) => isVorname(word) || ortMitNamen(word) !== undefined,
)

const HEUTE = '2026-11-29'
export const KONTO = { telefone: ['0351 4477810'], emails: ['hanna@optik-seeblick.de'] }
const KEIN_KONTO: Kontaktdaten = { telefone: [], emails: [] }

/** A sheet of one text layer each. */
export function sheetOf(...texts: string[]): Seite[] {
  const layers = texts.map((text, at) => ({
    ...newTextLayer(`text-${at}`, { x: 6, y: 6, w: 80, h: 40 }, 'source-sans-3'),
    paragraphs: text
      .split('\n')
      .map((line) => ({ align: 'left' as const, runs: [{ t: 'text' as const, text: line }] })),
  }))
  return [{ side: 'vorderseite', layers, guides: [] }]
}

export const read = (seiten: readonly Seite[], konto = KEIN_KONTO): Lesehinweis[] =>
  readTexts(seiten, { words, heute: HEUTE, konto, empfaenger: null })
