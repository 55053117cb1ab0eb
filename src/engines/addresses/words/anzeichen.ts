/**
 * What a printed text must begin a word with, or hold, so that it is worth a closer look. The short way over bytes asks the
 * same question, so that both ways find the same. Small Latin-1 letters; "$" ends the word.
 */
const ANFAENGE = [
  'pac', 'pak', 'parcel', 'packst', 'dhl$', 'hermes', 'myhermes', 'dpd$', 'gls$', 'ups$', 'fedex', 'tnt$', 'inpost', 'amazon',
  'mondial', 'postnl', 'post$', 'postf', 'postpartner', 'postn', 'postk', 'posti', 'filiale', 'filialli', 'pn$', 'kd$', 'userid',
  'user$', 'access', 'pick', 'mypost', 'abhol', 'abgeholt', 'point', 'click', 'selbstabhol',
  'verst', 'gestorb', 'gest$', 'verschied', 'deceas', 'dec$', 'dece', 'sterbefall', 'todesfall', 'lebt$', 'leben$', 'sel$', 'verzog', 'verz$',
  'unbek', 'weggez', 'unzust', 'undeliv', 'return', 'rts$', 'moved', 'unknown', 'ermitteln', 'adressat', 'verweig', 'gesperrt',
  'sperr', 'werbesp', 'mailsp', 'mailingsp', 'postsp', 'versandsp', 'liefersp', 'kundensp', 'robinson', 'widersp', 'hausverb',
  'mail$', 'contact$', 'send$', 'dnm$', 'opt$', 'optout', 'nicht$', 'keine$', 'insolv', 'erlosch', 'aufgel', 'liq', 'i.', 'gesch',
  'empf', 'erben$', 'erbeng', 'erbgem', 'hoferb', 'nachl', 'verlass', 'estate$', 'hoirie$', 
  'at$', 'http', 'www', 'bitte$', 'achtung$', 'vorsicht$', 'anlief', 'liefer', 'abladen', 'klingel', 'nur$', 'nachbar', 'ruhetag',
  'sprechz', 'mo$', 'montags', 'dienstags', 'zahlt', 'zahlung', 'vorkasse', 'mahnung', 'rechnung', 'newsletter', 'stammkunde',
  'neukunde', 'vip$', 'interessent', 'wiedervorl', 'siehe$', 'adresse$', 'dublette', 'doppelt$', 'testkunde', 'ansprechp', 'ablage',
  'hund$', 'bissig', 'kein$', 'hinterleg', 'abstell', 'flexbox', 'myflexbox', 'swipbox', 'citylock', 'city$', 'konkurs', 'abgem', 'ausgez', 'umgez', 'ausget', 'wunsch', 'rechtsnachf', 'testament', 'hinterblieb', 'erblass', 'success', 'heirs$', 'messek', 'mahnst', 'zahlungsz', 'skonto', 'empfohl', 'freund$', 'hat$', 'wartet$', 'stammk', 'zurück$', 'p-st', 'p st', 'weihnachtsk', 'grußk', 'bankrott', 'lösch', 'gelösch', 'beileg', 'einwerf', 'zustell', 'klopf', 'läut', 'öffnungsz', 'ableg', 'abgeb', 'postag', 'posts', 'parcell', 'filialab', 'store$', 'filial$', 'tot$', 'zugesp', 'wohnt$', 'r.i', 'natel', 'betriebsf', 'darf$', 'wenn$', 'wird$', 'chef$', 'newsl', 'code$',
] as const // oxfmt-ignore

