import type { Kampagne, KampagneState } from '#src/contract/kampagne.ts'
import { BEARBEITBAR, type Akteur } from './actions/actionDef.ts'

/**
 * What an approval page shows under "Das wird verschickt" and what can still change once somebody was asked. All else there
 * is frozen with the version, and a version is only changed by way of the states in which its maker works at it.
 */
interface Gezeigt extends Pick<Kampagne, 'versandDatum'> {
  /** Pieces that go out. */
  stueck: number
}

interface Lage extends Gezeigt {
  state: KampagneState
}

interface Aenderung {
  /** `gesetz`: objection, blocklist, Robinson list or another list that was chosen to be left out (domain 4.3). */
  durch: Akteur | 'gesetz'
  vorher: Lage
  nachher: Lage
}

/**
 * `erteilt`: the round is over, everybody needed has approved. `beendet`: the approval, or the asking for it, is void.
 * `gesagt`: it stays, and who approved is told what is different.
 */
export type FreigabeFolge = 'erteilt' | 'beendet' | 'gesagt'

const GEZEIGT = ['versandDatum', 'stueck'] as const satisfies (keyof Gezeigt)[]

/** Whose change makes it another mailing than the one that was approved. Others decide by law or by contract. */
const AENDERT: ReadonlySet<Aenderung['durch']> = new Set<Akteur>(['kunde', 'freigeber'])

const isAsked = (state: KampagneState) => !BEARBEITBAR.includes(state) && state !== 'inStorniert'

/**
 * What a change means for the approval of the present version (domain 4.1): the only judgement of what ends an approval
 * and what is only told. Null: nothing to tell.
 */
export function freigabeFolge({ durch, vorher, nachher }: Aenderung): FreigabeFolge | null {
  if (!isAsked(vorher.state)) return null
  if (!isAsked(nachher.state)) return 'beendet'
  if (GEZEIGT.some((was) => vorher[was] !== nachher[was])) return AENDERT.has(durch) ? 'beendet' : 'gesagt'
  return vorher.state === 'inInternerFreigabe' && nachher.state === 'inBezahlung' ? 'erteilt' : null
}
