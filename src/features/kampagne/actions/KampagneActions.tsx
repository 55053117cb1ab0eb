import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import ChevronDown from '#src/shared/icons/ChevronDown.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Kampagne } from '#src/contract/kampagne.ts'
import type { KampagneAction } from '#src/domain/kampagne/transitions.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { heute } from '#src/shared/clock.ts'
import { ActionDialogs } from './ActionDialogs.tsx'
import { ActionMenuItems } from './ActionMenuItems.tsx'
import { ownerActions } from './ownerActions.ts'
import { useKampagneRunner } from './useKampagneRunner.ts'

interface Props {
  kampagne: Kampagne
  /** Has its own button beside the menu. */
  except?: KampagneAction | null
}

/** Everything that can be done with a campaign now, from the table of actions, with reasons. */
export function KampagneActions({ kampagne, except = null }: Props) {
  const { t } = useTranslation('kampagne')
  const ability = useAppAbility()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const runner = useKampagneRunner(kampagne)
  const actions = ownerActions(kampagne, ability, heute()).filter(({ action }) => action !== except)
  if (actions.length === 0) return null
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        loading={runner.busy}
        endIcon={<ChevronDown size={20} aria-hidden />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('aktion.menu')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { lang: 'de' }, paper: { sx: { minWidth: 300 } } }}
      >
        <ActionMenuItems
          actions={actions}
          onChoose={(action) => {
            setAnchor(null)
            runner.start(action)
          }}
        />
      </Menu>
      <ActionDialogs kampagne={kampagne} action={runner.dialog} onClose={runner.close} />
    </>
  )
}
