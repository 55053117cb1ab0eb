import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Bildwandler } from '#src/engines/print/colour/bildwandler.ts'
import { deltaE } from '#src/engines/print/colour/deltaE.ts'
import { Druckprofil } from '#src/engines/print/colour/druckprofil.ts'
import { srgbToXyz, xyzToLab } from '#src/engines/print/colour/lab.ts'

const profil = new Druckprofil(new Uint8Array(readFileSync('public/druckprofil/FOGRA39L.icc')))
const wandler = new Bildwandler(profil)
const PIXELS = 3000
/** Noise that is the same each time. */
const noise = (channels: number) =>
  Uint8Array.from({ length: PIXELS * channels }, (_, i) => Math.imul(i + 1, 2_654_435_761) >>> 24)
const at = (pixels: ArrayLike<number>, start: number): [number, number, number] => [
  (pixels[start] ?? 0) / 255,
  (pixels[start + 1] ?? 0) / 255,
  (pixels[start + 2] ?? 0) / 255,
]
const lab = (rgb: readonly [number, number, number]) => xyzToLab(srgbToXyz(rgb))

function p99(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? NaN
}

test('pixels of a screen picture are shown as the profile shows each of them, and keep their cover', () => {
  const pixels = noise(4)
  const before = pixels.slice()
  wandler.showRgb(pixels, 4)
  const far = Array.from({ length: PIXELS }, (_, i) =>
    deltaE(lab(at(pixels, i * 4)), lab(profil.srgbOf(profil.inksOf(at(before, i * 4))))),
  )
  expect(p99(far)).toBeLessThan(1.5)
  expect(pixels.filter((_, i) => i % 4 === 3)).toEqual(before.filter((_, i) => i % 4 === 3))
})

test('pixels in inks are shown as the profile shows each of them', () => {
  const inks = noise(4)
  const shown = wandler.showCmyk(inks)
  const far = Array.from({ length: PIXELS }, (_, i) => {
    const [c, m, y] = at(inks, i * 4)
    return deltaE(lab(at(shown, i * 4)), lab(profil.srgbOf({ c, m, y, k: (inks[i * 4 + 3] ?? 0) / 255 })))
  })
  expect(p99(far)).toBeLessThan(1.5)
  expect(shown.filter((_, i) => i % 4 === 3).every((cover) => cover === 255)).toBe(true)
})

test('pixels of a screen picture become the inks of each of them', () => {
  const pixels = noise(3)
  const inks = wandler.separateRgb(pixels, 3)
  const far = Array.from({ length: PIXELS }, (_, i) => {
    const { c, m, y, k } = profil.inksOf(at(pixels, i * 3))
    return Math.max(...[c, m, y, k].map((ink, n) => Math.abs(ink - (inks[i * 4 + n] ?? 0) / 255)))
  })
  expect(p99(far)).toBeLessThan(0.04)
  expect([...wandler.separateRgb(Uint8Array.of(255, 255, 255), 3)]).toEqual([0, 0, 0, 0])
})

test('grey is shown as black ink alone: paper at one end, its black at the other', () => {
  const grey = Uint8Array.of(255, 255, 255, 128, 128, 128, 0, 0, 0)
  wandler.showGrey(grey, 3)
  const shown = [0, 127 / 255, 1].flatMap((k) => profil.srgbOf({ c: 0, m: 0, y: 0, k }).map((v) => Math.round(v * 255)))
  expect([...grey]).toEqual(shown)
})
