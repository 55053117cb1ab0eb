/** Repeatable chance (mulberry32). */
export class Zufall {
  private stand: number

  constructor(seed: number) {
    this.stand = seed
  }

  readonly zahl = (): number => {
    this.stand = (this.stand + 0x6d2b79f5) | 0
    let t = Math.imul(this.stand ^ (this.stand >>> 15), 1 | this.stand)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

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
