import type { SperrPerson } from '#src/contract/sperrliste.ts'
import { pause } from '../platform/pause.ts'
import { readUpload } from '../platform/upload.ts'
import { checkAdressen } from '../zielgruppe/upload.ts'

/** Entries of one statement, and rows of one turn: some ms. */
export const PORTION = 200

interface Gelesen {
  personen: SperrPerson[]
  /** Rows of this portion without a usable name and address. */
  ausgelassen: number
}

/**
 * People of a file in portions between which others have their turn, read like an address list; what would not be printed
 * for its form is still an objection.
 */
export async function* personenPortionen(datei: Blob): AsyncGenerator<Gelesen> {
  const liste = await checkAdressen(await readUpload(datei, 'adressen'))
  let portion: Gelesen = { personen: [], ausgelassen: 0 }
  let gesehen = 0
  for (const { empfaenger } of liste.zeilen()) {
    const { vorname, nachname, firma, strasse, hausnummer, plz, ort } = empfaenger
    if ((nachname === '' && firma === '') || strasse === '' || !/^\d{5}$/.test(plz)) portion.ausgelassen += 1
    else portion.personen.push({ vorname, nachname, firma, strasse, hausnummer, plz, ort })
    gesehen += 1
    if (gesehen % PORTION > 0) continue
    yield portion
    portion = { personen: [], ausgelassen: 0 }
    await pause()
  }
  yield portion
}
