import { decodePDFRawStream, PDFContext, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib'

/** A file that unpacks to so much that it counts as built to stop us (PDF-11, SEC-35). */
export class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

const MB = 1024 * 1024
/** Most unpacked bytes of one stream that pdf-lib unpacks itself; object lists of honest files have a few MB (assumed). */
const MAX_STREAM = 32 * MB
/** Most unpacked bytes of all streams while a file is opened (assumed). */
const MAX_OPENING = 192 * MB

/** Unpacked bytes that may still come while a file is being opened; without bounds otherwise. */
let left = Infinity
/** How often a limit was hit. pdf-lib passes over what it cannot read, so that the throw alone says nothing. */
let hits = 0

interface Growing {
  buffer: Uint8Array
  ensureBuffer: (bytes: number) => Uint8Array
}

function isGrowing(value: unknown): value is Growing {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'ensureBuffer')
}

/**
 * pdf-lib unpacks the object lists of a file while it opens it, however large they get: 300 KB held a service for 12 s
 * and took 900 MB. All its unpacking goes through one method, which gets a limit here.
 */
function limitUnpacking(): void {
  const context = PDFContext.create()
  const sample = decodePDFRawStream(PDFRawStream.of(context.obj({ Filter: 'RunLengthDecode' }), new Uint8Array([128])))
  let shared: unknown = Object.getPrototypeOf(sample)
  while (shared !== null && !isGrowing(shared)) shared = Object.getPrototypeOf(shared)
  if (!isGrowing(shared)) throw new Error('pdf-lib unpacks in another way than it did')
  const grow = shared.ensureBuffer
  shared.ensureBuffer = function limited(this: Growing, bytes: number) {
    const had = this.buffer.byteLength
    if (bytes > had && (bytes > MAX_STREAM || left <= 0)) {
      hits += 1
      // One hit is enough: whatever else the file holds is not unpacked any more.
      if (left !== Infinity) left = 0
      throw new TooLarge()
    }
    const buffer = grow.call(this, bytes)
    left -= buffer.byteLength - had
    return buffer
  }
}

limitUnpacking()

/** Opens a foreign PDF. Throws TooLarge for one that is built to fill the memory, else as PDFDocument.load does. */
export async function loadPdf(
  bytes: Uint8Array,
  options: Omit<NonNullable<Parameters<typeof PDFDocument.load>[1]>, 'updateMetadata'> = {},
): Promise<PDFDocument> {
  const before = hits
  left = MAX_OPENING
  try {
    const document = await PDFDocument.load(bytes, { ...options, updateMetadata: false })
    if (hits !== before) throw new TooLarge()
    return document
  } catch (error) {
    throw hits === before ? error : new TooLarge()
  } finally {
    left = Infinity
  }
}
