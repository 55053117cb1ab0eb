import Button from '@mui/material/Button'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { naechsterSchritt } from '#src/domain/kampagne/schritt.ts'
import { NextStepCard } from '#src/entities/kampagne/NextStepCard.tsx'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { heute } from '#src/shared/clock.ts'
import { ActionDialogs } from '../actions/ActionDialogs.tsx'
import { ownerActions } from '../actions/ownerActions.ts'
import { useKampagneRunner } from '../actions/useKampagneRunner.ts'

interface Props {
  kampagne: Kampagne
}

/** The next step with its one button, where this user is the one who does it. */
export function NaechsterSchritt({ kampagne }: Props) {
  const ability = useAppAbility()
  const runner = useKampagneRunner(kampagne)
  const schritt = naechsterSchritt(kampagne, heute())
  const action = ownerActions(kampagne, ability, heute()).find(
    (offered) => offered.action === schritt.aktion && offered.reason === null,
  )
  return (
    <>
      <NextStepCard
        schritt={schritt}
        {...(action
          ? {
              action: (
                <Button
                  variant="contained"
                  size="large"
                  loading={runner.busy}
                  onClick={() => runner.start(action.action)}
                >
                  {action.label}
                </Button>
              ),
            }
          : {})}
      />
      <ActionDialogs kampagne={kampagne} action={runner.dialog} onClose={runner.close} />
    </>
  )
}
