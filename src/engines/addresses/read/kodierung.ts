/** Letters that came through the wrong character set or as the code of a web page, told by what is left of them. */

/** Traces of UTF-8 that was read as Windows-1252 and saved again: an umlaut became two characters. */
const DOPPELT_KODIERT = /[ÃÂ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
/** A text may have gone through several programs, each of which encoded it once more. */
const MOST_TIMES = 3

function byteOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 256) return code
  const index = WINDOWS_1252.indexOf(character)
  return index === -1 ? -1 : 0x80 + index
}

/** Text that was encoded twice, decoded once more; unchanged when that makes no sense. */
function einmalDekodiert(text: string): string {
  if (!DOPPELT_KODIERT.test(text)) return text
  const bytes = Array.from(text, byteOf)
  if (bytes.includes(-1)) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return text
  }
}

/** Marks of letters by their names in web pages: `&uuml;`, `&eacute;`. */
const AKZENTE: Readonly<Record<string, string>> = {
  uml: '\u0308',
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
  caron: '\u030c',
}
const WEITERE: Readonly<Record<string, string>> = {
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oslash: 'ø',
  Oslash: 'Ø',
  amp: '&',
  apos: "'",
  quot: '"',
  nbsp: ' ',
  ndash: '–',
}
const MIT_AKZENT = /&([a-z])(uml|acute|grave|circ|tilde|cedil|ring|caron);/giu
const MIT_NAMEN = /&(szlig|aelig|AElig|oslash|Oslash|amp|apos|quot|nbsp|ndash);/gu
const MIT_NUMMER = /&#(?:(\d{2,6})|x([\da-f]{2,5}));/giu

/** Letters and the signs of names alone: what else stands there was no cell of an address. */
function ausNummer(entity: string, dezimal: string | undefined, hexadezimal: string | undefined): string {
  const sign = String.fromCodePoint(dezimal === undefined ? parseInt(hexadezimal ?? '', 16) : Number(dezimal))
  return /[\p{L}&'"’–\u00a0]/u.test(sign) ? sign : entity
}

/** "M&uuml;ller", "Meier &amp; Söhne", "O&#39;Neill" as the page showed them; shops pass them on twice encoded, too. */
function ohneEntitaeten(text: string): string {
  if (!text.includes('&') || !text.includes(';')) return text
  return text
    .replaceAll('&amp;', '&')
    .replaceAll(MIT_NUMMER, ausNummer)
    .replaceAll(MIT_AKZENT, (_, letter: string, akzent: string) => letter + (AKZENTE[akzent.toLowerCase()] ?? ''))
    .replaceAll(MIT_NAMEN, (entity, name: string) => WEITERE[name] ?? entity)
}

/**
 * Umlauts of CP 850 and CP 437, the sets of DOS programs, that were read as another set and became controls. Capitals
 * stand at the beginning of a word or among capitals: the Macintosh has "ö" where DOS has "Ü".
 */
const DOS_KLEIN: Readonly<Record<string, string>> = { '\u0081': 'ü', '\u0084': 'ä', '\u0094': 'ö' }
const DOS_GROSS: Readonly<Record<string, string>> = { '\u008e': 'Ä', '\u0099': 'Ö', '\u009a': 'Ü' }
const AM_WORT = /(?<=\p{L})[\u0081\u0084\u0094](?=\p{L})|(?<!\p{L})[\u0081\u0084\u0094](?=\p{Ll})/gu
const GROSS_AM_WORT = /(?<=\p{Lu})[\u008e\u0099\u009a](?=\p{Lu})|(?<![\p{L}\p{Cc}])[\u008e\u0099\u009a](?=\p{L})/gu

/** The same two read as Windows-1252 are quotes; one between letters, with none beside it, encloses nothing. */
const DOS_ANFUEHRUNG: Readonly<Record<string, string>> = { '„': 'ä', '”': 'ö' }
const ANFUEHRUNG_IM_WORT = /(?<=\p{L})[„”](?=\p{Ll})/gu

function ohneDosAnfuehrung(text: string): string {
  const rest = text.replaceAll(ANFUEHRUNG_IM_WORT, '')
  const umschliesst = /["„“”»«]/u.test(rest) || (text.includes('„') && text.includes('”'))
  return umschliesst ? text : text.replaceAll(ANFUEHRUNG_IM_WORT, (sign) => DOS_ANFUEHRUNG[sign] ?? sign)
}

/** The text with the letters that can be told; normalised (NFC). */
export function dekodiert(text: string): string {
  let plain = text
  for (let times = 0; times < MOST_TIMES; times++) plain = einmalDekodiert(plain)
  return ohneDosAnfuehrung(ohneEntitaeten(plain))
    .normalize('NFC')
    .replaceAll(AM_WORT, (sign) => DOS_KLEIN[sign] ?? sign)
    .replaceAll(GROSS_AM_WORT, (sign) => DOS_GROSS[sign] ?? sign)
}
