import * as z from 'zod/mini'

/** A word of the service that this version does not know; shown as it came, and judged by no rule. */
const unbekannt = z.string().brand<'unbekannt'>()

/** Whether a word is one of those that we know. */
export function isEinesVon<Wert extends string>(werte: readonly Wert[], wort: string): wort is Wert {
  return werte.some((wert) => wert === wort)
}

/**
 * One of the words that we know, or one that a newer service has. What reads it has to say what it does with a word that is `unbekannt`:
 * the compiler refuses to look it up among the words that we know.
 */
export function offenesEnum<Werte extends z.core.util.EnumLike>(bekannt: z.ZodMiniEnum<Werte>) {
  return z.union([bekannt, unbekannt])
}

/** What a word is called, or the word as it came. */
export const benannt = (namen: Readonly<Record<string, string>>, wort: string): string =>
  (Object.hasOwn(namen, wort) ? namen[wort] : undefined) ?? wort
