import type { SperrPerson } from '#src/contract/sperrliste.ts'
import { pause } from '../platform/pause.ts'
import { readUpload } from '../platform/upload.ts'
import { checkAdressen } from '../zielgruppe/upload.ts'

/** Entries of one statement, and rows of one turn: some ms. */
export const PORTION = 200

/** People of a file, read like an address list; what would not be printed for its form is still an objection. */
export async function liesPersonen(datei: Blob): Promise<{ personen: SperrPerson[]; ausgelassen: number }> {
  const liste = await checkAdressen(await readUpload(datei, 'adressen'))
  const personen: SperrPerson[] = []
  let ausgelassen = 0
  let gesehen = 0
  for (const { empfaenger } of liste.zeilen()) {
    gesehen += 1
    if (gesehen % PORTION === 0) await pause()
    const { vorname, nachname, firma, strasse, hausnummer, plz, ort } = empfaenger
    if ((nachname === '' && firma === '') || strasse === '' || !/^\d{5}$/.test(plz)) ausgelassen += 1
    else personen.push({ vorname, nachname, firma, strasse, hausnummer, plz, ort })
  }
  return { personen, ausgelassen }
}
