import { isKampagneState, stateLabel } from '#src/domain/kampagne/labels.ts'
import { anbieterName } from '#src/shared/settings.ts'
import { StatusChip } from '#src/shared/ui/StatusChip.tsx'
import { StateIcon } from './StateIcon.tsx'

interface Props {
  /** A value that we do not know is shown as it is. */
  state: string
}

/** State of a campaign as icon, word and colour (spec 4). */
export function KampagneStateChip({ state }: Props) {
  return (
    <StatusChip
      tone={isKampagneState(state) ? state : 'secondary'}
      icon={<StateIcon state={state} />}
      label={stateLabel(state, anbieterName())}
    />
  )
}
