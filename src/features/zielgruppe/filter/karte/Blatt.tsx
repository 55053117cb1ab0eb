import { styled } from '@mui/material/styles'
import { UNMIRRORED_DIRECTION } from '#src/shared/theme/direction.ts'

/** The drawing of the map in the colours of the theme. Never mirrored: east is on the right in every language. */
export const Blatt = styled('svg')(({ theme }) => {
  const { palette } = theme.vars
  return {
    display: 'block',
    inlineSize: '100%',
    userSelect: 'none',
    [UNMIRRORED_DIRECTION]: 'ltr',
    borderRadius: 8,
    backgroundColor: palette.schreibtisch,
    '& :is(.region, .gewaehlt, .fokus, .kreis)': { vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' },
    '& .region': {
      // Lightly by the people who live there; chosen is by far darker and has an outline as well.
      fill: `color-mix(in srgb, ${palette.primary.main} var(--dichte, 4%), ${palette.background.paper})`,
      stroke: palette.kante,
      strokeWidth: 0.75,
      outline: 'none',
    },
    "& [data-dichte='1']": { '--dichte': '8%' },
    "& [data-dichte='2']": { '--dichte': '14%' },
    "& [data-dichte='3']": { '--dichte': '20%' },
    "& [data-dichte='4']": { '--dichte': '27%' },
    '& .region[role]': { cursor: 'pointer' },
    "& .region[role]:not([data-anteil='ganz']):hover": {
      fill: `color-mix(in srgb, ${palette.primary.main} 34%, ${palette.background.paper})`,
    },
    "& .region[data-anteil='ganz']": {
      fill: `color-mix(in srgb, ${palette.primary.main} 62%, ${palette.background.paper})`,
    },
    '& .gewaehlt': { fill: 'none', stroke: palette.primary.main, strokeWidth: 2, pointerEvents: 'none' },
    '& .fokus': { fill: 'none', stroke: 'transparent', strokeWidth: 4, pointerEvents: 'none' },
    '&:has(.region:focus-visible) .fokus': { stroke: palette.text.primary },
    '& .punkte': {
      fill: 'none',
      stroke: palette.primary.main,
      strokeLinecap: 'round',
      vectorEffect: 'non-scaling-stroke',
      pointerEvents: 'none',
    },
    '& .kreis': {
      fill: palette.primary.main,
      fillOpacity: 0.16,
      stroke: palette.primary.main,
      strokeWidth: 2,
      pointerEvents: 'none',
    },
    '& text': {
      textAnchor: 'middle',
      fill: palette.text.primary,
      stroke: palette.background.paper,
      strokeWidth: '0.2em',
      paintOrder: 'stroke',
      pointerEvents: 'none',
    },
    '& .ziel': { fill: 'transparent' },
    '& .plz circle:not(.ziel)': { fill: palette.background.paper, stroke: palette.primary.main, strokeWidth: 1 },
    '& .plz[data-gewaehlt] circle:not(.ziel)': { fill: palette.primary.main },
    '& .plz[data-gewaehlt] text': { fontWeight: 600 },
    '& .plz[role]': { cursor: 'pointer', outline: 'none' },
    '& .plz:focus-visible .ziel': { stroke: palette.text.primary, strokeWidth: 2, vectorEffect: 'non-scaling-stroke' },
    '& .griff': { cursor: 'grab', outline: 'none', touchAction: 'none' },
    '& .griff .knopf': { fill: palette.background.paper, stroke: palette.primary.main, strokeWidth: 2.5 },
    '& .griff .kern': { fill: palette.primary.main, stroke: palette.primary.main, strokeWidth: 1.5 },
    '& .griff .zahl': { fontWeight: 600 },
    '& .griff .zahl.ost': { textAnchor: 'start' },
    '& .griff .zahl.west': { textAnchor: 'end' },
    '& .griff:focus-visible .ziel': { stroke: palette.text.primary, strokeWidth: 2 },
    '@media (forced-colors: active)': {
      '& .region': { fill: 'Canvas', stroke: 'CanvasText' },
      "& .region[data-anteil='ganz']": { fill: 'Highlight' },
      '& :is(.gewaehlt, .fokus, .kreis, .punkte)': { stroke: 'Highlight' },
    },
  }
})
