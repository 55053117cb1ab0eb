import { DATEI_PROBLEM, MappeProblem } from '#src/engines/addresses/rules.ts'

/** A reason that the user can do something about; the text is German and fit to be shown. */
export class AdressdateiProblem extends Error {
  static readonly NAME = 'AdressdateiProblem'
  override readonly name = AdressdateiProblem.NAME
}

/** Bytes of a part of a file. */
export async function read(file: File, from: number, to: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(from, to).arrayBuffer())
  } catch (cause) {
    throw new AdressdateiProblem(DATEI_PROBLEM.nichtLesbar, { cause })
  }
}

/** What a workbook refuses becomes a reason for the user. */
export async function fromMappe<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    throw cause instanceof MappeProblem ? new AdressdateiProblem(cause.message, { cause }) : cause
  }
}

const CHUNK_BYTES = 4 << 20

/** The whole file, piece by piece; the share that is there is told after each, and waited for. */
export async function readAll(file: File, onPiece: (share: number) => Promise<void>): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(file.size)
  for (let at = 0; at < file.size; at += CHUNK_BYTES) {
    bytes.set(await read(file, at, at + CHUNK_BYTES), at)
    await onPiece(Math.min(1, (at + CHUNK_BYTES) / file.size))
  }
  return bytes
}
