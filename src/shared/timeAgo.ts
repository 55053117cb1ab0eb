const STEPS = [
  ['minute', 60_000, 60],
  ['hour', 3_600_000, 24],
  ['day', 86_400_000, 7],
  ['week', 604_800_000, Infinity],
] as const

/** Made once: a list asks for one in every row, and making it costs more than all else there. */
const wordsOf = new Map<string, Intl.RelativeTimeFormat>()

function wordsIn(language: string): Intl.RelativeTimeFormat {
  const words = wordsOf.get(language) ?? new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: 'auto' })
  wordsOf.set(language, words)
  return words
}

/** How long ago, in words of a language; figures as everywhere in the frame. */
export function timeAgo(moment: Date, present: Date, language: string): string {
  const passed = Math.max(0, present.getTime() - moment.getTime())
  const [unit, ms] = STEPS.find(([, length, most]) => passed < length * most) ?? STEPS[0]
  return wordsIn(language).format(-Math.floor(passed / ms), unit)
}
