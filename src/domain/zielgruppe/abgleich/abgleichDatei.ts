import { ABGLEICH_SICHER } from '#src/contract/ausschluss.ts'
import { Abgleich, grundVon } from './abgleich.ts'
import type { CutKeys } from './hash.ts'

/** First line of the file; the second one holds the salt, any other a person by his keys alone. */
const KOPF = 'grund;plz;haeuser;sicher;fraglich'
/** A file with the one key of before. */
const KOPF_ALT = 'grund;plz;schluessel'

/** Keys as they are written: three lists, parted by commas. */
export const writeKeys = ({ haeuser, sicher, fraglich }: CutKeys): string =>
  [haeuser, sicher, fraglich].map((liste) => liste.join(',')).join(';')

const liste = (text = ''): string[] => text.split(',').filter((key) => key !== '')

/** Reads them again. */
export function readKeys(text: string): CutKeys {
  const [haeuser, sicher, fraglich] = text.split(';').map(liste)
  return { haeuser: (haeuser ?? []).map(Number), sicher: sicher ?? [], fraglich: fraglich ?? [] }
}

/** Of somebody of whom nothing but the key of before is known. */
export const alterSchluessel = (hash: string): CutKeys => ({ haeuser: [], sicher: [hash.slice(0, 16)], fraglich: [] })

/** The file by which a browser leaves people out, person by person: keys alone, no name and no street. */
export function* writeAbgleich(abgleich: Abgleich): Generator<string> {
  yield `${KOPF}\nsalz;;${abgleich.salz}\n`
  for (const eintrag of abgleich.eintraege())
    yield `${grundVon(eintrag.bits) ?? ''};${eintrag.plz};${writeKeys(eintrag)}\n`
}

/** Reads it again. Lines of reasons that are not known are left out: a newer service may have more. */
export function readAbgleich(text: string): Abgleich {
  const [kopf = '', erste = '', ...zeilen] = text
    .replaceAll('\r', '')
    .replace(/^\uFEFF/, '')
    .split('\n')
  const [wort, , salz = ''] = erste.split(';')
  const isOld = kopf.trim() === KOPF_ALT
  if ((kopf.trim() !== KOPF && !isOld) || wort !== 'salz') throw new Error('no list of people to be left out')
  const abgleich = new Abgleich(salz)
  for (const zeile of zeilen) {
    const [was, plz = '', ...rest] = zeile.split(';')
    const grund = ABGLEICH_SICHER.find((one) => one === was)
    const keys = isOld ? alterSchluessel(rest[0] ?? '') : readKeys(rest.join(';'))
    if (grund !== undefined && keys.sicher.length + keys.fraglich.length > 0 && keys.sicher[0] !== '')
      abgleich.addSchluessel(grund, plz, keys)
  }
  return abgleich
}
