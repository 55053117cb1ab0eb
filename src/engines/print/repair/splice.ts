import { join } from '../objects/pdfObjects.ts'
import type { PlacedOperation } from '../objects/tokens.ts'

const encoder = new TextEncoder()

/** A content stream with some of its operations exchanged; all other bytes stay as they are. */
export class Splice {
  readonly #content: Uint8Array
  readonly #out: Uint8Array[] = []
  #copied = 0

  constructor(content: Uint8Array) {
    this.#content = content
  }

  replace({ start, end }: Pick<PlacedOperation, 'start' | 'end'>, instead: string): void {
    this.#out.push(this.#content.subarray(this.#copied, start), encoder.encode(instead))
    this.#copied = end
  }

  /** Keeps a place behind what was exchanged last, to be filled later. */
  place(): (bytes: Uint8Array) => void {
    const at = this.#out.push(new Uint8Array()) - 1
    return (bytes) => {
      this.#out[at] = bytes
    }
  }

  /** The same array, where nothing was exchanged. */
  finish(): Uint8Array {
    if (this.#copied === 0) return this.#content
    return join([...this.#out, this.#content.subarray(this.#copied)])
  }
}
