import type { SperrPerson } from '#src/contract/sperrliste.ts'

/** Person or company of an entry, in one line. */
export function nameOf({ vorname, nachname, firma }: SperrPerson): string {
  return [[vorname, nachname].filter(Boolean).join(' '), firma].filter(Boolean).join(', ')
}
