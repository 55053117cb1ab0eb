import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { naechsterSchritt } from '#src/domain/kampagne/schritt.ts'
import { kampagneFacts, type KampagneAction } from '#src/domain/kampagne/transitions.ts'
import { versaeumnis } from '#src/domain/kampagne/versaeumnis.ts'
import { NextStepCard } from './NextStepCard.tsx'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { heute } from '#src/shared/clock.ts'
import { ActionDialogs } from '../actions/ActionDialogs.tsx'
import { ownerActions } from '../actions/ownerActions.ts'
import { useKampagneRunner } from '../actions/useKampagneRunner.ts'
import { EigeneFreigabe } from './EigeneFreigabe.tsx'

interface Props {
  kampagne: Kampagne
}

/** Ways on once a paid campaign has missed its day, by the words on their buttons. */
const AUSWEGE = { terminAendern: 'termin', stornieren: 'storno', stornoAnfragen: 'anfragen' } as const
const isAusweg = (action: KampagneAction): action is keyof typeof AUSWEGE => action in AUSWEGE

/** The next step with its button, where this user is the one who does it; after a missed day with every way on. */
export function NaechsterSchritt({ kampagne }: Props) {
  const { t } = useTranslation('kampagne')
  const ability = useAppAbility()
  const runner = useKampagneRunner(kampagne)
  const schritt = naechsterSchritt(kampagne, heute())
  const missed = versaeumnis(kampagneFacts(kampagne), heute()) !== null
  const buttons = ownerActions(kampagne, ability, heute()).flatMap(({ action, label, reason }) => {
    if (reason !== null) return []
    // To ask is for where he cannot do it himself.
    const way = missed && isAusweg(action) && (action !== 'stornoAnfragen' || kampagne.state === 'inLettershop')
    if (!way && action !== schritt.aktion) return []
    return { action, label: way ? t(`versaeumnis.${AUSWEGE[action]}`) : label }
  })
  return (
    <>
      <NextStepCard
        schritt={schritt}
        {...(schritt.aktion === 'freigabeErteilen'
          ? { action: <EigeneFreigabe idPtKampagne={kampagne.idPtKampagne} /> }
          : {})}
        {...(buttons.length > 0
          ? {
              action: (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
                  {buttons.map(({ action, label }) => (
                    <Button
                      key={action}
                      variant={action === schritt.aktion ? 'contained' : 'outlined'}
                      size="large"
                      loading={runner.busy}
                      onClick={() => runner.start(action)}
                    >
                      {label}
                    </Button>
                  ))}
                </Box>
              ),
            }
          : {})}
      />
      <ActionDialogs kampagne={kampagne} action={runner.dialog} onClose={runner.close} />
    </>
  )
}
