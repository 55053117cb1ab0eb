import Box from '@mui/material/Box'
import { useId, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bundesland } from '#src/engines/addresses/rules.ts'
import { GANZ, vergroessert, verschoben, type Ausschnitt } from '#src/domain/zielgruppe/karte/ausschnitt.ts'
import type { Gesten } from '#src/shared/zoom/useGesten.ts'
import { inhabitantsOf, shadeOf, SHEET, type mapOf, type Place } from './places.ts'

export type Layer = 'places' | 'density'

interface Props {
  map: ReturnType<typeof mapOf>
  layer: Layer
  state: Bundesland | null
  gestures: Gesten
  format: (value: number) => string
}

const STEP = 60

const zoomBy = (factor: number) => (view: Ausschnitt) => vergroessert(view, factor, SHEET)
const moveBy = (x: number, y: number) => (view: Ausschnitt) => verschoben(view, { x, y }, SHEET)
/** What a key does to the view. */
const KEYS = new Map([
  ['+', zoomBy(1.5)],
  ['=', zoomBy(1.5)],
  ['-', zoomBy(1 / 1.5)],
  ['0', () => GANZ],
  ['ArrowLeft', moveBy(STEP, 0)],
  ['ArrowRight', moveBy(-STEP, 0)],
  ['ArrowUp', moveBy(0, STEP)],
  ['ArrowDown', moveBy(0, -STEP)],
])

/** The map itself: moved and enlarged by pointer, fingers and keys. */
export function GermanyMap({ map, layer, state, gestures, format }: Props) {
  const { t } = useTranslation('demoCharts')
  const id = useId()
  const { ausschnitt: view, setAusschnitt: setView, flaeche, handlers } = gestures

  function press(event: KeyboardEvent): void {
    const change = KEYS.get(event.key)
    if (event.ctrlKey || event.metaKey || event.altKey || change === undefined) return
    event.preventDefault()
    setView(change)
  }

  return (
    <Box
      component="fieldset"
      tabIndex={0}
      aria-label={t('maps.title')}
      aria-describedby={`${id}-keys`}
      onKeyDown={press}
      onDoubleClick={() => setView(zoomBy(2))}
      sx={{
        aspectRatio: `${SHEET.breite} / ${SHEET.hoehe}`,
        inlineSize: '100%',
        minInlineSize: 0,
        margin: 0,
        padding: 0,
        border: 0,
        overflow: 'hidden',
        borderRadius: 1,
        cursor: view.faktor > 1 ? 'grab' : 'default',
        userSelect: 'none',
      }}
    >
      <svg
        ref={flaeche}
        {...handlers}
        aria-labelledby={`${id}-name`}
        viewBox={`0 0 ${SHEET.breite} ${SHEET.hoehe}`}
        // The whole map lets the page scroll; an enlarged one is moved itself.
        style={{ display: 'block', inlineSize: '100%', touchAction: view.faktor > 1 ? 'none' : 'pan-y' }}
      >
        <title id={`${id}-name`}>{t('maps.name', { count: map.places.length })}</title>
        <g transform={`translate(${view.x} ${view.y}) scale(${view.faktor})`}>
          <path
            d={map.outline}
            fill="var(--mui-palette-schreibtisch)"
            stroke="var(--mui-palette-kante)"
            strokeWidth={1.2 / view.faktor}
            strokeLinejoin="round"
          />
          {layer === 'density' ? (
            map.regions.map(({ plz, d, inhabitants, step }) => (
              <path
                key={plz}
                d={d}
                fill={shadeOf(step)}
                stroke="var(--mui-palette-background-paper)"
                strokeWidth={1 / view.faktor}
              >
                <title>{format(inhabitants)}</title>
              </path>
            ))
          ) : (
            <Dots places={map.places} state={state} zoom={view.faktor} format={format} />
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
