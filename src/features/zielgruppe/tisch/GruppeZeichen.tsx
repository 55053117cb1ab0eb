import Box from '@mui/material/Box'
import CircleCheck from '#src/shared/icons/CircleCheck.svg'
import CircleX from '#src/shared/icons/CircleX.svg'
import TriangleAlert from '#src/shared/icons/TriangleAlert.svg'
import WandSparkles from '#src/shared/icons/WandSparkles.svg'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { type Gruppe, GRUPPE_LABEL } from '#src/engines/addresses/rules.ts'

const ICON = {
  zustellbar: CircleCheck,
  korrigiert: WandSparkles,
  warnung: TriangleAlert,
  ausgeschlossen: CircleX,
} as const
const COLOR = {
  zustellbar: 'success.main',
  korrigiert: 'info.main',
  warnung: 'warning.main',
  ausgeschlossen: 'error.main',
} as const

interface Props {
  gruppe: Gruppe
  size?: number
  /** Its word does not stand beside it. */
  alone?: boolean
}

/** Sign of a result group. */
export function GruppeZeichen({ gruppe, size = 20, alone = false }: Props) {
  const Icon = ICON[gruppe]
  return (
    <Box component="span" sx={{ color: COLOR[gruppe], display: 'flex' }}>
      <Icon size={size} aria-hidden />
      {alone && <span style={visuallyHidden}>{GRUPPE_LABEL[gruppe]}</span>}
    </Box>
  )
}
