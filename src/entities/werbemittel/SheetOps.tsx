import { useDruckprofil } from './useDruckprofil.ts'
import { createContext, use, useId, type ReactNode } from 'react'
import { type BildOp, type GlyphsOp, type Op, type PfadOp, pfadToSvg, toCss } from '#src/engines/print/rules.ts'
import type { Druckprofil } from '#src/engines/print/page.ts'
import { Druckbild } from './Druckbild.tsx'

interface Props {
  ops: readonly Op[]
  /** Colours may be near the right ones: the profile is not asked for yet. */
  draft?: boolean
}

/** Object URLs of the pictures by asset id. */
export const AssetUrls = createContext<ReadonlyMap<string, string>>(new Map())

/** Draws a display list in mm: what the PDF gets is what stands here, glyph by glyph. */
export function SheetOps({ ops, draft = false }: Props) {
  return <Druckbild>{drawn(ops, { urls: use(AssetUrls), profil: useDruckprofil(!draft) })}</Druckbild>
}

interface Group {
  children: ReactNode[]
  open: Extract<Op, { op: 'q' }> | null
}

interface Shown {
  urls: ReadonlyMap<string, string>
  profil: Druckprofil | null
}

function drawn(ops: readonly Op[], shown: Shown): ReactNode[] {
  const root: Group = { children: [], open: null }
  const stack = [root]
  ops.forEach((op, index) => {
    const top = stack.at(-1) ?? root
    if (op.op === 'q') stack.push({ children: [], open: op })
    else if (op.op === 'Q') {
      if (stack.length > 1) stack.pop()
      const parent = stack.at(-1) ?? root
      parent.children.push(group(top, index))
    } else top.children.push(shape(op, index, shown))
  })
  return root.children
}

function group({ open, children }: Group, key: number): ReactNode {
  const m = open?.m.join(' ') ?? '1 0 0 1 0 0'
  const alpha = open?.alpha ?? 1
  return (
    <g key={key} transform={m === '1 0 0 1 0 0' ? undefined : `matrix(${m})`} opacity={alpha === 1 ? undefined : alpha}>
      {children}
    </g>
  )
}

function shape(op: Exclude<Op, { op: 'q' | 'Q' }>, key: number, { urls, profil }: Shown): ReactNode {
  switch (op.op) {
    case 'glyphs':
      return glyphs(op, key, profil)
    case 'pfad':
      return path(op, key, profil)
    case 'bild':
      return picture(op, key, urls.get(op.assetId))
  }
}

/** Every character stands where our own advances put it, so no browser breaks or spaces a line differently. */
function glyphs({ font, size, x, y, text, adv, color }: GlyphsOp, key: number, profil: Druckprofil | null): ReactNode {
  let place = x
  const places: string[] = []
  Array.from(text).forEach((char, index) => {
    // A character outside the basic plane counts as two in an SVG list of places; the second is ignored.
    for (let unit = 0; unit < char.length; unit += 1) places.push(String(Math.round(place * 10_000) / 10_000))
    place += adv[index] ?? 0
  })
  return (
    <text
      key={key}
      x={places.join(' ')}
      y={y}
      fill={toCss(color, profil)}
      style={{ fontFamily: `'${font}'`, fontSize: `${size}px` }}
    >
      {text}
    </text>
  )
}

function path({ d, fill, stroke, evenOdd }: PfadOp, key: number, profil: Druckprofil | null): ReactNode {
  return (
    <path
      key={key}
      d={pfadToSvg(d)}
      fill={fill ? toCss(fill, profil) : 'none'}
      fillRule={evenOdd ? 'evenodd' : undefined}
      stroke={stroke ? toCss(stroke.color, profil) : undefined}
      strokeWidth={stroke?.width}
    />
  )
}

/** What is drawn within an outline alone. */
function Masked({ clip, children }: { clip: Float64Array; children: ReactNode }) {
  const id = useId()
  return (
    <g clipPath={`url(#${id})`}>
      <clipPath id={id}>
        <path d={pfadToSvg(clip)} />
      </clipPath>
      {children}
    </g>
  )
}

function picture(op: BildOp, key: number, url: string | undefined): ReactNode {
  const whole = cropped(op, key, url)
  return op.clip ? (
    <Masked key={key} clip={op.clip}>
      {whole}
    </Masked>
  ) : (
    whole
  )
}

/** The used part of the picture is cut out by a view box in thousandths of its size. */
function cropped({ rect, crop }: BildOp, key: number, url: string | undefined): ReactNode {
  const { x, y, w, h } = rect
  if (url === undefined) return <rect key={key} x={x} y={y} width={w} height={h} fill="currentColor" opacity={0.06} />
  const viewBox = [crop.x, crop.y, crop.w, crop.h].map((part) => part * 1000).join(' ')
  return (
    <svg key={key} x={x} y={y} width={w} height={h} viewBox={viewBox} preserveAspectRatio="none">
      <image href={url} width={1000} height={1000} preserveAspectRatio="none" />
    </svg>
  )
}
