import type { Farbe, Mm } from '#src/contract/dokument.ts'
import { pfadToSvg, type PfadOp } from '../displayList.ts'
import type { Druckprofil } from '../colour/druckprofil.ts'
import { toCss } from '../farbe.ts'

/** A drawing of paths in inks, mm, y down; what overshoots its sheet is cut there. */
export interface Vektor {
  breite: Mm
  hoehe: Mm
  formen: readonly PfadOp[]
}

/** Attribute that carries the inks of a paint; `fill` and `stroke` show them on a screen. */
const TINTE = { fill: 'data-tinte', stroke: 'data-tinte-linie' } as const

/** Ends and corners of every line, on the screen and in print; drawn so, a thin line has neither spikes nor gaps. */
const RUND = 'stroke-linecap="round" stroke-linejoin="round"'

const teil = (value: number) => String(Math.round(value * 10_000) / 10_000)

/** Inks of a paint as "c m y k", each 0..1. Motifs have no other colours. */
function tinte(farbe: Farbe): string {
  if (!('k' in farbe)) throw new Error('A vector motif is drawn in inks')
  return [farbe.c, farbe.m, farbe.y, farbe.k].map(teil).join(' ')
}

type Profil = Druckprofil | null

function paint(kind: 'fill' | 'stroke', farbe: Farbe | undefined, profil: Profil): string {
  return farbe === undefined ? ` ${kind}="none"` : ` ${kind}="${toCss(farbe, profil)}" ${TINTE[kind]}="${tinte(farbe)}"`
}

function form({ d, fill, stroke, evenOdd }: PfadOp, profil: Profil): string {
  const rule = evenOdd ? ' fill-rule="evenodd"' : ''
  const line = stroke ? `${paint('stroke', stroke.color, profil)} stroke-width="${teil(stroke.width)}"` : ''
  return `<path d="${pfadToSvg(d)}"${paint('fill', fill, profil)}${line}${rule}/>`
}

/**
 * A vector motif as the file that is stored: an SVG that every browser shows, its inks beside the screen colours, so that
 * print gets CMYK as it was meant. `xmp`: what the file says of its origin;
 * `profil`: what it is shown through, never for the file that is kept.
 */
export function writeVektor({ breite, hoehe, formen }: Vektor, xmp: string, profil: Profil = null): string {
  const [w, h] = [teil(breite), teil(hoehe)]
  const size = `width="${w}mm" height="${h}mm" viewBox="0 0 ${w} ${h}" ${RUND}`
  const body = formen.map((each) => form(each, profil)).join('\n')
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>\n<metadata>${xmp}</metadata>\n${body}\n</svg>\n`
}
