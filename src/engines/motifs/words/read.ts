import type { Mood } from '../color/palettes.ts'
import type { Tone } from '../color/tone.ts'
import type { Pattern } from '../patterns/pattern.ts'
import type { Subject } from '../subjects/subject.ts'
import { meanings } from './lexicon.ts'
import { COUNT_WORDS, STOP_WORDS } from './stop.ts'
import { casesOf, fold } from './normal.ts'

/** A subject she named. */
interface Wish {
  subject: Subject
  /** null: as many as the picture likes. */
  count: number | null
  tone: Tone | null
  /** Named by herself; otherwise it came with a season or trade. */
  named: boolean
}

export interface Reading {
  wishes: readonly Wish[]
  patterns: readonly Pattern[]
  moods: readonly Mood[]
  tones: readonly Tone[]
  erkannt: readonly { wort: string; motiv: string }[]
  unbekannt: readonly string[]
}

const STOPS = new Set(STOP_WORDS.map(fold))
/** Their cases, as far as no thing is called so. */
const STOP_CASES = new Set([...STOPS].flatMap(casesOf))
const COUNTS = new Map(COUNT_WORDS.map((word, i) => [fold(word), i]))
for (const ending of ['e', 'en', 'em', 'er', 'es']) COUNTS.set(`ein${ending}`, 1)

/** What a description says about a picture. */
export function read(beschreibung: string): Reading {
  const wishes: Wish[] = []
  const patterns: Pattern[] = []
  const moods: Mood[] = []
  const tones: Tone[] = []
  const erkannt = new Map<string, { wort: string; motiv: string }>()
  const unbekannt = new Map<string, string>()
  let count: number | null = null
  let tone: Tone | null = null
  for (const [wort] of beschreibung.matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*|[.;,]/gu)) {
    const folded = fold(wort)
    const number = /^\d{1,2}$/.test(wort) ? Number(wort) : COUNTS.get(folded)
    if (number !== undefined) count = number > 0 && number <= 24 ? number : null
    else if (/^[.;,]$/.test(wort)) [count, tone] = [null, null]
    if (number !== undefined || STOPS.has(folded) || /^[.;,\d]+$/.test(wort)) continue
    const found = folded.split('-').length > 1 ? [folded, ...folded.split('-')].flatMap(meanings) : meanings(folded)
    if (found.length === 0 && !STOP_CASES.has(folded)) unbekannt.set(folded, wort)
    for (const meaning of found) {
      erkannt.set(`${folded} ${meaning.name}`, { wort, motiv: meaning.name })
      if (meaning.pattern !== null && !patterns.includes(meaning.pattern)) patterns.push(meaning.pattern)
      moods.push(...meaning.moods)
      tones.push(...meaning.tones)
      if (meaning.kind === 'tone') tone = meaning.tones[0] ?? null
      for (const subject of meaning.subjects) {
        const named = meaning.kind === 'subject'
        const known = wishes.findIndex((wish) => wish.subject === subject)
        if (known >= 0 && !(named && wishes[known]?.named === false)) continue
        if (known >= 0) wishes.splice(known, 1)
        wishes.push({ subject, count: named ? count : null, tone: named ? tone : null, named })
      }
      if (meaning.kind === 'subject') [count, tone] = [null, null]
    }
  }
  return { wishes, patterns, moods, tones, erkannt: [...erkannt.values()], unbekannt: [...unbekannt.values()] }
}
