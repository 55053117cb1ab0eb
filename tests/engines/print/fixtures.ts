import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { nodeFontSet } from '#mocks/backend/platform/print/nodeFonts.ts'
import type { Asset } from '#src/contract/asset.ts'
import type { FormatId, ImageLayer, QrLayer, Seite, ShapeLayer, TextLayer } from '#src/contract/dokument.ts'
import type { LayoutContext } from '#src/engines/print/displayList.ts'
import { FASSUNG } from '#src/engines/print/fassung.ts'
import { SCHWARZ } from '#src/engines/print/farbe.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'

export const fonts = nodeFontSet()

/** Runs a foreign program on a file and gives its output. */
export async function withFile<T>(
  bytes: Uint8Array,
  use: (file: string, folder: string) => T | Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'print-'))
  try {
    const file = join(folder, 'file.pdf')
    writeFileSync(file, bytes)
    return await use(file, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function run(program: string, args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

/** A page of the file as RGB pixels. */
export async function raster(file: string, folder: string, page: number, dpi: number) {
  const out = join(folder, `page${page}`)
  run('pdftoppm', ['-r', String(dpi), '-f', String(page), '-l', String(page), '-singlefile', '-png', file, out])
  return pixels(readFileSync(`${out}.png`))
}

export async function pixels(picture: Uint8Array) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number): [number, number, number] => {
    const i = (Math.floor(y) * info.width + Math.floor(x)) * info.channels
    return [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0]
  }
  return { at, data, width: info.width, height: info.height }
}

export function contextOf(format: FormatId, more: Partial<LayoutContext> = {}): LayoutContext {
  return {
    format,
    empfaenger: null,
    absender: null,
    fassung: FASSUNG,
    datenschutzText: null,
    qrUrls: {},
    fonts,
    ...more,
  }
}

const basis = {
  rotation: 0,
  opacity: 1,
  visible: true,
  print: true,
  required: false,
  locked: {
    position: false,
    size: false,
    content: false,
    order: false,
    delete: false,
  },
}

export function text(content: string, more: Partial<TextLayer> = {}): TextLayer {
  return {
    ...basis,
    id: 'text',
    name: 'Text',
    type: 'text',
    x: 70,
    y: 10,
    w: 80,
    h: 60,
    paragraphs: [
      {
        align: 'left',
        runs: [
          {
            t: 'text',
            text: content,
          },
        ],
      },
    ],
    style: {
      font: 'source-sans-3',
      weight: 400,
      italic: false,
      size: 4,
      color: SCHWARZ,
      tracking: 0,
      underline: false,
    },
    lineHeight: 5,
    padding: 0,
    vAlign: 'top',
    overflow: 'fehler',
    ...more,
  }
}

export function image(more: Partial<ImageLayer> = {}): ImageLayer {
  return {
    ...basis,
    id: 'bild',
    name: 'Bild',
    type: 'bild',
    x: 0,
    y: 0,
    w: 241,
    h: 131,
    assetId: 'rot',
    fit: 'fuellen',
    crop: {
      x: 0,
      y: 0,
      w: 1,
      h: 1,
    },
    flipX: false,
    flipY: false,
    alt: '',
    ...more,
  }
}

export function shape(more: Partial<ShapeLayer> = {}): ShapeLayer {
  return {
    ...basis,
    id: 'form',
    name: 'Form',
    type: 'form',
    x: 80,
    y: 20,
    w: 20,
    h: 20,
    shape: 'rechteck',
    fill: SCHWARZ,
    ...more,
  }
}

export function asset(id: string, px: [number, number]): Asset {
  return { id, name: id, sha256: '', mime: 'image/jpeg', px, space: 'rgb', bytes: 1, quelle: 'upload' }
}

/** Back of the postcard with its QR code pointing somewhere, and more layers. */
export function pagesWith(format: FormatId, index: number, ...layers: Seite['layers']): Seite[] {
  return defaultSeiten(format).map((seite, i) => ({
    ...seite,
    layers: [
      ...seite.layers.map((layer) =>
        layer.type === 'qrcode' ? ({ ...layer, inhalt: 'https://example.org' } satisfies QrLayer) : layer,
      ),
      ...(i === index ? layers : []),
    ],
  }))
}

/** Plain picture as a file. */
export function picture(
  w: number,
  h: number,
  kind: 'jpeg' | 'png' | 'cmyk',
  color: string | { r: number; g: number; b: number; alpha: number } = 'red',
) {
  const base = sharp({
    create: { width: w, height: h, channels: typeof color === 'string' ? 3 : 4, background: color },
  })
  if (kind === 'png') return base.png().toBuffer()
  return (kind === 'cmyk' ? base.toColourspace('cmyk') : base).jpeg({ quality: 90 }).toBuffer()
}
