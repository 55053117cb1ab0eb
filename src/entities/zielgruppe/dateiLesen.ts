import { DATEI_PROBLEM } from '#src/domain/zielgruppe/adressdatei/dateiProblem.ts'
import { MappeProblem } from '#src/domain/zielgruppe/adressdatei/excel/problem.ts'

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
