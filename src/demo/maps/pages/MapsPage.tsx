import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BUNDESLAENDER, type Bundesland } from '#src/engines/addresses/places/bundeslaender.ts'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { DemoFrame } from '../../DemoFrame.tsx'
import { GermanyMap, type Layer } from '../GermanyMap.tsx'
import { CLASSES } from '../hexagons.ts'
import { MapBar } from '../MapBar.tsx'
import { mapOf } from '../places.ts'
import { PlaceTable } from '../PlaceTable.tsx'
import { PROJECTIONS, type Projection } from '../projections.ts'
import { shadeOf } from '../shades.ts'
import { StateList } from '../StateList.tsx'
import { around, WHOLE } from '../view.ts'

const CHOICE = { minInlineSize: 180 } as const
const LAYERS = ['places', 'density'] as const

/** Germany's larger places on a map that is drawn here: no map service is asked. */
export default function MapsPage() {
  const { t, i18n } = useTranslation(['demoCharts', 'demo'])
  const [layer, setLayer] = useState<Layer>('places')
  const [projection, setProjection] = useState<Projection>('conic')
  const [state, setState] = useState<Bundesland | null>(null)
  const [view, setView] = useState(WHOLE)
  const map = mapOf(projection)
  const placesOf = (code: Bundesland | null) => map.places.filter(({ ort }) => code === null || ort.bundesland === code)
  const number = new Intl.NumberFormat(`${i18n.language}-u-nu-latn`)
  const format = (value: number) => number.format(value)

  function choose(code: Bundesland | null): void {
    setState(code)
    setView(code === null ? WHOLE : around(placesOf(code)))
  }

  function project(chosen: Projection): void {
    setProjection(chosen)
    setState(null)
    setView(WHOLE)
  }

  return (
    <DemoFrame title={t('demo:screen.maps.title')} note={t('maps.note', { count: map.places.length })}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(280px, 2fr)' },
        }}
      >
        <Paper variant="outlined" sx={{ padding: { xs: 1.5, sm: 3 } }}>
          <MapBar view={view} setView={setView}>
            <SelectField
              label={t('maps.layer')}
              value={layer}
              options={LAYERS.map((value) => ({ value, label: t(`maps.${value}`) }))}
              onChange={setLayer}
              sx={CHOICE}
            />
            <SelectField
              label={t('maps.projection')}
              value={projection}
              options={PROJECTIONS.map((value) => ({ value, label: t(`maps.${value}`) }))}
              onChange={project}
              sx={CHOICE}
            />
          </MapBar>
          <GermanyMap map={map} layer={layer} state={state} view={view} setView={setView} format={format} />
          {layer === 'density' && <Legend />}
          <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 2 }}>
            {t('maps.keys')}
          </Typography>
        </Paper>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <StateList chosen={state} onChoose={choose} format={format} />
          <PlaceTable
            name={state === null ? t('maps.all') : BUNDESLAENDER[state]}
            places={placesOf(state)}
            format={format}
          />
        </Box>
      </Box>
    </DemoFrame>
  )
}

function Legend() {
  const { t } = useTranslation('demoCharts')
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginBlockStart: 1 }}>
      <Typography variant="body2">{t('maps.legend')}</Typography>
      <Typography variant="body2">{t('maps.few')}</Typography>
      {Array.from({ length: CLASSES }, (_, step) => (
        <Box key={step} aria-hidden sx={{ inlineSize: 24, blockSize: 12, backgroundColor: shadeOf(step) }} />
      ))}
      <Typography variant="body2">{t('maps.many')}</Typography>
    </Box>
  )
}
