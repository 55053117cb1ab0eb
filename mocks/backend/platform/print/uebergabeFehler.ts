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

/** The service ends while a package is made: no failed try, the next start makes it from the beginning. */
export class DruckUnterbrochen extends Error {
  constructor() {
    super('the service ends')
    this.name = 'DruckUnterbrochen'
  }
}
