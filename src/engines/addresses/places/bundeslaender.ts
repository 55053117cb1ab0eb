/** The sixteen states by the code that goes over the wire (assumed: the official two letters). */
export const BUNDESLAENDER = {
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HH: 'Hamburg',
  HE: 'Hessen',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thüringen',
} as const

export type Bundesland = keyof typeof BUNDESLAENDER

/** True for one of the sixteen codes. */
export function isBundesland(code: string): code is Bundesland {
  return Object.hasOwn(BUNDESLAENDER, code)
}
