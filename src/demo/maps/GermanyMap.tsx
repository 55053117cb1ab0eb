import Box from '@mui/material/Box'
import { useId, type Dispatch, type KeyboardEvent, type SetStateAction } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bundesland } from '#src/engines/addresses/places/bundeslaender.ts'
import { hexagonsOf } from './hexagons.ts'
import { shadeOf } from './shades.ts'
import { inhabitantsOf, type Place } from './places.ts'
import { SHEET } from './projections.ts'
import { useGestures } from './useGestures.ts'
import { viewAfterKey, zoomed, type View } from './view.ts'

export type Layer = 'places' | 'density'

interface Props {
  map: { places: readonly Place[]; outline: string }
  layer: Layer
  state: Bundesland | null
  view: View
  setView: Dispatch<SetStateAction<View>>
  format: (value: number) => string
}

/** The map itself: moved and enlarged by pointer, fingers and keys. */
export function GermanyMap({ map, layer, state, view, setView, format }: Props) {
  const { t } = useTranslation('demoCharts')
  const id = useId()
  const { area, handlers } = useGestures(setView)

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = viewAfterKey(view, event.key)
    if (next === undefined) return
    event.preventDefault()
    setView(next)
  }

  return (
    <Box
      ref={area}
      component="fieldset"
      tabIndex={0}
      aria-label={t('maps.title')}
      aria-describedby={`${id}-keys`}
      onKeyDown={press}
      onDoubleClick={() => setView(zoomed(view, 2))}
      {...handlers}
      sx={{
        aspectRatio: `${SHEET.width} / ${SHEET.height}`,
        inlineSize: '100%',
        minInlineSize: 0,
        margin: 0,
        padding: 0,
        border: 0,
        overflow: 'hidden',
        borderRadius: 1,
        cursor: view.zoom > 1 ? 'grab' : 'default',
        // The whole map lets the page scroll; an enlarged one is moved itself.
        touchAction: view.zoom > 1 ? 'none' : 'pan-y',
        userSelect: 'none',
      }}
    >
      <svg
        aria-labelledby={`${id}-name`}
        viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
        style={{ display: 'block', inlineSize: '100%' }}
      >
        <title id={`${id}-name`}>{t('maps.name', { count: map.places.length })}</title>
        <clipPath id={`${id}-land`}>
          <path d={map.outline} />
        </clipPath>
        <g transform={`translate(${view.x} ${view.y}) scale(${view.zoom})`}>
          <path
            d={map.outline}
            fill="var(--mui-palette-schreibtisch)"
            stroke="var(--mui-palette-kante)"
            strokeWidth={1.2 / view.zoom}
            strokeLinejoin="round"
          />
          {layer === 'density' ? (
            <g clipPath={`url(#${id}-land)`}>
              {hexagonsOf(map.places).map(({ key, path, inhabitants, step }) => (
                <path
                  key={key}
                  d={path}
                  fill={shadeOf(step)}
                  stroke="var(--mui-palette-background-paper)"
                  strokeWidth={1 / view.zoom}
                >
                  <title>{format(inhabitants)}</title>
                </path>
              ))}
            </g>
          ) : (
            <Dots places={map.places} state={state} zoom={view.zoom} format={format} />
          )}
        </g>
      </svg>
      <span id={`${id}-keys`} hidden>
        {t('maps.keys')}
      </span>
    </Box>
  )
}

interface DotsProps {
  places: readonly Place[]
  state: Bundesland | null
  zoom: number
  format: Props['format']
}

/** A place is a dot by its inhabitants; those of the chosen state stand out and have their names. */
function Dots({ places, state, zoom, format }: DotsProps) {
  const { t } = useTranslation('demoCharts')
  const chosen = places.filter(({ ort }) => ort.bundesland === state)
  // Dots grow slower than the map, so that they come apart.
  const scale = Math.sqrt(zoom) / zoom
  return (
    <>
      {places.map(({ ort, x, y }) => (
        <circle
          key={`${ort.name} ${ort.plz[0]?.[0]}`}
          cx={x}
          cy={y}
          r={(1.6 + Math.sqrt(ort.einwohnerTausend) * 0.28) * scale}
          fill={ort.bundesland === state ? 'var(--mui-palette-stempel-main)' : 'var(--mui-palette-primary-main)'}
          fillOpacity={state === null || ort.bundesland === state ? 0.75 : 0.3}
          stroke="var(--mui-palette-background-paper)"
          strokeWidth={0.8 * scale}
        >
          <title>{t('maps.placeTitle', { name: ort.name, count: format(inhabitantsOf(ort)) })}</title>
        </circle>
      ))}
      {chosen.slice(0, LABELLED).map(({ ort, x, y }) => (
        <text
          key={ort.name}
          x={x}
          y={y - (4 + Math.sqrt(ort.einwohnerTausend) * 0.28) * scale}
          textAnchor="middle"
          fontSize={15 / zoom}
          fontWeight={600}
          fill="var(--mui-palette-text-primary)"
          stroke="var(--mui-palette-background-paper)"
          strokeWidth={3 / zoom}
          paintOrder="stroke"
          pointerEvents="none"
          lang="de"
        >
          {ort.name}
        </text>
      ))}
    </>
  )
}

/** As many names as a state has room for. */
const LABELLED = 4
