import { foldText } from '#src/base/text/foldKey.ts'
import type { SperrAngaben } from './lesarten.ts'

const hausUndStrasse = ({ strasse, hausnummer }: SperrAngaben) => foldText(`${strasse} ${hausnummer}`)

/**
 * Normalised key that names an entry: umlauts, "Str.", hyphens and case make no other one of it. Entries of which nothing
 * but the hash of this key is known were stored before there were several. DSG-05.
 */
export function sperrSchluessel(person: SperrAngaben): string {
  const name = foldText(person.nachname)
  const wer = name === '' ? `f:${foldText(person.firma)}` : `p:${name}:${foldText(person.vorname)}`
  return `${wer}|${hausUndStrasse(person)}|${person.plz.trim()}`
}

/** Keys of such entries that mean this recipient: the own one, the one of the whole family, that of the company. */
export function sperrKandidaten(person: SperrAngaben): string[] {
  const keys = [sperrSchluessel(person)]
  if (person.nachname.trim() !== '' && person.vorname.trim() !== '')
    keys.push(sperrSchluessel({ ...person, vorname: '' }))
  if (person.nachname.trim() !== '' && person.firma.trim() !== '')
    keys.push(sperrSchluessel({ ...person, nachname: '', vorname: '' }))
  return keys
}
