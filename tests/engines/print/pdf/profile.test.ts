import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { srgbProfile } from '#src/engines/print/pdf/iccProfile.ts'
import { profileChannels } from '#src/engines/print/objects/jpeg.ts'

const bytes = srgbProfile()
const view = new DataView(bytes.buffer)
const text = (at: number, length: number): string => String.fromCharCode(...bytes.subarray(at, at + length))
const numbers = (at: number): number[] => [0, 4, 8].map((by) => view.getInt32(at + by) / 65_536)

/** Tags as ICC.1:2001 section 6.2 lists them: name, offset, length. */
const tags = new Map(
  Array.from({ length: view.getUint32(128) }, (_, i) => {
    const at = 132 + 12 * i
    return [text(at, 4), { at: view.getUint32(at + 4), length: view.getUint32(at + 8) }] as const
  }),
)
const tag = (name: string) => tags.get(name) ?? { at: 0, length: 0 }
const xyz = (name: string): number[] => numbers(tag(name).at + 8)

describe('the sRGB profile that tags pictures (ICC.1:2001)', () => {
  test('says what it is', () => {
    expect(view.getUint32(0)).toBe(bytes.length)
    expect([4, 44, 84].map((at) => view.getUint32(at))).toEqual([0, 0, 0])
    expect(bytes[8]).toBe(2)
    expect(text(12, 12)).toBe('mntrRGB XYZ ')
    expect([24, 26, 28, 30, 32, 34].map((at) => view.getUint16(at))).toEqual([2026, 1, 1, 0, 0, 0])
    expect(text(36, 4)).toBe('acsp')
    expect(bytes.subarray(40, 68).every((byte) => byte === 0)).toBe(true)
    expect(profileChannels(bytes)).toBe(3)
  })

  test('lists what a display profile has to have, each in its place and aligned', () => {
    expect([...tags.keys()].toSorted()).toEqual(
      ['bTRC', 'bXYZ', 'cprt', 'desc', 'gTRC', 'gXYZ', 'rTRC', 'rXYZ', 'wtpt'].toSorted(),
    )
    const places = [...new Map([...tags.values()].map((place) => [place.at, place])).values()]
    let end = 132 + 12 * tags.size
    for (const { at, length } of places.toSorted((a, b) => a.at - b.at)) {
      expect(at % 4).toBe(0)
      // Nothing but the filling up to four bytes lies between.
      expect(at - end).toBeGreaterThanOrEqual(0)
      expect(at - end).toBeLessThan(4)
      expect(bytes.subarray(end, at).every((byte) => byte === 0)).toBe(true)
      end = at + length
    }
    expect(bytes.length - end).toBeLessThan(4)
    for (const { at } of places) expect(view.getUint32(at + 4)).toBe(0)
  })

  test('has a name and says that anybody may use it', () => {
    const { at, length } = tag('desc')
    expect(text(at, 4)).toBe('desc')
    const named = view.getUint32(at + 8)
    expect(text(at + 12, named)).toBe('sRGB IEC61966-2.1\0')
    // Unicode language, count, and the fixed 70 bytes of the Macintosh name.
    expect(length).toBe(12 + named + 8 + 70)
    expect(text(tag('cprt').at, 4)).toBe('text')
    expect(text(tag('cprt').at + 8, tag('cprt').length - 8)).toMatch(/^No copyright.*\0$/)
  })

  test('has the primaries of sRGB under D50, which add up to its white', () => {
    const d50 = [0.9642, 1, 0.8249]
    for (const white of [xyz('wtpt'), numbers(68)])
      for (const [i, value] of white.entries()) expect(value).toBeCloseTo(d50[i] ?? 0, 4)
    const primaries = ['rXYZ', 'gXYZ', 'bXYZ'].map(xyz)
    for (const [i, white] of xyz('wtpt').entries())
      expect(primaries.reduce((sum, primary) => sum + (primary[i] ?? 0), 0)).toBeCloseTo(white, 3)
    // The Y of the primaries is the weight of each in brightness; x and y of red are (0.648, 0.331) under D50.
    expect(primaries.map(([, y = 0]) => Number(y.toFixed(3)))).toEqual([0.222, 0.717, 0.061])
    const chromaticity = ([x = 0, y = 0, z = 0]: number[]) =>
      [x, y].map((value) => Number((value / (x + y + z)).toFixed(2)))
    expect(primaries.map(chromaticity)).toEqual([
      [0.65, 0.33],
      [0.32, 0.6],
      [0.16, 0.07],
    ])
    for (const name of ['rXYZ', 'gXYZ', 'bXYZ', 'wtpt'])
      expect([text(tag(name).at, 4), tag(name).length]).toEqual(['XYZ ', 20])
  })

  test('has the curve of IEC 61966-2-1, the same for each channel', () => {
    const { at, length } = tag('rTRC')
    expect([tag('gTRC'), tag('bTRC')]).toEqual([
      { at, length },
      { at, length },
    ])
    expect(text(at, 4)).toBe('curv')
    const points = view.getUint32(at + 8)
    expect(length).toBe(12 + 2 * points)
    const light = (share: number): number => view.getUint16(at + 12 + 2 * Math.round(share * (points - 1))) / 65_535
    expect([light(0), light(1)]).toEqual([0, 1])
    // Published values: straight below 4 %, then bent.
    expect(light(0.02)).toBeCloseTo(0.02 / 12.92, 4)
    expect(light(0.04)).toBeCloseTo(0.04 / 12.92, 4)
    expect(light(0.0411)).toBeCloseTo(0.00318, 4)
    expect(light(0.25)).toBeCloseTo(0.0509, 3)
    expect(light(0.5)).toBeCloseTo(0.214, 3)
    expect(light(0.75)).toBeCloseTo(0.5225, 3)
    for (let i = 1; i < points; i++)
      expect(view.getUint16(at + 12 + 2 * i)).toBeGreaterThanOrEqual(view.getUint16(at + 10 + 2 * i))
  })

  test('leaves the colours of an sRGB picture as they are (Little CMS)', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'profile-'))
    try {
      writeFileSync(join(folder, 'own.icc'), bytes)
      const raw = Uint8Array.from({ length: 256 * 3 }, (_, i) => (i * 89) % 256)
      const shown = await sharp(raw, { raw: { width: 256, height: 1, channels: 3 } })
        .withIccProfile(join(folder, 'own.icc'))
        .png()
        .toBuffer()
      const out = await sharp(shown, { ignoreIcc: true }).raw().toBuffer()
      for (const [i, value] of raw.entries()) expect(Math.abs((out[i] ?? 0) - value)).toBeLessThanOrEqual(2)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
