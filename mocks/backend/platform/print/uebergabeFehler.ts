/** A hand-over that cannot be: the reason is German, for the provider and the owner. */
export class UebergabeFehler extends Error {
  /** The same try again would fail again. */
  readonly endgueltig: boolean

  constructor(text: string, endgueltig: boolean, options?: ErrorOptions) {
    super(text, options)
    this.name = 'UebergabeFehler'
    this.endgueltig = endgueltig
  }
}

/** The service ends while a package is made, or lost it to another process: no failed try, it is made from the beginning. */
export class DruckUnterbrochen extends Error {
  constructor() {
    super('the service ends')
    this.name = 'DruckUnterbrochen'
  }
}
