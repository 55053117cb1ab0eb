import { asShare, mulberry32 } from '#src/base/random.ts'

/** Repeatable chance. */
export class Zufall {
  private readonly draw: () => number

  constructor(seed: number) {
    this.draw = mulberry32(seed)
  }

  readonly zahl = (): number => asShare(this.draw())

  /** 0 to below. */
  readonly bis = (below: number): number => Math.floor(this.zahl() * below)

  readonly teil = <T>(liste: readonly T[]): T => {
    const one = liste[this.bis(liste.length)]
    if (one === undefined) throw new RangeError('empty list')
    return one
  }

  /** As `teil`, the first ones far more often: common names are common. */
  readonly vorn = <T>(liste: readonly T[]): T => {
    const one = liste[Math.floor(liste.length * this.zahl() ** 2.2)]
    if (one === undefined) throw new RangeError('empty list')
    return one
  }
}
