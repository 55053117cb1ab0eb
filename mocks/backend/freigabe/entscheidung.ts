import type { FreigabeGezeigt } from '#src/contract/freigabeLink.ts'

/** What an approver says, with what he has confirmed. */
export type Entscheidung =
  | {
      art: 'freigegeben'
      name: string
      snapshotHash: string
      bestaetigt: readonly string[]
      anmerkung: string | null
      /** What the page says that it had shown. */
      gezeigt: readonly FreigabeGezeigt[]
    }
  | { art: 'aenderungen'; name: string; anmerkung: string }
