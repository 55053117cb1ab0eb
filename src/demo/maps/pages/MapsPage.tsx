import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BUNDESLAENDER, type Bundesland } from '#src/engines/addresses/rules.ts'
import { GANZ, umMitte, type Ausschnitt } from '#src/domain/zielgruppe/karte/ausschnitt.ts'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { useGesten } from '#src/shared/zoom/useGesten.ts'
import { DemoFrame } from '../../DemoFrame.tsx'
import { GermanyMap, type Layer } from '../GermanyMap.tsx'
import { MapBar } from '../MapBar.tsx'
import { CLASSES, mapOf, PROJECTIONS, shadeOf, SHEET, type Place, type Projection } from '../places.ts'
import { PlaceTable } from '../PlaceTable.tsx'
import { StateList } from '../StateList.tsx'

const CHOICE = { minInlineSize: 180 } as const
const LAYERS = ['places', 'density'] as const

/** Shows these places, with some land around them. */
function around(places: readonly Place[]): Ausschnitt {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const factor = Math.min(SHEET.breite / (right - left + 60), SHEET.hoehe / (bottom - top + 60), 6)
  return umMitte(GANZ, factor, SHEET, { x: (left + right) / 2, y: (top + bottom) / 2 })
}

/** Germany's larger places on a map that is drawn here: no map service is asked. */
export default function MapsPage() {
  const { t, i18n } = useTranslation(['demoCharts', 'demo'])
  const [layer, setLayer] = useState<Layer>('places')
  const [projection, setProjection] = useState<Projection>('conic')
  const [state, setState] = useState<Bundesland | null>(null)
  const gestures = useGesten(SHEET)
  const map = useMemo(() => mapOf(projection), [projection])
  const placesOf = (code: Bundesland | null) => map.places.filter(({ ort }) => code === null || ort.bundesland === code)
  const number = new Intl.NumberFormat(`${i18n.language}-u-nu-latn`)
  const format = (value: number) => number.format(value)

  function choose(code: Bundesland | null): void {
    setState(code)
    gestures.setAusschnitt(code === null ? GANZ : around(placesOf(code)))
  }

  function project(chosen: Projection): void {
    setProjection(chosen)
    setState(null)
    gestures.setAusschnitt(GANZ)
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
          <MapBar gestures={gestures}>
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
          <GermanyMap map={map} layer={layer} state={state} gestures={gestures} format={format} />
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
