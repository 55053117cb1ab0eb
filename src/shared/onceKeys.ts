/** Bytes of a key. */
const KEY_BYTES = 16

/** Key of its own for a call that must not happen twice. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Idempotency keys of one button: the same input keeps its key until it went through, so that a second click or a retry
 * after a lost answer repeats nothing; another input is another call.
 */
export class OnceKeys {
  private last: { input: string; key: string } | null = null

  for(input: unknown): string {
    const text = JSON.stringify(input)
    if (this.last?.input !== text) this.last = { input: text, key: newKey() }
    return this.last.key
  }

  /** The call went through: the same input again would be meant anew. */
  done(): void {
    this.last = null
  }
}