const WORT = new RegExp(
  `(?<!\\p{L})(?:${ANFAENGE.map((anfang) => anfang.replace('.', '\\.').replace('$', '(?!\\p{L})')).join('|')})`,
  'iu',
)
const ZEICHEN = /[^\p{L} .,&'’-]/u

/** True for a name, a firm, an addition or a street that may hold what must not be printed. */
export const hasSigns = (text: string): boolean => text !== '' && (ZEICHEN.test(text) || WORT.test(text))
/** The same of a line between name and street, where names of the net stand, too. */
export const hasSignsInZusatz = (text: string): boolean => hasSigns(text) || /\.\p{L}/u.test(text)
/** Names of places hold brackets and slashes. */
export const hasSignsInOrt = (text: string): boolean => /[\d@]/.test(text) || WORT.test(text)

const SPACE = 32
const DOT = 46
const HIGH = 0x80
export const WORT_ENDE = '$'.charCodeAt(0)

/** What a byte is: part of a word, a sign as names have it, another sign, or one that no name of a place has. */
const ART = { wort: 0, gewoehnlich: 1, zeichen: 2, ziffer: 3 } as const
const ARTEN = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte >= HIGH || ((byte | SPACE) >= 0x61 && (byte | SPACE) <= 0x7a)) return ART.wort
  const sign = String.fromCharCode(byte)
  if (/[\d@]/.test(sign)) return ART.ziffer
  return /[ .,&'-]/.test(sign) ? ART.gewoehnlich : ART.zeichen
})

const isBuchstabe = (byte: number): boolean => ARTEN[byte] === ART.wort

const FIVE_BITS = 31
const anfangOf = (first: number, second: number, third: number): number =>
  ((first & FIVE_BITS) << 10) | ((second & FIVE_BITS) << 5) | (third & FIVE_BITS)

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
/** The beginnings as a file may hold them; `WORT_ENDE` ends the word. */
export const ANFANG_BYTES: readonly Uint8Array[] = ANFAENGE.flatMap((anfang) => {
  const bytes = new TextEncoder().encode(anfang)
  return bytes.length === anfang.length ? [bytes] : [bytes, latin1(anfang)]
})

/** Numbers of lists of beginnings by three letters, five bits each; 0: none. What ends before them has any. */
const LISTEN: Uint8Array[][] = [[]]
const NACH_DREI = new Uint16Array(1 << 15)
const ALLE = Array.from({ length: 32 }, (_, at) => at)
for (const bytes of ANFANG_BYTES) {
  const [first = 0, second = WORT_ENDE, third = WORT_ENDE] = bytes
  for (const two of second === WORT_ENDE ? ALLE : [second])
    for (const three of second === WORT_ENDE || third === WORT_ENDE ? ALLE : [third]) {
      const place = anfangOf(first, two, three)
      if (NACH_DREI[place] === 0) NACH_DREI[place] = LISTEN.push([]) - 1
      LISTEN[NACH_DREI[place] ?? 0]?.push(bytes)
    }
}

function beginsWith(bytes: Uint8Array, start: number, end: number, anfang: Uint8Array): boolean {
  for (let at = 0; at < anfang.length; at++) {
    const byte = anfang[at] ?? 0
    if (byte === WORT_ENDE) return start + at >= end || !isBuchstabe(bytes[start + at] ?? 0)
    const found = bytes[start + at] ?? 0
    if (start + at >= end || (found !== byte && (found | SPACE) !== byte)) return false
  }
  return true
}

/** True where a word of bytes begins as one of the list does. */
export function beginsWort(bytes: Uint8Array, start: number, end: number): boolean {
  const list = NACH_DREI[anfangOf(bytes[start] ?? 0, bytes[start + 1] ?? 0, bytes[start + 2] ?? 0)] ?? 0
  if (list === 0) return false
  for (const anfang of LISTEN[list] ?? []) if (beginsWith(bytes, start, end, anfang)) return true
  return false
}

/** What `hasSigns` says of a cell of bytes behind its first word; of a place what `hasSignsInOrt` says. */
export function hasByteSigns(bytes: Uint8Array, start: number, end: number, ort = false): boolean {
  const least = ort ? ART.ziffer : ART.zeichen
  for (let at = start; at < end; at++) {
    const art = ARTEN[bytes[at] ?? 0]
    if (art === ART.wort) continue
    if ((art ?? 0) >= least || (at + 1 < end && beginsWort(bytes, at + 1, end))) return true
  }
  return false
}

/** What `hasSignsInZusatz` says beside that. */
export function hasDotBeforeLetter(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end - 1; at++) if (bytes[at] === DOT && isBuchstabe(bytes[at + 1] ?? 0)) return true
  return false
}
