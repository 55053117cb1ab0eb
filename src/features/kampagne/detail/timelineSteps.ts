import type { GelesenerState, Kampagne, KampagneState } from '#src/contract/kampagne.ts'
import { isKampagneState, STATE_WEG } from '#src/domain/kampagne/labels.ts'

export interface TimelineStep {
  state: GelesenerState
  place: 'passed' | 'current' | 'upcoming' | 'skipped'
  /** Moment at which the campaign came into this state for the last time; null while it has not. */
  seit: string | null
}

/** States beside the straight way, by the state that they stand behind. */
const SIDE_TRACKS: Partial<Record<KampagneState, KampagneState>> = {
  inInternerFreigabe: 'inBearbeitungKorrektur',
  inVersandstellung: 'inVersandFehlgeschlagen',
}

const SIDE_STEPS: ReadonlySet<GelesenerState> = new Set(Object.values(SIDE_TRACKS))

type Source = Pick<Kampagne, 'state' | 'anreicherung' | 'verlauf'>

/**
 * The way of a campaign. The straight way is always there; correction, failed hand-over and cancellation appear where
 * the campaign took them, enrichment is left out where it was not ordered.
 */
export function timelineSteps({ state, anreicherung, verlauf }: Source): TimelineStep[] {
  const seit = (step: GelesenerState) =>
    verlauf.findLast(({ nachState, vonState }) => nachState === step && vonState !== step)?.zeit ?? null
  const taken = new Set<GelesenerState>([state, ...verlauf.map(({ nachState }) => nachState)])
  const way = STATE_WEG.filter((step) => step !== 'inAnreicherung' || anreicherung || taken.has(step)).flatMap(
    (step) => {
      const side = SIDE_TRACKS[step]
      return side && taken.has(side) ? [step, side] : [step]
    },
  )
  const cancelled = state === 'inStorniert'
  const known = isKampagneState(state)
  const last =
    cancelled || !known
      ? way.findLastIndex((step) => seit(step) !== null || step === 'inBearbeitung')
      : way.indexOf(state)
  const steps = way.map((step, index): TimelineStep => {
    if (step === state) return { state: step, place: 'current', seit: seit(step) }
    if (index <= last && (taken.has(step) || step === 'inBearbeitung'))
      return { state: step, place: 'passed', seit: seit(step) }
    // What was mended or tried again is over, although it stands behind where the campaign is once more.
    if (SIDE_STEPS.has(step)) return { state: step, place: 'passed', seit: seit(step) }
    // A later state that the campaign has been in before still lies ahead, after a correction.
    return { state: step, place: cancelled || index <= last ? 'skipped' : 'upcoming', seit: null }
  })
  const here: TimelineStep = { state, place: 'current', seit: seit(state) }
  // A state that we do not know has its place behind the last one that we do.
  if (!known) return steps.toSpliced(last + 1, 0, here)
  return cancelled ? [...steps, here] : steps
}
