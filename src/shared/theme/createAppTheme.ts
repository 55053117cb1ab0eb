import { createTheme, type Shadows, type Theme } from '@mui/material/styles'
import { componentOverrides, FLOAT_SHADOW } from './components.ts'
import { DARK, LIGHT, type StatusTone, type Tone } from './palette.ts'

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface OwnTokens {
    stempel: { main: string; contrastText: string }
    kante: string
    grund: string
    schreibtisch: string
    papier: string
    ton: Record<StatusTone, Tone>
  }
  interface Palette extends OwnTokens {}
  interface PaletteOptions extends Partial<OwnTokens> {}
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    stempel: true
  }
}

/** Family of every text; the fallbacks have its measures, so that nothing jumps (index.html). */
const FAMILY = "'IBM Plex Sans', 'IBM Plex Sans Arabic', 'Plex Fallback', system-ui, sans-serif"

/** Flat, with one shadow for all that floats. */
const SHADOWS = ['none', ...Array<string>(24).fill(FLOAT_SHADOW)] as Shadows

/** Six sizes, two weights; headings stand out by weight and space. */
const typography = {
  fontFamily: FAMILY,
  fontWeightRegular: 400,
  fontWeightMedium: 600,
  fontWeightBold: 600,
  h1: { fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.25, letterSpacing: '-0.015em' },
  h2: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.35, letterSpacing: '-0.01em' },
  h3: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5 },
  h4: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5 },
  h5: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.5 },
  h6: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.5 },
  subtitle1: { fontSize: '1rem', lineHeight: 1.5 },
  subtitle2: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.5 },
  body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
  body2: { fontSize: '0.875rem', lineHeight: 1.5 },
  button: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.5, textTransform: 'none', letterSpacing: 0 },
  caption: { fontSize: '0.75rem', lineHeight: 1.5, letterSpacing: 0 },
  overline: { fontSize: '0.75rem', fontWeight: 600, lineHeight: 1.5, letterSpacing: '0.06em' },
} as const

/**
 * The usual widths of 600, 900, 1200 and 1536 px in the browser's own text size: who doubles that has half the room, and
 * gets the page of a narrower screen (UX-30). The step keeps 0.05 px between "up to" and "from".
 */
const breakpoints = { unit: 'rem', values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 }, step: 5 / 16 }

interface ThemeSettings {
  direction: 'ltr' | 'rtl'
  palettes?: { light: typeof LIGHT; dark: typeof DARK }
}

/** The look as a pure function of its settings. Colours of both modes are CSS variables under `data-scheme`. */
export function createAppTheme({ direction, palettes = { light: LIGHT, dark: DARK } }: ThemeSettings): Theme {
  return createTheme({
    direction,
    cssVariables: { colorSchemeSelector: 'data-scheme' },
    colorSchemes: { light: { palette: palettes.light }, dark: { palette: palettes.dark } },
    shape: { borderRadius: 8 },
    spacing: 8,
    breakpoints,
    // The kit wants 25 steps.
    shadows: SHADOWS,
    typography,
    components: componentOverrides,
  })
}
