import { CLASSES } from './hexagons.ts'

/** From the ground of the map to the primary colour. */
export const shadeOf = (step: number): string =>
  `color-mix(in srgb, var(--mui-palette-primary-main) ${25 + (step * 75) / (CLASSES - 1)}%, var(--mui-palette-schreibtisch))`
