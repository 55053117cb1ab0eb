import wortlisten from './wortlisten.json' with { type: 'json' }

/** Words that tell a firm, and how its legal form is written. */
const RECHTSFORMEN: Record<string, string> = {
  gmbh: 'GmbH',
  ggmbh: 'gGmbH',
  mbh: 'mbH',
  ag: 'AG',
  kg: 'KG',
  kgaa: 'KGaA',
  ohg: 'OHG',
  ug: 'UG',
  gbr: 'GbR',
  eg: 'eG',
  'e.g.': 'e.G.',
  'e.v.': 'e.V.',
  ev: 'eV',
  'e.k.': 'e.K.',
  'e.kfm.': 'e.Kfm.',
  'e.kfr.': 'e.Kfr.',
  partg: 'PartG',
  partgmbb: 'PartGmbB',
  mbb: 'mbB',
  se: 'SE',
  ltd: 'Ltd',
  'ltd.': 'Ltd.',
  inc: 'Inc',
  'inc.': 'Inc.',
  llc: 'LLC',
  'co.kg': 'Co.KG',
  '(haftungsbeschränkt)': '(haftungsbeschränkt)',
  'haftungsbeschränkt': 'haftungsbeschränkt',
  vvag: 'VVaG',
  kdör: 'KdöR',
  aör: 'AöR',
} // oxfmt-ignore

const LAENGSTE = Math.max(...Object.keys(RECHTSFORMEN).map((key) => key.length))

export const rechtsform = (wort: string): string | undefined => {
  if (wort.length > LAENGSTE) return undefined
  const key = wort.toLowerCase()
  return Object.hasOwn(RECHTSFORMEN, key) ? RECHTSFORMEN[key] : undefined
}

/** Legal forms that no surname looks like, wherever they stand; short ones only in their own spelling. */
const SICHER =
  /(?:^|[\s(])(?:g?gmbh|mbh|kgaa|ohg|gbr|e\.\s?v\.|e\.\s?k\.|partg(?:mbb)?|e\.\s?g\.|vvag)(?=$|[\s,)&])|\(?haftungsbeschränkt\)?/iu
const KURZ = /\S\s(?:AG|KG|UG|SE|eG|Ltd\.?|Inc\.?|eV)(?=$|[\s,)&])/u
const WORT =
  /(?:^|[\s-])(?:autohaus|apotheke|bäckerei|metzgerei|fleischerei|tischlerei|schreinerei|gärtnerei|druckerei|kanzlei|rechtsanwälte|steuerberater|arztpraxis|zahnarztpraxis|gemeinschaftspraxis|ingenieurbüro|architekturbüro|hausverwaltung|immobilien|versicherungen|stadtverwaltung|gemeindeverwaltung|landratsamt|grundschule|gymnasium|kindergarten|kirchengemeinde|sportverein|verein|restaurant|gaststätte|gasthof|gasthaus|hotel|pension|friseursalon|malerbetrieb|dachdeckerei|elektrotechnik|sanitärtechnik|bauunternehmen|spedition|reisebüro|sparkasse|volksbank|raiffeisenbank|stiftung|verlag)(?=$|[\s-])/iu

/** What only a firm, an office or a club is called, whatever stands beside it. */
const ZEICHEN =
  /(?:^|\s)(?:(?:&|und|u\.)\s(?:söhne|partner|kollegen)|&\s(?:sohn|töchter|cie\.?|co\.?))(?=$|[\s,])|^(?:fa\.|firma|gebr\.|gebrüder|stadt|gemeinde|landkreis|finanzamt|amtsgericht|landgericht|jobcenter|stadtwerke|freiwillige feuerwehr|praxis dr\.?)\s\p{L}/iu
/** Clubs carry their kind in front; two letters may be initials. */
const VEREIN = /^(?:TSV|TuS|VfL|VfB|SSV|DJK|TSG|SpVgg|MTV|BSV|ESV)\s\p{L}/u

/** True for a text with a legal form. */
const hasRechtsform = (text: string): boolean => text.length > 2 && (SICHER.test(text) || KURZ.test(text))

/** True for a text that is a firm for sure: by its legal form, or by a sign such as "& Söhne". */
export const hasFirmenzeichen = (text: string): boolean =>
  hasRechtsform(text) || ZEICHEN.test(text) || VEREIN.test(text)

/** True for a text with such a sign, or with a word of trade. */
export const soundsLikeFirma = (text: string): boolean => hasFirmenzeichen(text) || WORT.test(text)

/** Particles of names, written small within a name. */
export const NAMENSZUSATZ = new Set(wortlisten.namenszusaetze.split(' '))

/** True for a surname alone, with its particles: "von der Leyen". */
export function isNachname(text: string): boolean {
  const words = text.split(' ')
  const last = words.pop() ?? ''
  return /^\p{L}[\p{L}'’-]+$/u.test(last) && words.every((wort) => NAMENSZUSATZ.has(wort.toLowerCase()))
}

/** Words that stand small within streets and places. */
export const KLEINE_WOERTER = new Set(wortlisten.kleineWoerter.split(' '))

/** A sign that was lost on the way. */
export const UNLESBAR = /[?\ufffd]/u

export const nurBuchstaben = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '')
