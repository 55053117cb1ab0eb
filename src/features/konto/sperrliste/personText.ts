import type { SperrPerson } from '#src/contract/sperrliste.ts'

/** Street and place of a person, in one line. */
export const anschriftOf = ({ strasse, hausnummer, plz, ort }: SperrPerson): string =>
  [`${strasse} ${hausnummer}`, `${plz} ${ort}`].map((part) => part.trim()).join(', ')

/** Person or company of an entry, in one line. */
export function nameOf({ vorname, nachname, firma }: Pick<SperrPerson, 'vorname' | 'nachname' | 'firma'>): string {
  return [[vorname, nachname].filter(Boolean).join(' '), firma].filter(Boolean).join(', ')
}
