/** What an approver says, with what he has confirmed. */
export type Decision =
  | {
      art: 'freigegeben'
      name: string
      snapshotHash: string
      bestaetigt: readonly string[]
      anmerkung: string | null
    }
  | { art: 'aenderungen'; name: string; anmerkung: string }
