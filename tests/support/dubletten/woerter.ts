import woerter from './woerter.json' with { type: 'json' }

/** Names and streets of the labelled list; written down without a look at what the matcher knows. */
const list = (text: string): string[] => text.split(', ')

export const MAENNER = list(woerter.MAENNER)
export const FRAUEN = list(woerter.FRAUEN)
export const HAEUFIGE = list(woerter.HAEUFIGE)
/** Parts of the many rare surnames. */
export const ANFAENGE = list(woerter.ANFAENGE)
export const ENDUNGEN = list(woerter.ENDUNGEN)
export const STRASSEN = list(woerter.STRASSEN)
export const ARTEN = list(woerter.ARTEN)
export const LANGE_STRASSEN = list(woerter.LANGE_STRASSEN)
export const BRANCHEN = list(woerter.BRANCHEN)
export const FORMEN = list(woerter.FORMEN)

export const ORTE = woerter.ORTE.map((line): readonly [string, number, number] => {
  const [ort = '', plz, weight] = line.split(';')
  return [ort, Number(plz), Number(weight)]
})
