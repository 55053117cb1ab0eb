import { LIGHT } from '#src/shared/theme/palette.ts'

/** Colours of the lines over the sheet. The sheet is white paper in both modes, so they are those of the light one. */
export const GUIDE_COLORS = {
  beschnitt: LIGHT.error.main,
  sicherheit: LIGHT.success.main,
  zonen: LIGHT.warning.main,
  einrasten: LIGHT.stempel.main,
  auswahl: LIGHT.primary.main,
  hilfslinie: LIGHT.info.main,
} as const
