import type { Seite } from '#src/contract/dokument.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { offerHints, priceHints } from './angebot.ts'
import { isLeft, type LeseCode } from './gelassen.ts'
import { impossibleDateHints, pastDateHints, weekdayHints } from './datum.ts'
import { type Kontaktdaten, phoneHints, webHints } from './kontaktdaten.ts'
import { type Fund, type Lesetext, textsOf } from './lesetext.ts'
import { spellingHints } from './rechtschreibung.ts'
import { templateHints } from './vorlagenrest.ts'
import type { Wortschatz } from './wortschatz.ts'

export interface Lesehinweis {
  code: LeseCode
  at: Lesetext
  fund: Fund
}

export interface LeseOptions {
  /** null: words are not looked at. */
  words: Wortschatz | null
  /** Day on which it is read, YYYY-MM-DD. */
  heute: string
  konto: Kontaktdaten
  empfaenger: Empfaenger | null
}

/** What a first reader would ask about the texts of a sheet (print 15). Without what was left as it is. */
export function readTexts(seiten: readonly Seite[], { words, heute, konto, empfaenger }: LeseOptions): Lesehinweis[] {
  const texts = textsOf(seiten, empfaenger)
  const once = (code: LeseCode, found: { at: Lesetext; fund: Fund } | null): Lesehinweis[] =>
    found ? [{ code, ...found }] : []
  const found = texts.flatMap((at) => hintsOf(at, texts, words, heute))
  return [
    ...found,
    ...once('angebotOhneEnde', offerHints(texts)),
    ...once('telefonAnders', phoneHints(texts, konto)),
    ...once('webAnders', webHints(texts, konto)),
  ].filter(({ code, fund }) => !isLeft(seiten, { code, ist: fund.text }))
}

function hintsOf(at: Lesetext, all: readonly Lesetext[], words: Wortschatz | null, heute: string): Lesehinweis[] {
  const rest = templateHints(at)
  const of = (code: LeseCode, funde: readonly Fund[]): Lesehinweis[] => funde.map((fund) => ({ code, at, fund }))
  // What is left of a template is replaced as a whole: its words and numbers are nobody's mistake.
  const free = (fund: Fund) => !rest.some(({ von, bis }) => fund.von < bis && von < fund.bis)
  const latin = rest.some(({ text }) => /lorem|dolor/i.test(text))
  return [
    ...of('vorlagenrest', rest),
    ...of('rechtschreibung', words && !latin ? spellingHints(at, words).filter(free) : []),
    ...of('preisOhneWaehrung', priceHints(at, all).filter(free)),
    ...of('datumUnmoeglich', impossibleDateHints(at)),
    ...of('wochentagFalsch', weekdayHints(at, heute)),
    ...of('datumVergangen', pastDateHints(at, heute)),
  ]
}
