import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Maximize from 'lucide-react/icons/maximize'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import type { Dispatch, SetStateAction } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import type { Layer } from './GermanyMap.tsx'
import { PROJECTIONS, type Projection } from './projections.ts'
import { MAX_ZOOM, WHOLE, zoomed, type View } from './view.ts'

interface Props {
  layer: Layer
  onLayer: (layer: Layer) => void
  projection: Projection
  onProjection: (projection: Projection) => void
  view: View
  setView: Dispatch<SetStateAction<View>>
}

const CHOICE = { minInlineSize: 180 } as const
const LAYERS = ['places', 'density'] as const

/** What the map shows, and how near. */
export function MapBar({ layer, onLayer, projection, onProjection, view, setView }: Props) {
  const { t } = useTranslation('demoCharts')
  const steps = [
    { key: 'zoomIn', Icon: ZoomIn, disabled: view.zoom >= MAX_ZOOM, next: zoomed(view, 1.5) },
    { key: 'zoomOut', Icon: ZoomOut, disabled: view.zoom <= 1, next: zoomed(view, 1 / 1.5) },
    { key: 'reset', Icon: Maximize, disabled: view.zoom <= 1, next: WHOLE },
  ] as const
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBlockEnd: 2 }}>
      <SelectField
        label={t('maps.layer')}
        value={layer}
        options={LAYERS.map((value) => ({ value, label: t(`maps.${value}`) }))}
        onChange={onLayer}
        sx={CHOICE}
      />
      <SelectField
        label={t('maps.projection')}
        value={projection}
        options={PROJECTIONS.map((value) => ({ value, label: t(`maps.${value}`) }))}
        onChange={onProjection}
        sx={CHOICE}
      />
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
