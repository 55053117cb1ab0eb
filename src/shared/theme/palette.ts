import type { KampagneState } from '#src/contract/kampagne.ts'

/** Text colour, quiet ground and edge of something with a meaning. */
export interface Tone {
  fg: string
  bg: string
}

/** Tones of chips: the meanings of the payment statuses (spec 4) and plain ones. */
type MeaningTone = 'success' | 'error' | 'warning' | 'info' | 'secondary' | 'primary' | 'stempel'
/** Every tone a chip can have; campaign states have their own ramp. */
export type StatusTone = MeaningTone | KampagneState

export interface Scheme {
  primary: { main: string; dark: string; light: string; contrastText: string }
  secondary: { main: string; contrastText: string }
  error: { main: string; contrastText: string }
  warning: { main: string; contrastText: string }
  info: { main: string; contrastText: string }
  success: { main: string; contrastText: string }
  /** Stamp red: needs the user now. */
  stempel: { main: string; contrastText: string }
  background: { default: string; paper: string }
  text: { primary: string; secondary: string; disabled: string }
  divider: string
  /** Edge of a control, 3:1 against its ground. */
  kante: string
  /** Ground of quiet areas on paper: table heads, behind artwork. */
  grund: string
  /** Ground on which white sheets lie. */
  schreibtisch: string
  /** White of a printed sheet, also in dark mode. */
  papier: string
  ton: Record<StatusTone, Tone>
}

const lightStates: Record<KampagneState, Tone> = {
  inBearbeitung: { fg: '#57534A', bg: '#ECE9E1' },
  inBearbeitungKorrektur: { fg: '#4B5466', bg: '#E7E8EB' },
  inInternerFreigabe: { fg: '#3F5482', bg: '#E4E9F4' },
  inBezahlung: { fg: '#2C4A8A', bg: '#DDE5F6' },
  inExternerFreigabe: { fg: '#22518C', bg: '#D8E6F7' },
  inAnreicherung: { fg: '#1C5880', bg: '#D6E9F4' },
  inVersandstellung: { fg: '#165D6B', bg: '#D5ECEF' },
  inLettershop: { fg: '#176052', bg: '#D6EDE5' },
  inVersendet: { fg: '#23622E', bg: '#DAEEDB' },
  inVersandFehlgeschlagen: { fg: '#9F241C', bg: '#FAE3DF' },
  inStorniert: { fg: '#853A33', bg: '#F3E5E1' },
}

const darkStates: Record<KampagneState, Tone> = {
  inBearbeitung: { fg: '#C9C3B7', bg: '#37342E' },
  inBearbeitungKorrektur: { fg: '#C2C8D6', bg: '#34363D' },
  inInternerFreigabe: { fg: '#B7C6EA', bg: '#2C3347' },
  inBezahlung: { fg: '#AFC3F3', bg: '#28345A' },
  inExternerFreigabe: { fg: '#A6CBF2', bg: '#20374F' },
  inAnreicherung: { fg: '#9DD0EC', bg: '#1C3B4A' },
  inVersandstellung: { fg: '#93D3DC', bg: '#1A3E43' },
  inLettershop: { fg: '#92D5BF', bg: '#1B4036' },
  inVersendet: { fg: '#9BD6A2', bg: '#203F26' },
  inVersandFehlgeschlagen: { fg: '#F5ABA2', bg: '#4D2723' },
  inStorniert: { fg: '#DDADA6', bg: '#40302D' },
}

export const LIGHT: Scheme = {
  primary: { main: '#2C4A8A', dark: '#203768', light: '#5A76B5', contrastText: '#FFFFFF' },
  secondary: { main: '#5E5A52', contrastText: '#FFFFFF' },
  error: { main: '#A8281F', contrastText: '#FFFFFF' },
  warning: { main: '#855700', contrastText: '#FFFFFF' },
  info: { main: '#24618A', contrastText: '#FFFFFF' },
  success: { main: '#2B6B38', contrastText: '#FFFFFF' },
  stempel: { main: '#B5372A', contrastText: '#FFFFFF' },
  background: { default: '#F7F5F0', paper: '#FFFFFF' },
  text: { primary: '#23211D', secondary: '#5F5B53', disabled: '#8D887D' },
  divider: '#E4E0D7',
  kante: '#8A857A',
  grund: '#FAF8F4',
  schreibtisch: '#E9E5DC',
  papier: '#FFFFFF',
  ton: {
    ...lightStates,
    success: { fg: '#23622E', bg: '#DAEEDB' },
    error: { fg: '#9F241C', bg: '#FAE3DF' },
    warning: { fg: '#734B00', bg: '#F8EACB' },
    info: { fg: '#1F5679', bg: '#D9EAF5' },
    secondary: { fg: '#57534A', bg: '#ECE9E1' },
    primary: { fg: '#2C4A8A', bg: '#DDE5F6' },
    stempel: { fg: '#A02C20', bg: '#FBE4DF' },
  },
}

export const DARK: Scheme = {
  primary: { main: '#9DB5EE', dark: '#7E9AE0', light: '#BFD0F6', contrastText: '#14203F' },
  secondary: { main: '#B4AEA3', contrastText: '#23211D' },
  error: { main: '#F29A90', contrastText: '#3A100C' },
  warning: { main: '#E6BA63', contrastText: '#33230A' },
  info: { main: '#8FC6E8', contrastText: '#0D2838' },
  success: { main: '#8DCB97', contrastText: '#0F2A15' },
  stempel: { main: '#F0907F', contrastText: '#3A120B' },
  background: { default: '#181714', paper: '#211F1C' },
  text: { primary: '#EDE9E1', secondary: '#B0AA9E', disabled: '#7F796E' },
  divider: '#37342E',
  kante: '#807A6F',
  grund: '#282622',
  schreibtisch: '#11100E',
  papier: '#FFFFFF',
  ton: {
    ...darkStates,
    success: { fg: '#9BD6A2', bg: '#203F26' },
    error: { fg: '#F5ABA2', bg: '#4D2723' },
    warning: { fg: '#ECC67C', bg: '#453619' },
    info: { fg: '#9DD0EC', bg: '#1C3B4A' },
    secondary: { fg: '#C9C3B7', bg: '#37342E' },
    primary: { fg: '#AFC3F3', bg: '#28345A' },
    stempel: { fg: '#F7AC9E', bg: '#4F2820' },
  },
}
