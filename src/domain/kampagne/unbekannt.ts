import { TEILSTATUS, type KampagneState, type Teilstatus, type ZahlungsStatus } from '#src/contract/kampagne.ts'
import { isEinesVon } from '#src/contract/offenesEnum.ts'
import { isKampagneState } from './labels.ts'
import { isZahlungsStatus } from './payment.ts'

/** Words by which the service says where a campaign stands. */
interface Gelesen {
  state: string
  teilstatus: string | null
  zahlungsStatus: string
}

/** The same, when all of them are ours. */
interface Bekannt {
  state: KampagneState
  teilstatus: Teilstatus | null
  zahlungsStatus: ZahlungsStatus
}

/** The first word that we do not know, as it came; null when we know them all. */
export function unbekanntesWort({ state, teilstatus, zahlungsStatus }: Gelesen): string | null {
  if (!isKampagneState(state)) return state
  if (teilstatus !== null && !isEinesVon(TEILSTATUS, teilstatus)) return teilstatus
  return isZahlungsStatus(zahlungsStatus) ? null : zahlungsStatus
}

/** Rules judge a campaign only where they know every word of where it stands (domain 4.2). */
export function knows<K extends Gelesen>(kampagne: K): kampagne is K & Bekannt {
  return unbekanntesWort(kampagne) === null
}

/** Said instead of a next step. */
export const hinweisAuf = (wort: string): string =>
  `„${wort}“ ist neu und auf dieser Seite noch nicht bekannt. Bitte laden Sie die Seite neu.`
