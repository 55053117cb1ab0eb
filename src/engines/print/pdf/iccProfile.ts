/**
 * sRGB as an ICC v2 display profile (IEC 61966-2-1), built from the published numbers, so that pictures can be tagged
 * without a file of somebody else.
 */

/** Primaries of sRGB adapted to D50 (Bradford), XYZ. */
const PRIMARIES = {
  rXYZ: [0.43607, 0.22249, 0.01392],
  gXYZ: [0.38515, 0.71687, 0.09708],
  bXYZ: [0.14307, 0.06061, 0.7141],
} as const
const D50 = [0.9642, 1, 0.82491] as const
const CURVE_POINTS = 1024
const HEADER_BYTES = 128

function ascii(text: string): number[] {
  return Array.from(text, (char) => char.charCodeAt(0))
}

function zeros(length: number): number[] {
  return Array.from({ length }, () => 0)
}

function u32(value: number): number[] {
  return [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
}

function u16(value: number): number[] {
  return [(value >>> 8) & 255, value & 255]
}

const s15Fixed16 = (value: number) => u32(Math.round(value * 65536))
const xyz = (values: readonly number[]) => [...ascii('XYZ '), ...u32(0), ...values.flatMap(s15Fixed16)]

/** Encoded value to linear light, IEC 61966-2-1. */
function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function curve(): number[] {
  const points = Array.from({ length: CURVE_POINTS }, (_, i) => Math.round(linear(i / (CURVE_POINTS - 1)) * 65535))
  return [...ascii('curv'), ...u32(0), ...u32(CURVE_POINTS), ...points.flatMap(u16)]
}

function description(text: string): number[] {
  const name = [...ascii(text), 0]
  // ASCII name, no Unicode name, no Macintosh name.
  return [...ascii('desc'), ...u32(0), ...u32(name.length), ...name, ...zeros(8 + 3 + 67)]
}

function header(size: number): number[] {
  return [
    ...u32(size),
    ...u32(0),
    ...u32(0x02100000),
    ...ascii('mntrRGB XYZ '),
    ...[2026, 1, 1, 0, 0, 0].flatMap(u16),
    ...ascii('acsp'),
    ...zeros(28),
    ...D50.flatMap(s15Fixed16),
    ...zeros(48),
  ]
}

/** Bytes of the profile. */
export function srgbProfile(): Uint8Array {
  const trc = curve()
  const tags: [string, number[]][] = [
    ['desc', description('sRGB IEC61966-2.1')],
    ['cprt', [...ascii('text'), ...u32(0), ...ascii('No copyright, use freely'), 0]],
    ['wtpt', xyz(D50)],
    ...Object.entries(PRIMARIES).map(([name, values]): [string, number[]] => [name, xyz(values)]),
    ['rTRC', trc],
    ['gTRC', trc],
    ['bTRC', trc],
  ]
  const table: number[] = u32(tags.length)
  const body: number[] = []
  const places = new Map<number[], number>()
  const start = HEADER_BYTES + 4 + tags.length * 12
  for (const [name, data] of tags) {
    let offset = places.get(data)
    if (offset === undefined) {
      offset = start + body.length
      places.set(data, offset)
      body.push(...data)
      while (body.length % 4 !== 0) body.push(0)
    }
    table.push(...ascii(name), ...u32(offset), ...u32(data.length))
  }
  return Uint8Array.from([...header(start + body.length), ...table, ...body])
}
