/** Character sets a list can be read in. */
export const ZEICHENSAETZE = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be', 'ibm850', 'macintosh'] as const
export type Zeichensatz = (typeof ZEICHENSAETZE)[number]

/** The upper half of code page 850, which no TextDecoder knows. Public table. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤' +
  'ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/** Bytes that are letters in German words of each single-byte set: ä ö ü ß Ä Ö Ü é. */
const UMLAUTS: Record<'windows-1252' | 'ibm850' | 'macintosh', readonly number[]> = {
  'windows-1252': [0xe4, 0xf6, 0xfc, 0xdf, 0xc4, 0xd6, 0xdc, 0xe9],
  ibm850: [0x84, 0x94, 0x81, 0xe1, 0x8e, 0x99, 0x9a, 0x82],
  macintosh: [0x8a, 0x9a, 0x9f, 0xa7, 0x80, 0x85, 0x86, 0x8e],
}

/** Bytes before the text proper. */
function bomLength(bytes: Uint8Array): number {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 3
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff) ? 2 : 0
}

function isStrictUtf8(bytes: Uint8Array): boolean {
  // The sample may end inside a character: with `stream` the decoder keeps an open tail to itself.
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

const isLetter = (byte: number | undefined) =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a))

/**
 * Character set of a file: byte order mark, then strict UTF-8, then the single-byte set in which most high bytes
 * beside letters are German ones. `sicher` is false when the guess should be shown for a decision (CSV-01, CSV-02).
 */
export function guessZeichensatz(sample: Uint8Array): { zeichensatz: Zeichensatz; sicher: boolean } {
  if (sample[0] === 0xff && sample[1] === 0xfe) return { zeichensatz: 'utf-16le', sicher: true }
  if (sample[0] === 0xfe && sample[1] === 0xff) return { zeichensatz: 'utf-16be', sicher: true }
  if (bomLength(sample) === 3 || isStrictUtf8(sample)) return { zeichensatz: 'utf-8', sicher: true }
  const counts = { 'windows-1252': 0, ibm850: 0, macintosh: 0 }
  let high = 0
  for (let index = 0; index < sample.length; index++) {
    const byte = sample[index] ?? 0
    if (byte < 0x80 || !(isLetter(sample[index - 1]) || isLetter(sample[index + 1]))) continue
    high++
    if (UMLAUTS['windows-1252'].includes(byte)) counts['windows-1252']++
    if (UMLAUTS.ibm850.includes(byte)) counts.ibm850++
    if (UMLAUTS.macintosh.includes(byte)) counts.macintosh++
  }
  const { 'windows-1252': windows, ibm850, macintosh } = counts
  if (windows >= ibm850 && windows >= macintosh)
    return { zeichensatz: 'windows-1252', sicher: high === 0 || windows >= high / 2 }
  return { zeichensatz: ibm850 >= macintosh ? 'ibm850' : 'macintosh', sicher: false }
}

/** Text of bytes; the mark at the start is left out. */
export function decodeBytes(bytes: Uint8Array, zeichensatz: Zeichensatz): string {
  if (zeichensatz !== 'ibm850') return new TextDecoder(zeichensatz).decode(bytes)
  let text = ''
  for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : (CP850[byte - 0x80] ?? '')
  return text
}

/** Sets whose bytes are scanned as they are; the others are turned into UTF-8 first. */
export type ScanZeichensatz = 'utf-8' | 'windows-1252'

/** Bytes in a set that the scanner reads, without the mark at the start. No copy for the two common sets. */
export function toScannable(
  bytes: Uint8Array,
  zeichensatz: Zeichensatz,
): { bytes: Uint8Array; zeichensatz: ScanZeichensatz } {
  if (zeichensatz === 'utf-8' || zeichensatz === 'windows-1252') {
    const skip = bomLength(bytes) === 3 ? 3 : 0
    return { bytes: skip === 0 ? bytes : bytes.subarray(skip), zeichensatz }
  }
  return { bytes: new TextEncoder().encode(decodeBytes(bytes, zeichensatz)), zeichensatz: 'utf-8' }
}

/** Bytes are not in the character set that a list was opened with. */
export class FalscherZeichensatz extends Error {}
