import { PDFArray, type PDFDict, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'
import { readCurve } from '../colour/curve.ts'
import { readIcc } from '../colour/iccFile.ts'
import { srgbToXyz } from '../colour/lab.ts'
import type { Objects } from '../objects/pdfObjects.ts'

const name = (key: string) => PDFName.of(key)

/** Which colour spaces are those of the screen; other RGB spaces need their own profile and are left alone. */
export class Srgb {
  readonly #objects: Objects
  readonly #profiles = new Map<PDFStream, boolean>()

  constructor(objects: Objects) {
    this.#objects = objects
  }

  isNamed(resources: PDFDict | null, space: string): boolean {
    const spaces = this.#objects.dict(resources, 'ColorSpace')
    if (space !== 'DeviceRGB') return this.is(this.#objects.get(spaces, space))
    const instead = this.#objects.get(spaces, 'DefaultRGB')
    return instead === undefined || this.is(instead)
  }

  is(value: PDFObject | undefined): boolean {
    if (value instanceof PDFName) return value === name('DeviceRGB')
    if (!(value instanceof PDFArray)) return false
    const { context } = this.#objects
    const [kind, profile] = [context.lookup(value.get(0)), value.size() > 1 ? context.lookup(value.get(1)) : undefined]
    if (kind === name('DeviceRGB') || kind === name('CalRGB')) return true
    return kind === name('ICCBased') && profile instanceof PDFStream && this.#isScreen(profile)
  }

  /** One of patterns that get their colour where they are used. */
  isPattern(value: PDFObject): boolean {
    if (!(value instanceof PDFArray) || value.size() < 2) return false
    const [kind, base] = value.asArray().map((part) => this.#objects.context.lookup(part))
    return kind === name('Pattern') && this.is(base)
  }

  #isScreen(profile: PDFStream): boolean {
    const known = this.#profiles.get(profile)
    if (known !== undefined) return known
    const found = this.#objects.number(profile.dict, 'N') === 3 && isSrgbProfile(this.#objects.bytes(profile))
    this.#profiles.set(profile, found)
    return found
  }
}

/** Difference of a primary, XYZ, and of light that rounding in a profile makes. Adobe RGB is 0.17 away. */
const TOLERANCE = 0.005
const PRIMARIES = [
  ['rXYZ', 'rTRC', [1, 0, 0]],
  ['gXYZ', 'gTRC', [0, 1, 0]],
  ['bXYZ', 'bTRC', [0, 0, 1]],
] as const
const STEPS = [0.1, 0.25, 0.5, 0.75, 0.9]

/** A profile that is called sRGB, or has its primaries and its curve: Chromium gives its own another name. */
function isSrgbProfile(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, 8192)).replaceAll('\0', '')
  if (/sRGB|IEC61966/i.test(text)) return true
  const icc = readIcc(bytes)
  if (icc?.farbraum !== 'RGB ' || icc.tag('A2B0')) return false
  const white = srgbToXyz([1, 1, 1])[1]
  return PRIMARIES.every(([colorant, curve, rgb]) => {
    const [point, light] = [icc.tag(colorant), icc.tag(curve)]
    if (!point || point.byteLength < 20 || !light) return false
    const xyz = srgbToXyz(rgb)
    if (xyz.some((value, i) => Math.abs(point.getInt32(8 + 4 * i) / 65_536 - value) > TOLERANCE)) return false
    const bend = curveOf(light)
    // The luminance of a grey is the light of its channels.
    return STEPS.every((step) => Math.abs(bend(step) - srgbToXyz([step, step, step])[1] / white) <= TOLERANCE)
  })
}

function curveOf(tag: DataView): (value: number) => number {
  try {
    return readCurve(tag, 0).curve
  } catch {
    return () => Number.NaN
  }
}
