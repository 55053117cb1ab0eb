import { FRAGLICH_MASKE } from '#src/engines/addresses/file.ts'

const NIEMAND: ReadonlySet<string> = new Set()

/** What was found about one recipient. */
export class Treffer {
  private sicher = 0
  private fraglich = 0
  private namen: Set<string> | null = null
  private readonly geklaert: ReadonlySet<string>

  /** @param geklaert names of those whom he is not: somebody looked at both */
  constructor(geklaert: ReadonlySet<string>) {
    this.geklaert = geklaert
  }

  report(bits: number, name: string): void {
    if (bits === 0) return
    this.sicher |= bits & ~FRAGLICH_MASKE
    if ((bits & FRAGLICH_MASKE) === 0) return
    this.namen ??= new Set()
    this.namen.add(name)
    if (!this.geklaert.has(name)) this.fraglich |= bits & FRAGLICH_MASKE
  }

  /** Names of those whom he is likely, so that a decision about them can be kept; they say nothing about anybody. */
  get mit(): ReadonlySet<string> {
    return this.namen ?? NIEMAND
  }

  get istSicher(): boolean {
    return this.sicher !== 0
  }

  /** Bit set of row codes; who is sure is not asked about. */
  get maske(): number {
    return this.sicher !== 0 ? this.sicher : this.fraglich
  }
}
