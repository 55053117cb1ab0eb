/** Letters that stand in a dictionary under others and lose no mark when taken apart (DIN 5007-1). */
const UNDER: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ł: 'l',
  đ: 'd',
}

/** Longest key, UTF-16 units (assumed): as long as the longest name with some digits; what follows orders nothing. */
const LAENGE = 100

const base = (character: string): string => UNDER[character] ?? character

/** A number behind the count of its digits: 7 is 017 and 12 is 0212. */
function counted(digits: string): string {
  const plain = digits.replace(/^0+(?=\d)/, '').slice(0, 99)
  return String(plain.length).padStart(2, '0') + plain
}

/**
 * A key whose plain order by code points is the order in which people look names up: umlauts beside their letters,
 * whatever the case, numbers by their size; signs count as a space. The same in every database.
 */
export function sortKey(text: string): string {
  const letters = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC')
  return Array.from(letters, base)
    .join('')
    .replaceAll(/\d+/g, counted)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, LAENGE)
    .replace(/[\uD800-\uDBFF]$/, '')
}
