import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { foldText } from '../adressdatei/fold.ts'

/** What tells one recipient from another on the blocklist. */
export type SperrAngaben = Pick<Empfaenger, 'vorname' | 'nachname' | 'firma' | 'strasse' | 'hausnummer' | 'plz'>

const hausUndStrasse = ({ strasse, hausnummer }: SperrAngaben) => foldText(`${strasse} ${hausnummer}`)

/**
 * Normalised key of an entry: the same person written differently (umlauts, "Str.", hyphens, case) has the same key. An
 * entry without a first name blocks everybody of that name at the address; a company is blocked by its name. DSG-05.
 */
export function sperrSchluessel(person: SperrAngaben): string {
  const name = foldText(person.nachname)
  const wer = name === '' ? `f:${foldText(person.firma)}` : `p:${name}:${foldText(person.vorname)}`
  return `${wer}|${hausUndStrasse(person)}|${person.plz.trim()}`
}

/** Keys that would block this recipient: the own one, the one of the whole family, that of the company. */
export function sperrKandidaten(person: SperrAngaben): string[] {
  const keys = [sperrSchluessel(person)]
  if (person.nachname.trim() !== '' && person.vorname.trim() !== '')
    keys.push(sperrSchluessel({ ...person, vorname: '' }))
  if (person.nachname.trim() !== '' && person.firma.trim() !== '')
    keys.push(sperrSchluessel({ ...person, nachname: '', vorname: '' }))
  return keys
}
