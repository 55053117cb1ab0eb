import { describe, expect, test } from 'vitest'
import { PRIMARIES } from '#src/shared/layout/layoutSettings.ts'
import { DARK, LIGHT } from '#src/shared/theme/palette.ts'
import { PRIMARY_RAMPS } from '#src/shared/theme/primaryRamps.ts'

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [bright = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (bright + 0.05) / (dark + 0.05)
}

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('%s', (mode, scheme) => {
  const { background, text, grund } = scheme
  const grounds = [background.default, background.paper, grund]

  test.each(Object.entries(scheme.ton))('chip %s is readable', (_name, { fg, bg }) => {
    expect(contrast(fg, bg)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['primary', 'secondary', 'error', 'warning', 'info', 'success', 'stempel'] as const)(
    '%s is readable as text on every ground, and carries its own text',
    (name) => {
      const { main, contrastText } = scheme[name]
      for (const ground of grounds) expect(contrast(main, ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(contrastText, main)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test('texts are readable, edges of controls are seen', () => {
    for (const ground of grounds) {
      expect(contrast(text.primary, ground)).toBeGreaterThanOrEqual(7)
      expect(contrast(text.secondary, ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(scheme.kante, ground)).toBeGreaterThanOrEqual(3)
    }
  })

  test.each(PRIMARIES)('primary colour %s is readable on every ground, on buttons and in chips', (name) => {
    const { primary, tone } = PRIMARY_RAMPS[name][mode]
    for (const ground of grounds) expect(contrast(primary.main, ground)).toBeGreaterThanOrEqual(4.5)
    // A pressed or hovered button is drawn in the darker step.
    for (const step of [primary.main, primary.dark])
      expect(contrast(primary.contrastText, step)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(tone.fg, tone.bg)).toBeGreaterThanOrEqual(4.5)
  })
})
