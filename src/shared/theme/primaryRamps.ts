import type { LayoutSettings } from '../layout/layoutSettings.ts'
import { DARK, LIGHT, type Scheme, type Tone } from './palette.ts'

/** What a primary colour of the customizer changes: the ramp and the quiet tone made from it. */
export interface PrimaryRamp {
  primary: Scheme['primary']
  tone: Tone
}

const light = (main: string, dark: string, lighter: string, bg: string): PrimaryRamp => ({
  primary: { main, dark, light: lighter, contrastText: '#FFFFFF' },
  tone: { fg: main, bg },
})
const dark = (
  main: string,
  darker: string,
  lighter: string,
  contrastText: string,
  fg: string,
  bg: string,
): PrimaryRamp => ({
  primary: { main, dark: darker, light: lighter, contrastText },
  tone: { fg, bg },
})

/** The six primary colours: the product's ink, and five made the same way (same lightness, same contrasts). */
export const PRIMARY_RAMPS: Record<LayoutSettings['primary'], { light: PrimaryRamp; dark: PrimaryRamp }> = {
  ink: {
    light: { primary: LIGHT.primary, tone: LIGHT.ton.primary },
    dark: { primary: DARK.primary, tone: DARK.ton.primary },
  },
  petrol: {
    light: light('#11575F', '#0B4047', '#3F838B', '#D5EBEE'),
    dark: dark('#86CBD3', '#63B2BB', '#AEDFE4', '#0B2B2F', '#93D3DC', '#1A3E43'),
  },
  moss: {
    light: light('#3A5A22', '#294118', '#668748', '#E3EDD8'),
    dark: dark('#AFCB8F', '#92B26F', '#CBE0B3', '#1D2C11', '#B9D39C', '#2D3C1F'),
  },
  ochre: {
    light: light('#744E00', '#553900', '#A37A2C', '#F6E9CE'),
    dark: dark('#E2BC6E', '#C79F4C', '#F0D49B', '#33230A', '#E7C684', '#443719'),
  },
  slate: {
    light: light('#44546A', '#303C4D', '#71819A', '#E3E8EF'),
    dark: dark('#B3C1D4', '#95A5BB', '#D0DAE7', '#1C2532', '#BECADB', '#323B48'),
  },
  plum: {
    light: light('#6B3A7D', '#4F2A5D', '#9767A8', '#F0E2F4'),
    dark: dark('#D3AEE3', '#BA8ECE', '#E6CDF0', '#301A3A', '#DABAE8', '#432E4D'),
  },
}
