import type { Mood } from '../color/palettes.ts'
import type { Tone } from '../color/tone.ts'
import type { Pattern } from '../patterns/pattern.ts'
import { PATTERNS } from '../patterns/index.ts'
import { SUBJECTS } from '../subjects/index.ts'
import type { Subject } from '../subjects/subject.ts'
import { MOOD_WORDS } from './moods.ts'
import { TONE_WORDS } from './tones.ts'
import { compound } from './compound.ts'
import { fold, formsOf } from './normal.ts'

/** What a word means for the picture. */
export interface Meaning {
  name: string
  subjects: readonly Subject[]
  pattern: Pattern | null
  moods: readonly Mood[]
  tones: readonly Tone[]
  kind: 'subject' | 'pattern' | 'mood' | 'tone'
}

const EXACT = new Map<string, Meaning>()
const FORMS = new Map<string, Meaning>()

function learn(words: string, meaning: Meaning): void {
  for (const word of words.split(' ')) {
    const folded = fold(word)
    if (!EXACT.has(folded)) EXACT.set(folded, meaning)
    for (const form of formsOf(folded, meaning.kind === 'tone' || (meaning.kind === 'mood' && folded.length > 3)))
      if (!FORMS.has(form)) FORMS.set(form, meaning)
  }
}

const byName = new Map(SUBJECTS.map((subject) => [subject.name, subject]))

function learnSubjects(wordsOf: (subject: Subject) => string): void {
  for (const subject of SUBJECTS)
    learn(wordsOf(subject), {
      name: subject.name,
      subjects: [subject],
      pattern: null,
      moods: [],
      tones: [],
      kind: 'subject',
    })
}

// The thing's own name says most, then a trade or feast with all its things, then what else means the thing.
learnSubjects(({ name }) => name.toLowerCase())
for (const { name, words, moods, tones, subjects } of MOOD_WORDS)
  learn(words, {
    name,
    moods,
    tones,
    subjects: subjects.flatMap((one) => byName.get(one) ?? []),
    pattern: null,
    kind: 'mood',
  })
for (const { tone, name, words } of TONE_WORDS)
  learn(words, { name, moods: [], tones: [tone], subjects: [], pattern: null, kind: 'tone' })

for (const pattern of PATTERNS)
  learn(`${pattern.name.toLowerCase()} ${pattern.words}`, {
    name: pattern.name,
    subjects: [],
    pattern,
    moods: [],
    tones: [],
    kind: 'pattern',
  })
learnSubjects(({ words }) => words)

function whole(folded: string): Meaning | undefined {
  return EXACT.get(folded) ?? FORMS.get(folded)
}

/** Meanings of a folded word, its own or those of its parts ("fahrradladen", "weihnachtsbackerei"). */
export function meanings(folded: string): readonly Meaning[] {
  const own = whole(folded)
  if (own !== undefined) return [own]
  const parts = compound(folded, (part) => whole(part) !== undefined).map(whole)
  const found = [...new Set(parts.filter((meaning) => meaning !== undefined))]
  // A colour alone is no sign of a colour word: Gründer, Rotunde.
  return found.length === 1 && found[0]?.kind === 'tone' ? [] : found
}
