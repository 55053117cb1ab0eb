import sharp, { type Sharp } from 'sharp'
import type { Asset } from '#src/contract/asset.ts'
import type { FormatId, Seite } from '#src/contract/dokument.ts'
import { type BildOp, dataRect, FASSUNG, writeVektor } from '#src/engines/print/rules.ts'
import { layoutDrawable, pageToSvg, readVektor } from '#src/engines/print/page.ts'
import type { FileStore } from '../platform/files.ts'
import type { Context } from '../platform/context.ts'
import { nodeFontSet } from '../platform/print/nodeFonts.ts'
import { softproofOf, type Softproof } from '../platform/print/softproof.ts'
import { drawPdf } from './pdfPictures.ts'

/** Width of the pictures in lists, px: twice what a list shows. */
const BREITE_PX = 240
/** Pictures inside a thumbnail need no more than this, px. */
const ASSET_PX = 480
/** Small versions of assets kept in memory. */
const SMALL_KEPT = 100

const FIT = { width: ASSET_PX, height: ASSET_PX, fit: 'inside', withoutEnlargement: true } as const

const small = new Map<string, Promise<string>>()

/** A small version of a stored picture as a data URL, made once. */
function smallAsset(files: FileStore, { sha256, mime }: Asset, softproof: Softproof): Promise<string> {
  const known = small.get(sha256)
  if (known) return known
  if (small.size >= SMALL_KEPT) small.clear()
  const made = files.get(sha256).then(async (bytes) => {
    const vektor = mime === 'image/svg+xml' ? readVektor(bytes) : null
    const shown = vektor
      ? Buffer.from(writeVektor(vektor, '', softproof.profil))
      : await softproof.bild(bytes, ASSET_PX)
    const data = vektor ? await sharp(shown).resize(FIT).png().toBuffer() : shown
    return `data:image/png;base64,${data.toString('base64')}`
  })
  small.set(sha256, made)
  made.catch(() => small.delete(sha256))
  return made
}

const toWebp = (image: Sharp) => image.resize({ width: BREITE_PX }).webp({ quality: 80 }).toBuffer()

interface Sheet {
  format: FormatId
  seiten: Seite[]
  assets: Asset[]
  /** The customer's own print PDF, which then is the design. */
  pdf?: Uint8Array
}

/** One small picture (WebP) per page, from the same layout that prints it, in the colours that it prints with. */
export async function drawVorschau(
  { files, settings }: Pick<Context, 'files' | 'settings'>,
  { format, seiten, assets, pdf }: Sheet,
): Promise<Uint8Array[]> {
  const softproof = softproofOf(settings.druckprofil)
  const fonts = nodeFontSet()
  const hrefs = new Map<string, string>()
  for (const asset of assets.filter(({ mime }) => mime !== 'application/pdf'))
    hrefs.set(asset.id, await smallAsset(files, asset, softproof))
  const own = pdf ? await drawPdf(pdf, format, BREITE_PX * 2) : null
  const pictures: Uint8Array[] = []
  for (const [index, seite] of seiten.entries()) {
    const { ops } = layoutDrawable(seite, { ...BEISPIEL, format, fonts })
    const design = own?.[index]
    if (design)
      hrefs.set(DESIGN, `data:image/png;base64,${(await softproof.bild(design, DESIGN_PX)).toString('base64')}`)
    const svg = pageToSvg(
      { ops: design ? [designOp(format), ...ops] : ops },
      {
        format,
        fonts,
        assetHref: (id) => hrefs.get(id) ?? TRANSPARENT,
        widthPx: BREITE_PX * 2,
        profil: softproof.profil,
      },
    )
    pictures.push(await toWebp(sharp(Buffer.from(svg)).flatten({ background: '#fff' })))
  }
  return pictures
}

/** What a design shows that belongs to no campaign. */
const BEISPIEL = { empfaenger: null, absender: null, fassung: FASSUNG, datenschutzText: null, qrUrls: {} } as const

/** Name of the customer's own page among the pictures. */
const DESIGN = 'druckdatei'
/** Larger than the page is drawn: it keeps its size. */
const DESIGN_PX = 2000

/** The customer's page below our system layers. */
function designOp(format: FormatId): BildOp {
  return { op: 'bild', assetId: DESIGN, rect: dataRect(format), crop: { x: 0, y: 0, w: 1, h: 1 } }
}

const TRANSPARENT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
