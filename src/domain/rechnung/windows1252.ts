/** What Windows-1252 has besides Latin-1, by code point. */
const BESONDERE: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‚': 0x82,
  ƒ: 0x83,
  '„': 0x84,
  '…': 0x85,
  '†': 0x86,
  '‡': 0x87,
  ˆ: 0x88,
  '‰': 0x89,
  Š: 0x8a,
  '‹': 0x8b,
  Œ: 0x8c,
  Ž: 0x8e,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '˜': 0x98,
  '™': 0x99,
  š: 0x9a,
  '›': 0x9b,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
}

function byteOf(char: string): number | null {
  const code = char.codePointAt(0) ?? 0
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code
  return BESONDERE[char] ?? null
}

/** The letter without its mark ("ş" as "s"), else a question mark. */
function ersatz(char: string): number {
  const [base = ''] = char.normalize('NFD')
  return byteOf(base) ?? 0x3f
}

/** Text as Windows-1252 bytes; what it does not know becomes the plain letter or "?". */
export function windows1252(text: string): Uint8Array {
  return Uint8Array.from(Array.from(text.normalize('NFC')), (char) => byteOf(char) ?? ersatz(char))
}
