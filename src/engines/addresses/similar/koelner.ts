/** Letters whose code depends on no neighbour. Vowels are 0 and dropped but at the beginning; H has none. */
const FEST: Record<string, string> = {
  a: '0',
  e: '0',
  i: '0',
  j: '0',
  o: '0',
  u: '0',
  y: '0',
  ä: '0',
  ö: '0',
  ü: '0',
  b: '1',
  f: '3',
  v: '3',
  w: '3',
  g: '4',
  k: '4',
  q: '4',
  l: '5',
  m: '6',
  n: '6',
  r: '7',
  s: '8',
  z: '8',
  ß: '8',
}

function codeOfC(first: boolean, before: string, after: string): string {
  if (first) return 'ahkloqrux'.includes(after) ? '4' : '8'
  return 'szß'.includes(before) || !'ahkoqux'.includes(after) ? '8' : '4'
}

function codeOf(letter: string, first: boolean, before: string, after: string): string {
  switch (letter) {
    case 'p':
      return after === 'h' ? '3' : '1'
    case 'd':
    case 't':
      return after !== '' && 'csz'.includes(after) ? '8' : '2'
    case 'c':
      return codeOfC(first, before, after === '' ? '-' : after)
    case 'x':
      return before !== '' && 'ckq'.includes(before) ? '8' : '48'
    default:
      return FEST[letter] ?? ''
  }
}

/** Kölner Phonetik (Postel 1969): words that sound alike in German have the same digits. Other signs are passed over. */
export function koelnerPhonetik(text: string): string {
  const letters = text.toLowerCase().replaceAll(/[^a-zäöüß]/g, '')
  let raw = ''
  for (let at = 0; at < letters.length; at++)
    raw += codeOf(letters.charAt(at), at === 0, letters.charAt(at - 1), letters.charAt(at + 1))
  let code = ''
  for (let at = 0; at < raw.length; at++) {
    const digit = raw.charAt(at)
    if (digit !== raw.charAt(at - 1) && (digit !== '0' || at === 0)) code += digit
  }
  return code
}
