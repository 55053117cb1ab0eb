/** Letters whose two-letter or plain spelling means the same; other marks above and below letters are dropped. */
const SPELLING: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ł: 'l',
  đ: 'd',
}

const ASCII = /^[\u0020-\u007e]*$/

/** One composed character in lower case, without umlaut and accent. */
export function foldCharacter(character: string): string {
  const lower = character.toLowerCase()
  return SPELLING[lower] ?? lower.normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** Words as people mean them: whatever the case, and an umlaut however it was typed. The same in every database. */
export function foldLetters(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  return Array.from(text.normalize('NFC'), foldCharacter).join('')
}
