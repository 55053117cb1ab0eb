import type { OffenesZeichen } from './scanner.ts'

/** Where reading stopped because of a quote, and the line as it stands in the file. */
export interface AnfuehrungStopp {
  /** `verschluckt`: closed again, but with whole addresses in between. */
  art: OffenesZeichen['art'] | 'verschluckt'
  /** Lines of the file as a text editor counts them, from 1; `bis` is where a swallowing quote closes. */
  zeile: number
  bis: number
  /** The line up to the quote, and from it on; long ones are cut. */
  davor: string
  danach: string
}

const LF = 10
const CR = 13
/** Signs shown on either side of the quote. */
const SHOWN = 80

const isBreak = (byte: number | undefined) => byte === LF || byte === CR

/** Line breaks before a position; CR LF is one. */
function breaksBefore(bytes: Uint8Array, end: number): number {
  let breaks = 0
  for (let at = 0; at < end; at++) if (bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] !== LF)) breaks++
  return breaks
}

/** What is said of a quote at `at` in bytes that begin where the file begins. */
export function stoppAt(
  bytes: Uint8Array,
  decoder: TextDecoder,
  art: AnfuehrungStopp['art'],
  at: number,
  bis = at,
): AnfuehrungStopp {
  let start = at
  while (start > 0 && !isBreak(bytes[start - 1])) start--
  let end = at
  while (end < bytes.length && !isBreak(bytes[end])) end++
  const davor = decoder.decode(bytes.subarray(start, at))
  const danach = decoder.decode(bytes.subarray(at, end))
  return {
    art,
    zeile: breaksBefore(bytes, at) + 1,
    bis: breaksBefore(bytes, bis) + 1,
    davor: davor.length > SHOWN ? `…${davor.slice(-SHOWN)}` : davor,
    danach: danach.length > SHOWN ? `${danach.slice(0, SHOWN)}…` : danach,
  }
}

const PLZ = /^\s*"?\d{4,5}"?\s*$/

/**
 * True when a record of several lines holds what are separate records: at least two of its lines have as many
 * separators as the heading and, where its PLZ stands, something like one. RFC 4180 allows to read them as one field, but
 * an address that a stray quote took in would be gone without a word.
 */
export function isSwallowed(record: string, trennzeichen: string, columns: number, plzSpalte: number): boolean {
  const looksLikeRow = (line: string) => {
    const cells = line.split(trennzeichen)
    return cells.length === columns && PLZ.test(cells[plzSpalte] ?? '')
  }
  return record.split(/\r\n|\r|\n/).filter(looksLikeRow).length > 1
}

/** What happened at a quote, in words; the line itself is shown beside them. */
export function stoppGrund({ art, zeile, bis }: AnfuehrungStopp): string {
  switch (art) {
    case 'offen':
      return `In Zeile ${zeile} öffnet ein Anführungszeichen, das nicht eindeutig wieder schließt.`
    case 'mitten':
      return `In Zeile ${zeile} steht ein Anführungszeichen mitten in einer Angabe.`
    case 'verschluckt':
      return `In Zeile ${zeile} öffnet ein Anführungszeichen, das erst in Zeile ${bis} schließt. Dazwischen stehen ganze Adressen.`
    default:
      return art satisfies never
  }
}
