import sharp, { type Sharp } from 'sharp'
import { createRandom } from '../random.ts'
import { A4, circle, drawing, gradient, line, path, radial, rect, ridge, type Leinwand } from './svg.ts'

/** Header of the letter, mm and px at 300 dpi. */
const KOPF: Leinwand = { w: 216, h: 42, pxW: 2552, pxH: 496 }

const DEFS =
  gradient('sky', ['#f8d9b8', '#f3b9a0', '#9fb8c9']) +
  radial('sun', ['#fff6e0', '#ffe5b5/.8', '#ffe5b5/0']) +
  gradient('lake', ['#f2c1a4', '#6f97ab', '#2f5a78']) +
  gradient('shine', ['#ffffff/.5', '#ffffff/0', '#ffffff/.14'])

/** A lake with mountains and a boat, drawn from the same numbers every time. */
function lake(w: number, h: number, horizon: number, scale: number): string {
  const random = createRandom(53)
  const ridges = [
    ['#b7a9b4', 17],
    ['#8493a6', 11],
    ['#50728c', 5],
  ] as const
  const glints = Array.from({ length: 90 }, () => {
    const y = horizon + 2 + random.next() * (h - horizon)
    const x = w * 0.62 + random.normal() * w * 0.16
    return line(`M ${x} ${y} h ${(2 + random.next() * 9) * scale}`, '#ffe9c9', 0.4 * scale, 'stroke-opacity=".7"')
  }).join('')
  const firs = Array.from({ length: 30 }, () => {
    const x = random.next() * w
    const size = (3 + random.next() * 5) * scale
    return path(`M ${x} ${horizon - size * 2} l ${size * 0.55} ${size * 2.1} h ${-size * 1.1} Z`, '#2f5568')
  }).join('')
  const boat =
    path(
      `M ${w * 0.36} ${horizon + 14 * scale} h ${18 * scale} l ${-3 * scale} ${3.4 * scale} h ${-12 * scale} Z`,
      '#8c3b32',
    ) +
    path(
      `M ${w * 0.36 + 8 * scale} ${horizon + 13 * scale} v ${-17 * scale} l ${10 * scale} ${15 * scale} Z`,
      '#fff8ec',
    ) +
    path(
      `M ${w * 0.36 + 7 * scale} ${horizon + 13 * scale} v ${-13 * scale} l ${-6 * scale} ${12 * scale} Z`,
      '#f2e3cc',
    )
  return (
    rect(0, 0, w, h, 'url(#sky)') +
    circle(w * 0.62, horizon - 8 * scale, 26 * scale, 'url(#sun)') +
    circle(w * 0.62, horizon - 8 * scale, 6.4 * scale, '#fff3d6') +
    ridges
      .map(([fill, up]) => path(ridge(random, w, h, horizon - up * scale, 4.6 * scale, 26 * scale), fill))
      .join('') +
    firs +
    rect(0, horizon, w, h - horizon, 'url(#lake)') +
    glints +
    boat
  )
}

interface Glasses {
  /** Middle between the lenses, and the radius of one. */
  x: number
  y: number
  r: number
}

function lensPath({ x, y, r }: Glasses, side: -1 | 1): string {
  const cx = x + side * r * 1.22
  return `M ${cx - r} ${y - r * 0.2} C ${cx - r} ${y - r * 1.02} ${cx + r} ${y - r * 1.02} ${cx + r} ${y - r * 0.2} C ${cx + r} ${y + r * 0.95} ${cx - r} ${y + r * 0.95} ${cx - r} ${y - r * 0.2} Z`
}

/** Between two steps nothing is packed: packing takes longer than painting. */
const keep = (image: Sharp) => image.tiff({ compression: 'none' }).toBuffer()

const paint = (svg: string) => keep(sharp(Buffer.from(svg), { limitInputPixels: false }))

/** The world is blurred but for what the glasses show. Composed of pictures: as SVG filter and clip it takes half a minute. */
async function scene(canvas: Leinwand, horizon: number, scale: number, glasses: Glasses): Promise<Buffer> {
  const { pxW, pxH } = canvas
  const lenses = `${lensPath(glasses, -1)} ${lensPath(glasses, 1)}`
  const band = bandOf(canvas, glasses)
  const world = lake(canvas.w, canvas.h, horizon, scale)
  // What is blurred anyway is drawn small; only what the glasses show needs every dot.
  const far = { ...canvas, pxW: Math.round(pxW / 12), pxH: Math.round(pxH / 12) }
  const small = await keep(sharp(await paint(drawing(far, DEFS, world))).blur(2.4))
  const inside = await keep(
    sharp(await paint(drawing(band, DEFS, world))).composite([
      { input: await paint(drawing(band, '', path(lenses, '#fff'))), blend: 'dest-in' },
    ]),
  )
  const veil = {
    create: { width: 8, height: 8, channels: 4, background: { r: 255, g: 255, b: 255, alpha: 0.14 } },
  } as const
  const glass = await paint(drawing(band, DEFS, path(lenses, 'url(#shine)') + frame(glasses, lenses)))
  return keep(
    sharp(await keep(sharp(small).composite([{ input: veil, tile: true }])))
      .resize(pxW, pxH, { fit: 'fill', kernel: 'cubic' })
      .composite([inside, glass].map((input) => ({ input, left: 0, top: band.top }))),
  )
}

/** The strip of the page in which the glasses are. */
function bandOf({ h, pxH, ...canvas }: Leinwand, { y, r }: Glasses): Leinwand & { top: number } {
  const top = Math.max(0, Math.floor(((y - 1.2 * r) / h) * pxH))
  const height = Math.min(pxH, Math.ceil(((y + 1.2 * r) / h) * pxH)) - top
  return { ...canvas, y: (top / pxH) * h, h: (height / pxH) * h, pxH: height, top }
}

function frame({ x, y, r }: Glasses, lenses: string): string {
  const brown = '#3a2a24'
  const side = (sign: 1 | -1) =>
    `M ${x + sign * r * 2.2} ${y - r * 0.34} Q ${x + sign * r * 2.7} ${y - r * 0.52} ${x + sign * r * 3.2} ${y - r * 0.3}`
  return (
    path(lenses, 'none', `stroke="${brown}" stroke-width="${r * 0.1}"`) +
    line(`M ${x - r * 0.24} ${y - r * 0.34} Q ${x} ${y - r * 0.62} ${x + r * 0.24} ${y - r * 0.34}`, brown, r * 0.1) +
    line(`${side(-1)} ${side(1)}`, brown, r * 0.1)
  )
}

export const opticsHeader = () => scene(KOPF, 26, 0.62, { x: 152, y: 23, r: 14 })
export const opticsPage = () => scene(A4, 176, 1.5, { x: 108, y: 172, r: 36 })
