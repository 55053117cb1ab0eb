import sharp from 'sharp'
import { buildAbility } from '#src/domain/ability/ability.ts'
import type { Asset } from '#src/contract/asset.ts'
import type { FormatId, Seite } from '#src/contract/dokument.ts'
import { FASSUNG } from '#src/domain/print/fassung.ts'
import { uploadSeiten } from '#src/domain/print/layers.ts'
import { writePdf } from '#src/domain/print/pdf/writePdf.ts'
import type { Actor, Context } from '../platform/context.ts'
import { systemContext, type Parts } from '../platform/parts.ts'
import { nodeFontSet } from '../platform/print/nodeFonts.ts'
import type { Bild } from '../platform/bild.ts'
import { insertWerbemittel, storeAsset } from '../werbemittel/store.ts'
import { advent } from './artwork/advent.ts'
import { bakery } from './artwork/bakery.ts'
import { bike } from './artwork/bike.ts'
import { garden } from './artwork/garden.ts'
import { adventsabend, optik } from './artwork/letters.ts'
import { opticsHeader, opticsPage } from './artwork/optics.ts'
import { backhaus, GARTENHOF_URL, gartenhof, kuechenbau, radwerk } from './artwork/postcards.ts'
import { frontAndBack, picture, placeSystem, shape, text, withLayers } from './artwork/layers.ts'

/** The service working for one customer, as if his owner had clicked. */
export function seedContext(parts: Parts, idPtKunde: number, name: string, email: string): Context {
  const actor: Actor = {
    idPtKunde,
    idPtKundeMitarbeiter: null,
    accountType: 'customer',
    name,
    email,
    ability: buildAbility([{ action: 'manage', subject: 'all' }]),
    zahlungslimit: null,
    siehtPreise: true,
    sitzungId: 0,
  }
  return { ...systemContext(parts), actor }
}

type Drawing = string | Buffer | Promise<Buffer>

/** A drawing as the JPEG that a shop would upload. */
async function paint(draw: () => Drawing, widthPx?: number): Promise<Bild> {
  const image = sharp(Buffer.from(await draw()), { limitInputPixels: false })
  const { data, info } = await (widthPx ? image.resize({ width: widthPx }) : image)
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true })
  const { width: breite, height: hoehe } = info
  return { bytes: new Uint8Array(data), mime: 'image/jpeg', breite, hoehe, farbraum: 'rgb' }
}

interface Entwurf {
  bezeichnung: string
  format: FormatId
  bilder: [draw: () => Drawing, name: string, widthPx?: number][]
  seiten: (assetIds: string[]) => Seite[]
}

const id = (ids: string[], index: number) => ids[index] ?? ''

const ENTWUERFE: readonly Entwurf[] = [
  {
    bezeichnung: 'Backhaus Morgenrot: Wiedereröffnung',
    format: 'maxipostkarte',
    bilder: [[bakery, 'backhaus-morgenlicht.jpg']],
    seiten: (ids) => backhaus(id(ids, 0)),
  },
  {
    bezeichnung: 'Gartenhof Lindenau: Saisonstart',
    format: 'maxipostkarte',
    bilder: [[garden, 'tulpenfeld.jpg']],
    seiten: (ids) => gartenhof(id(ids, 0)),
  },
  {
    bezeichnung: 'Radwerk Elbe: Frühjahrsdurchsicht',
    format: 'maxipostkarte',
    bilder: [[bike, 'elbe-bei-sonnenaufgang.jpg']],
    seiten: (ids) => radwerk(id(ids, 0)),
  },
  {
    bezeichnung: 'Optik Seeblick: Einladung zum Sehtest',
    format: 'dina4mailing-2seitig',
    bilder: [
      [opticsHeader, 'seeblick-kopf.jpg'],
      [opticsPage, 'seeblick-seite.jpg'],
    ],
    seiten: (ids) => optik(id(ids, 0), id(ids, 1)),
  },
  {
    bezeichnung: 'Adventsabend der Läden',
    format: 'dina4mailing',
    bilder: [[advent, 'adventsabend.jpg']],
    seiten: (ids) => adventsabend(id(ids, 0)),
  },
]

/** Of the other customer, who must never see anything of the first. */
const KUECHENKARTE: Entwurf = {
  bezeichnung: 'Albrecht Küchenbau: Schauküche',
  format: 'maxipostkarte',
  bilder: [[bakery, 'schaukueche.jpg']],
  seiten: (ids) => kuechenbau(id(ids, 0)),
}

