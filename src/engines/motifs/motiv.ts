import type { PfadOp } from '#src/engines/print/rules.ts'
import { type Motiv, type MotivAuftrag } from './auftrag.ts'
import { calmed } from './backgrounds/panel.ts'
import { chooseColors } from './color/choose.ts'
import type { Tone } from './color/tone.ts'
import { pureOf } from './compositions/pure.ts'
import { chooseComposition } from './compositions/index.ts'
import { boxes, type Actor, type Stage } from './stage.ts'
import { PATTERNS } from './patterns/index.ts'
import { fnv1a } from '#src/base/hash.ts'
import { createRandom, type Random } from '#src/base/random.ts'
import { STYLES } from './styles/index.ts'
import { SUBJECTS } from './subjects/index.ts'
import { read, type Reading } from './words/read.ts'

export type { Motiv, MotivAuftrag } from './auftrag.ts'

/** Changes when the same order would be drawn differently. */
export const MOTIV_VERSION = 1

/** Names of all subjects and patterns in the vocabulary, for the page's help. */
export const MOTIV_NAMEN: readonly string[] = [...new Set([...SUBJECTS, ...PATTERNS].map(({ name }) => name))].sort(
  (a, b) => a.localeCompare(b, 'de'),
)

/** A printable picture out of her words: pure, the same for the same order on every machine. */
export function zeichneMotiv(auftrag: MotivAuftrag): Motiv {
  const reading = read(auftrag.beschreibung)
  const random = createRandom(auftrag.saat, String(fnv1a(auftrag.beschreibung)))
  const [first, ...others] = cast(reading, random.fork('cast'))
  const mains: Tone[] = first === undefined ? [] : [first, ...others].map(({ main }) => main)
  const { moods, tones } = reading
  const { stil, freiraum, farben, breite, hoehe } = auftrag
  const colors = chooseColors({ stil, moods, tones, mains, brand: farben }, random.fork('colors'))
  const shared = { ...boxes(auftrag), stil, freiraum, colors, random: random.fork('stage') }
  const wished = reading.patterns[0] ?? null
  const paint = (chance: Random) => {
    const items =
      first === undefined
        ? pureOf(shared, wished ?? chance.pick(PATTERNS), new Set(tones).size)
        : compose({ ...shared, actors: [first, ...others], pattern: wished }, chance)
    return STYLES[stil]({ sheet: shared.sheet, colors, items: calmed(shared, items, first === undefined) })
  }
  // A repeat of something intricate can be too much for a file: then another composition is drawn.
  let formen = paint(random.fork('composition'))
  for (let i = 0; i < 4 && numbers(formen) > MOST_NUMBERS; i += 1) {
    const other = paint(random.fork(`composition ${i}`))
    if (numbers(other) < numbers(formen)) formen = other
  }
  return { breite, hoehe, formen, erkannt: reading.erkannt, unbekannt: reading.unbekannt }
}

/** About 360 KB as text. */
const MOST_NUMBERS = 50_000

function numbers(formen: readonly PfadOp[]): number {
  return formen.reduce((sum, { d }) => sum + d.length, 0)
}

function compose(stage: Stage, random: Random) {
  return chooseComposition(stage, random)(stage)
}

/** Who plays: what she named; beside it, or alone, the first thing of her trade or feast and some of the others. */
function cast({ wishes, tones, patterns }: Reading, random: Random): readonly Actor[] {
  const named = wishes.filter((wish) => wish.named)
  const [first, ...others] = wishes.filter((wish) => !wish.named)
  const free = first === undefined ? [] : [first, ...random.shuffle(others)]
  const alone = patterns.length > 0 ? random.int(0, 2) : random.int(2, 4)
  const more = named.length >= 3 ? 0 : named.length > 0 ? 1 : alone
  return [...named, ...free.slice(0, more)].slice(0, 7).map(({ subject, count, tone }): Actor => {
    const wished = tones.find((one) => subject.tones.includes(one))
    return { subject, count, main: tone ?? wished ?? random.pick(subject.tones), fixed: tone !== null }
  })
}
