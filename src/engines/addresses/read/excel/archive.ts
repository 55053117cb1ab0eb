import { MAPPE_PROBLEM, MappeProblem } from './problem.ts'

/** One file of an archive. */
export interface ArchiveEntry {
  name: string
  /** 0 stored, 8 deflated (APPNOTE 4.4.5). */
  method: number
  from: number
  to: number
  /** Size when unpacked as the archive announces it, bytes: for a progress bar, and to be compared in the end. */
  announced: number
}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
/** The end record and its longest comment, bytes (APPNOTE 4.3.16). */
const END_WITHIN = 22 + 0xffff
const UTF8 = new TextDecoder()

/**
 * What is unpacked of one workbook in all, bytes; a million rows of eight columns are half of it (assumed). Announced sizes
 * are not believed: what comes out is counted (CSV-22).
 */
export const MOST_UNPACKED = 1_000_000_000

const damaged = (): MappeProblem => new MappeProblem(MAPPE_PROBLEM.beschaedigt)

function endRecord(view: DataView): number {
  const least = Math.max(0, view.byteLength - END_WITHIN)
  for (let at = view.byteLength - 22; at >= least; at--) if (view.getUint32(at, true) === END) return at
  throw damaged()
}

const OVERFLOW = 0xffffffff
const ZIP64 = 0x0001

/** The files of an archive by name. */
export function readArchive(bytes: Uint8Array): Map<string, ArchiveEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return readDirectory(bytes, view)
  } catch (error) {
    // Offsets that lead out of the file.
    if (error instanceof RangeError) throw damaged()
    throw error
  }
}

/** Where the directory begins; large archives, and those of writers that do not know their size, say it elsewhere. */
function directoryAt(view: DataView): { at: number; entries: number } {
  const end = endRecord(view)
  const at = view.getUint32(end + 16, true)
  if (at !== OVERFLOW) return { at, entries: view.getUint16(end + 10, true) }
  const large = Number(view.getBigUint64(end - 12, true))
  return { at: Number(view.getBigUint64(large + 48, true)), entries: Number(view.getBigUint64(large + 32, true)) }
}

/** Sizes and place of an entry; those that overflow stand in a field of their own, in this order (APPNOTE 4.5.3). */
function placesOf(view: DataView, at: number): { announced: number; packed: number; header: number } {
  const extra = at + 46 + view.getUint16(at + 28, true)
  const end = extra + view.getUint16(at + 30, true)
  let large = extra
  while (large < end && view.getUint16(large, true) !== ZIP64) large += 4 + view.getUint16(large + 2, true)
  large += 4
  const [announced = 0, packed = 0, header = 0] = [24, 20, 42].map((field) => {
    const value = view.getUint32(at + field, true)
    if (value !== OVERFLOW) return value
    large += 8
    return Number(view.getBigUint64(large - 8, true))
  })
  return { announced, packed, header }
}

function readDirectory(bytes: Uint8Array, view: DataView): Map<string, ArchiveEntry> {
  const found = new Map<string, ArchiveEntry>()
  const directory = directoryAt(view)
  let { at } = directory
  for (let left = directory.entries; left > 0; left--) {
    if (view.getUint32(at, true) !== CENTRAL) throw damaged()
    const nameBytes = view.getUint16(at + 28, true)
    const name = UTF8.decode(bytes.subarray(at + 46, at + 46 + nameBytes)).replaceAll('\\', '/')
    const { announced, packed, header } = placesOf(view, at)
    if (view.getUint32(header, true) !== LOCAL) throw damaged()
    // The local header has a separate extra field.
    const from = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
    found.set(name, { name, method: view.getUint16(at + 10, true), from, to: from + packed, announced })
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return found
}

/** The content of one file, piece by piece: however large it turns out to be, no more than a piece of it is kept. */
export async function* unpack(bytes: Uint8Array, { method, from, to }: ArchiveEntry): AsyncGenerator<Uint8Array> {
  const packed = bytes.slice(from, to)
  if (method === 0) {
    yield packed
    return
  }
  if (method !== 8) throw damaged()
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw damaged()
      })
      if (done) return
      yield value
    }
  } finally {
    // Whoever stops reading stops the unpacking.
    reader.cancel().catch(() => undefined)
  }
}
