import { ABGLEICH_GRUENDE } from '#src/contract/ausschluss.ts'
import { codeMask } from '../adressdatei/codes.ts'
import { Abgleich } from './abgleich.ts'

/** First line of the file; the second one holds the salt, any other a reason, a postal code and a hash. */
const KOPF = 'grund;plz;schluessel'

/** The file by which a browser leaves people out, line by line: hashes alone, no name and no street. */
export function* schreibeAbgleich(abgleich: Abgleich): Generator<string> {
  yield `${KOPF}\nsalz;;${abgleich.salz}\n`
  for (const [bits, plz, hash] of abgleich.eintraege())
    for (const grund of ABGLEICH_GRUENDE) if ((bits & codeMask([grund])) !== 0) yield `${grund};${plz};${hash}\n`
}

/** Reads it again. Lines of reasons that are not known are left out: a newer service may have more. */
export function liesAbgleich(text: string): Abgleich {
  const [kopf = '', erste = '', ...zeilen] = text
    .replaceAll('\r', '')
    .replace(/^\uFEFF/, '')
    .split('\n')
  const [wort, , salz = ''] = erste.split(';')
  if (kopf.trim() !== KOPF || wort !== 'salz') throw new Error('no list of people to be left out')
  const abgleich = new Abgleich(salz)
  for (const zeile of zeilen) {
    const [was, plz = '', hash = ''] = zeile.split(';')
    const grund = ABGLEICH_GRUENDE.find((one) => one === was)
    if (grund !== undefined && hash !== '') abgleich.add(grund, plz, hash)
  }
  return abgleich
}
