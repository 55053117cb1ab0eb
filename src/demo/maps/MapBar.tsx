import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Maximize from '#src/shared/icons/Maximize.svg'
import ZoomIn from '#src/shared/icons/ZoomIn.svg'
import ZoomOut from '#src/shared/icons/ZoomOut.svg'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FAKTOR_MAX, GANZ, vergroessert } from '#src/domain/zielgruppe/karte/ausschnitt.ts'
import type { Gesten } from '#src/shared/zoom/useGesten.ts'
import { SHEET } from './places.ts'

interface Props {
  gestures: Gesten
  /** What the map shows. */
  children: ReactNode
}

/** What the map shows, and how near. */
export function MapBar({ gestures: { ausschnitt: view, setAusschnitt: setView }, children }: Props) {
  const { t } = useTranslation('demoCharts')
  const steps = [
    { key: 'zoomIn', Icon: ZoomIn, disabled: view.faktor >= FAKTOR_MAX, next: vergroessert(view, 1.5, SHEET) },
    { key: 'zoomOut', Icon: ZoomOut, disabled: view.faktor <= 1, next: vergroessert(view, 1 / 1.5, SHEET) },
    { key: 'reset', Icon: Maximize, disabled: view.faktor <= 1, next: GANZ },
  ] as const
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBlockEnd: 2 }}>
      {children}
      <Box sx={{ marginInlineStart: 'auto', display: 'flex' }}>
        {steps.map(({ key, Icon, disabled, next }) => (
          <Tooltip key={key} title={t(`maps.${key}`)}>
            <IconButton
              aria-label={t(`maps.${key}`)}
              // Not `disabled`: the focus would be lost with the last step.
              aria-disabled={disabled}
              sx={disabled ? { color: 'text.disabled' } : {}}
              onClick={() => !disabled && setView(next)}
            >
              <Icon size={20} aria-hidden />
            </IconButton>
          </Tooltip>
        ))}
      </Box>
    </Box>
  )
}
