import type { Random } from '../random.ts'

/** Size of a page's artwork in mm of the data format, and in pixels at 300 dpi (domain 4.4). */
export interface Leinwand {
  w: number
  h: number
  /** Where the drawing begins on the page. */
  y?: number
  pxW: number
  pxH: number
}
export const POSTKARTE: Leinwand = { w: 241, h: 131, pxW: 2847, pxH: 1548 }
export const A4: Leinwand = { w: 216, h: 303, pxW: 2552, pxH: 3579 }

/** A drawing in mm that fills its page. */
export function drawing({ w, h, y = 0, pxW, pxH }: Leinwand, defs: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pxW}" height="${pxH}" viewBox="0 ${y} ${w} ${h}" preserveAspectRatio="none"><defs>${defs}</defs>${content}</svg>`
}

/** Linear gradient from top to bottom unless told otherwise. */
export function gradient(id: string, stops: readonly string[], direction: 'down' | 'right' = 'down'): string {
  const end = direction === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"'
  return `<linearGradient id="${id}" x1="0" y1="0" ${end}>${stopList(stops)}</linearGradient>`
}

export function radial(id: string, stops: readonly string[], at = 'cx=".5" cy=".5" r=".5"'): string {
  return `<radialGradient id="${id}" ${at}>${stopList(stops)}</radialGradient>`
}

/** "colour" or "colour/opacity", spread evenly. */
function stopList(stops: readonly string[]): string {
  return stops
    .map((stop, index) => {
      const [colour, opacity = '1'] = stop.split('/')
      return `<stop offset="${index / (stops.length - 1)}" stop-color="${colour}" stop-opacity="${opacity}"/>`
    })
    .join('')
}

export const blur = (id: string, mm: number) =>
  `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${mm}"/></filter>`

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`
export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`
export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
export const line = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
export const group = (transform: string, content: string, more = '') =>
  `<g transform="${transform}" ${more}>${content}</g>`

/** A soft ridge over the full width: hills, waves, roofs of leaves. */
export function ridge(random: Random, w: number, bottom: number, y: number, amplitude: number, step: number): string {
  let d = `M 0 ${bottom} L 0 ${(y + random.normal() * amplitude * 0.4).toFixed(2)}`
  for (let x = 0; x < w; x += step) {
    const next = y + random.normal() * amplitude
    d += ` S ${(x + step * 0.5).toFixed(2)} ${next.toFixed(2)} ${(x + step).toFixed(2)} ${(y + random.normal() * amplitude * 0.5).toFixed(2)}`
  }
  return `${d} L ${w} ${bottom} Z`
}
