import { escapeXml } from '#src/base/xml.ts'
import type { Farbe, FormatId } from '#src/contract/dokument.ts'
import { type BildOp, type GlyphsOp, type LayoutResult, type PfadOp, pfadToSvg } from './displayList.ts'
import type { Druckprofil } from './colour/druckprofil.ts'
import { toCss } from './farbe.ts'
import type { FontSet } from './fonts.ts'
import { FORMATS } from './formats.ts'

type Css = (farbe: Farbe) => string

export interface SvgOptions {
  format: FormatId
  fonts: FontSet
  /** Address of a picture, a data: URL for a file that stands alone. */
  assetHref(id: string): string
  widthPx: number
  /** What is printed with: colours are shown through it. */
  profil?: Druckprofil
}

const n = (value: number) => String(Math.round(value * 10000) / 10000)

/** Collects each used glyph once as a `<path>` to be referred to. */
class Glyphs {
  readonly #ids = new Map<string, string>()
  readonly #fonts: FontSet
  readonly #css: Css
  defs = ''

  constructor(fonts: FontSet, css: Css) {
    this.#fonts = fonts
    this.#css = css
  }

  use({ font, size, x, y, gids, adv, color }: GlyphsOp): string {
    const scale = size / 1000
    let pen = 0
    let uses = ''
    for (const [i, gid] of gids.entries()) {
      const id = this.#define(font, gid)
      if (id !== null) uses += `<use href="#${id}" x="${n(pen / scale)}"/>`
      pen += adv[i] ?? 0
    }
    return `<g fill="${this.#css(color)}" transform="matrix(${scale} 0 0 ${-scale} ${n(x)} ${n(y)})">${uses}</g>`
  }

  #define(font: string, gid: number): string | null {
    const key = `${font}/${gid}`
    const known = this.#ids.get(key)
    if (known !== undefined) return known === '' ? null : known
    const outline = this.#fonts.byKey(font).outline(gid)
    const id = outline === '' ? '' : `g${this.#ids.size}`
    this.#ids.set(key, id)
    if (id !== '') this.defs += `<path id="${id}" d="${outline}"/>`
    return id === '' ? null : id
  }
}

function path({ d, fill, stroke, evenOdd }: PfadOp, css: Css): string {
  const rule = evenOdd ? ' fill-rule="evenodd"' : ''
  const line = stroke ? ` stroke="${css(stroke.color)}" stroke-width="${n(stroke.width)}"` : ''
  return `<path d="${pfadToSvg(d)}" fill="${fill ? css(fill) : 'none'}"${rule}${line}/>`
}

/** A picture within its mask. */
function image({ rect, crop, clip }: BildOp, href: string, id: string): string {
  const picture = cropped({ rect, crop }, href)
  if (!clip) return picture
  return `<clipPath id="${id}"><path d="${pfadToSvg(clip)}"/></clipPath><g clip-path="url(#${id})">${picture}</g>`
}

/** The picture is stretched so that its crop covers the rectangle, and the rest is cut off. */
function cropped({ rect, crop }: Pick<BildOp, 'rect' | 'crop'>, href: string): string {
  const [w, h] = [rect.w / crop.w, rect.h / crop.h]
  const place = `x="${n(rect.x - crop.x * w)}" y="${n(rect.y - crop.y * h)}" width="${n(w)}" height="${n(h)}"`
  const picture = `<image href="${escapeXml(href)}" ${place} preserveAspectRatio="none"/>`
  if (crop.x === 0 && crop.y === 0 && crop.w === 1 && crop.h === 1) return picture
  const box = `${n(rect.x)} ${n(rect.y)} ${n(rect.w)} ${n(rect.h)}`
  const frame = `x="${n(rect.x)}" y="${n(rect.y)}" width="${n(rect.w)}" height="${n(rect.h)}"`
  return `<svg ${frame} viewBox="${box}" overflow="hidden" preserveAspectRatio="none">${picture}</svg>`
}

/** A page as an SVG file of its own, glyphs as outlines, so that it needs no font. */
export function pageToSvg(
  { ops }: Pick<LayoutResult, 'ops'>,
  { format, fonts, assetHref, widthPx, profil }: SvgOptions,
): string {
  const { w, h } = FORMATS[format].data
  const css: Css = (farbe) => toCss(farbe, profil)
  const glyphs = new Glyphs(fonts, css)
  let body = ''
  for (const [at, op] of ops.entries()) {
    if (op.op === 'glyphs') body += glyphs.use(op)
    else if (op.op === 'pfad') body += path(op, css)
    else if (op.op === 'bild') body += image(op, assetHref(op.assetId), `m${at}`)
    else if (op.op === 'Q') body += '</g>'
    else body += `<g transform="matrix(${op.m.map(n).join(' ')})"${op.alpha < 1 ? ` opacity="${n(op.alpha)}"` : ''}>`
  }
  const size = `width="${Math.round(widthPx)}" height="${Math.round((widthPx * h) / w)}" viewBox="0 0 ${w} ${h}"`
  const paper = `<path d="M0 0h${w}v${h}h-${w}z" fill="#fff"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${glyphs.defs}</defs>${paper}${body}</svg>`
}
