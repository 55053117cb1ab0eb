import { ABGLEICH_FRAGLICH, type AbgleichFraglich, type AbgleichSicher } from '#src/contract/ausschluss.ts'
import { codeMask } from '../adressdatei/codes.ts'

/** What somebody is who is likely one of those that are left out, by why they are. */
const FRAGLICH: Readonly<Record<AbgleichSicher, AbgleichFraglich>> = {
  sperrliste: 'sperrlisteFraglich',
  robinson: 'sperrlisteFraglich',
  kuerzlich: 'abgleichFraglich',
  andereListe: 'abgleichFraglich',
}

const BITS = Object.entries(FRAGLICH).map(
  ([grund, fraglich]) => [codeMask([grund as AbgleichSicher]), codeMask([fraglich])] as const,
)

/** All reasons to ask about somebody, as a bit set of row codes. */
export const FRAGLICH_MASKE = codeMask(ABGLEICH_FRAGLICH)

/** Sure reasons as likely ones. */
export function fraglichVon(bits: number): number {
  let fraglich = bits & FRAGLICH_MASKE
  for (const [sicher, auch] of BITS) if ((bits & sicher) !== 0) fraglich |= auch
  return fraglich
}

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

  melde(bits: number, name: string): void {
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
