/**
 * What mends a finding on one click: the layer or the upload's edge drawn out to the bleed, or filled with its mirror
 * image; the page scaled to the format, or set in its middle; a white plate under text or code; type, code or line as large
 * as it must be; darker text; the layer moved; the field in place of the text that means it.
 */
export const ABHILFEN = [
  'bisInBeschnitt',
  'spiegelBeschnitt',
  'aufFormat',
  'zentrieren',
  'weisseFlaeche',
  'groesser',
  'dunkler',
  'verschieben',
  'feldEinsetzen',
] as const
export type Abhilfe = (typeof ABHILFEN)[number]