async function seedEntwurf(context: Context, entwurf: Entwurf, pictures: Bild[]): Promise<void> {
  const { bezeichnung, format, bilder, seiten } = entwurf
  const assets: Asset[] = []
  for (const [index, bild] of pictures.entries())
    assets.push(await storeAsset(context, { ...bild, name: bilder[index]?.[1] ?? 'bild.jpg', quelle: 'vorlage' }))
  await insertWerbemittel(context, {
    bezeichnung,
    format,
    typ: 'editor',
    seiten: seiten(assets.map((asset) => asset.id)),
    assets,
  })
}

/** A draft whose picture is too small for print, so that the check has something to say. */
function rohEntwurf(): Entwurf {
  return {
    bezeichnung: 'Backhaus Morgenrot: Entwurf Backstube',
    format: 'maxipostkarte',
    bilder: [[bakery, 'handyfoto.jpg', 900]],
    seiten: (ids) => {
      const [vorne, hinten] = frontAndBack('maxipostkarte')
      const titel = text('titel', [14, 20, 120, 30], ['Tag der', 'offenen Backstube'], {
        font: 'montserrat',
        weight: 700,
        size: 11,
        color: '#5c2a12',
      })
      return [withLayers(vorne, [picture('bild', [0, 0, 241, 131], id(ids, 0), 'Foto'), titel]), hinten]
    },
  }
}

/** What an agency hands over: no system layers, and paper colour only where the zones leave room. */
function withoutSystem({ background, ...page }: Seite): Seite {
  const paper = background ? [{ ...shape('papier', [0, 0, 164, 113], '#ffffff'), fill: background }] : []
  return { ...page, layers: [...paper, ...page.layers.filter((layer) => !layer.system)] }
}

/** A print file as an agency delivers it: our page without any system layer. */
async function seedDruckdatei(context: Context, bild: Bild): Promise<void> {
  const seiten = gartenhof('bild').map((page) => withoutSystem(page))
  const fonts = await nodeFontSet()
  const sample = { empfaenger: null, absender: null, fassung: FASSUNG, datenschutzText: null, qrUrls: {} } as const
  const layout = { ...sample, format: 'maxipostkarte', fonts } as const
  const bytes = await writePdf({
    format: 'maxipostkarte',
    title: 'Gartenhof Lindenau',
    pages: seiten.map((seite) => ({ seite, context: layout })),
    assets: () => Promise.resolve({ bytes: bild.bytes, mime: 'image/jpeg' }),
  })
  const name = 'gartenhof-herbst-druck.pdf'
  const asset = await storeAsset(context, {
    bytes,
    mime: 'application/pdf',
    breite: 0,
    hoehe: 0,
    farbraum: 'cmyk',
    name,
    quelle: 'upload',
  })
  await insertWerbemittel(context, {
    bezeichnung: 'Gartenhof Lindenau: Karte der Agentur',
    format: 'maxipostkarte',
    typ: 'hochgeladen',
    seiten: uploadSeiten('maxipostkarte').map((page) =>
      page.side === 'rueckseite' ? placeSystem(page, { qr: { enabled: true, inhalt: GARTENHOF_URL } }) : page,
    ),
    assets: [asset],
    pdf: { info: { assetId: asset.id, name, seiten: 2, groesse: bytes.length, hash: asset.sha256 }, bytes },
  })
}

/** Materials of both customers, with artwork like that of real shops. */
export async function seedWerbemittel(
  erster: Context,
  zweiter: Context,
  progress: (text: string) => void,
): Promise<void> {
  const all = [...ENTWUERFE, rohEntwurf(), KUECHENKARTE]
  const painted = new Map<string, Promise<Bild>>()
  const paintOnce = (draw: () => Drawing, widthPx?: number) => {
    const key = `${draw.name} ${widthPx ?? ''}`
    const known = painted.get(key) ?? paint(draw, widthPx)
    painted.set(key, known)
    return known
  }
  // All pictures are painted at once: that is work outside of JavaScript, on every core there is.
  const pictures = await Promise.all(
    all.map(({ bilder }) => Promise.all(bilder.map(([draw, , widthPx]) => paintOnce(draw, widthPx)))),
  )
  for (const [index, entwurf] of all.entries()) {
    progress(`    ${entwurf.bezeichnung}`)
    await seedEntwurf(entwurf === KUECHENKARTE ? zweiter : erster, entwurf, pictures[index] ?? [])
  }
  await seedDruckdatei(erster, await paintOnce(garden))
}
