import { foldText } from '#src/base/text/foldKey.ts'
import { isInland, assignPlz } from '../read/repairs.ts'
import { isEindeutig, ortMitNamen, orteZu, fitTogether, type VerzeichnisOrt } from '../places/verzeichnis.ts'
import { nurBuchstaben, UNLESBAR } from '#src/base/names/woerter.ts'
import { isVergleichbar, type Regel } from './zeile.ts'

const PLZ = /^\d{5}$/
const MIT_LAND = /^d(?:e)?[\s-]{0,3}(\d{5})$/iu
const PLZ_UND_ORT = /^(?:d(?:e)?[\s-]{0,3})?(\d{4,5}),? (\p{L}\D+)$/iu
const ORT_UND_PLZ = /^(\p{L}\D*[\p{L})]),? \(?(\d{4,5})\)?$/iu

/** Four digits are a PLZ where it is known with the zero before them to be one of the place. */
function mitNull(plz: string, ort: string): { plz: string; ort: string } | null {
  if (plz.length === 5) return { plz, ort }
  const lang = `0${plz}`
  return fitTogether(lang, ort) ? { plz: lang, ort } : null
}

function plzUndOrt(text: string): { plz: string; ort: string } | null {
  const match = PLZ_UND_ORT.exec(text)
  if (match) return mitNull(match[1] ?? '', match[2] ?? '')
  const umgekehrt = ORT_UND_PLZ.exec(text)
  return umgekehrt ? mitNull(umgekehrt[2] ?? '', umgekehrt[1] ?? '') : null
}

/** "Dresden" in the column of the PLZ and "01067" in that of the place. */
function vertauscht(plz: string, ort: string): { plz: string; ort: string } | null {
  if (!/^\p{L}\D*$/u.test(plz)) return null
  const ziffern = assignPlz(ort).plz
  return PLZ.test(ziffern) && fitTogether(ziffern, plz) ? { plz: ziffern, ort: plz } : null
}

const leerOderGleich = (text: string, neu: string): boolean => text === '' || foldText(text) === foldText(neu)

/** PLZ and place that stand in one cell, behind the street, or with the sign of the country. */
export const plzOrtGetrennt: Regel = ({ plz, ort, strasse, paarBekannt }) => {
  if (paarBekannt && !strasse.includes(',')) return null
  if (PLZ.test(plz) && !/\d/.test(ort) && !strasse.includes(',')) return null
  const land = MIT_LAND.exec(plz)
  if (land) return { plz: land[1] ?? '' }
  const getauscht = vertauscht(plz, ort)
  if (getauscht) return getauscht
  if (/\d/.test(ort)) {
    const found = plzUndOrt(ort)
    if (found && leerOderGleich(plz, found.plz)) return found
  }
  const inPlz = plz.length > 5 ? plzUndOrt(plz) : null
  if (inPlz && leerOderGleich(ort, inPlz.ort)) return inPlz
  const komma = strasse.lastIndexOf(',')
  const amEnde = komma < 3 ? null : plzUndOrt(strasse.slice(komma + 1).trim())
  if (!amEnde || !leerOderGleich(plz, amEnde.plz) || !leerOderGleich(ort, amEnde.ort)) return null
  return { strasse: strasse.slice(0, komma).trim(), plz: amEnde.plz, ort: ort === '' ? amEnde.ort : ort }
}

/** A sign that was lost on the way stands for any letter beyond ASCII. */
function fitsMask(maske: string, name: string): boolean {
  return (
    maske.length === name.length &&
    Array.from(maske).every((sign, at) => (UNLESBAR.test(sign) ? name.charCodeAt(at) > 127 : sign === name[at]))
  )
}

/** The one known place of the PLZ with the same letters; case, umlauts and lost signs may differ. */
export function gleicherOrt(plz: string, ort: string): VerzeichnisOrt | null {
  const orte = orteZu(plz)
  if (orte.length === 0) return null
  const fold = foldText(ort)
  const unlesbar = UNLESBAR.test(ort)
  const found = orte.filter((known) => (unlesbar ? fitsMask(ort, known.name) : known.fold === fold))
  return found.length === 1 ? (found[0] ?? null) : null
}

/** "KOELN", "koeln", "K?ln": a place of this PLZ in its own spelling. Blanks, hyphens and dots stay as they are. */
export const ortSchreibweise: Regel = (zeile) => {
  const { plz, ort } = zeile
  if (zeile.paarBekannt || ort === '' || !isVergleichbar(zeile)) return null
  const known = gleicherOrt(plz, ort)
  return known === null || nurBuchstaben(known.name) === nurBuchstaben(ort) ? null : { ort: known.name }
}

/** The only place of a PLZ, for a row without one. */
export const ortErgaenzt: Regel = (zeile) => {
  if (zeile.ort !== '' || !isVergleichbar(zeile)) return null
  const orte = orteZu(zeile.plz)
  return orte.length === 1 ? { ort: orte[0]?.name ?? '' } : null
}

/** The only PLZ of a place, for a row without one. */
export const plzErgaenzt: Regel = ({ plz, ort, land }) => {
  if (plz !== '' || ort === '' || !isInland(land)) return null
  const known = ortMitNamen(ort)
  return known?.plz.length === 1 && isEindeutig(known) ? { plz: known.plz[0] ?? '' } : null
}
