/** CIE Lab under D50, the connection space of print. */
export type Lab = readonly [l: number, a: number, b: number]
type Triple = readonly [number, number, number]

const D50: Triple = [0.9642, 1, 0.8249]
/** sRGB to XYZ under D50 (Bradford) and back, IEC 61966-2-1. */
const TO_XYZ = [0.4360747, 0.3850649, 0.1430804, 0.2225045, 0.7168786, 0.0606169, 0.0139322, 0.0971045, 0.7141733]
const FROM_XYZ = [3.1338561, -1.6168667, -0.4906146, -0.9787684, 1.9161415, 0.033454, 0.0719453, -0.2289914, 1.4052427]

function times([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0]: readonly number[], v: Triple): Triple {
  const [x, y, z] = v
  return [a * x + b * y + c * z, d * x + e * y + f * z, g * x + h * y + i * z]
}

const EPSILON = 216 / 24_389
const KAPPA = 24_389 / 27

export function labToXyz([l, a, b]: Lab): Triple {
  const fy = (l + 16) / 116
  const part = (f: number) => (f ** 3 > EPSILON ? f ** 3 : (116 * f - 16) / KAPPA)
  return [D50[0] * part(fy + a / 500), D50[1] * part(fy), D50[2] * part(fy - b / 200)]
}

export function xyzToLab([x, y, z]: Triple): Lab {
  const part = (t: number) => (t > EPSILON ? Math.cbrt(t) : (KAPPA * t + 16) / 116)
  const [fx, fy, fz] = [part(x / D50[0]), part(y / D50[1]), part(z / D50[2])]
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const encoded = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)

/** Of sRGB channels 0..1. */
export function srgbToXyz([r, g, b]: Triple): Triple {
  return times(TO_XYZ, [linear(r), linear(g), linear(b)])
}

/** sRGB channels 0..1; what the screen cannot show is cut at its edge. */
export function xyzToSrgb(xyz: Triple): Triple {
  const [r, g, b] = times(FROM_XYZ, xyz)
  const cut = (v: number) => Math.min(1, Math.max(0, encoded(v)))
  return [cut(r), cut(g), cut(b)]
}

/** Moves black up to `y` of the paper's light, white stays: what is darker than the darkest ink keeps its steps. */
export function raiseBlack([x, y, z]: Triple, black: number): Triple {
  const mix = (value: number, white: number) => value * (1 - black) + white * black
  return [mix(x, D50[0]), mix(y, D50[1]), mix(z, D50[2])]
}
