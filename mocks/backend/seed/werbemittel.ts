import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { buildAbility } from '#src/domain/ability/ability.ts'
import type { Asset } from '#src/contract/asset.ts'
import type { Befund, FormatId, Seite } from '#src/contract/dokument.ts'
import { uploadSeiten } from '#src/engines/print/layers.ts'
import type { Actor, Context } from '../platform/context.ts'
import { fromJson } from '../platform/db/json.ts'
import { systemContext, type Parts } from '../platform/parts.ts'
import type { Bild } from '../platform/bild.ts'
import { insertWerbemittel, storeAsset } from '../werbemittel/store.ts'
import { adventsabend, optik } from './artwork/letters.ts'
import { backhaus, GARTENHOF_URL, gartenhof, kuechenbau, radwerk } from './artwork/postcards.ts'
import { frontAndBack, picture, placeSystem, text, withLayers } from './artwork/layers.ts'

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
  return { ...systemContext(parts), actor, ohneUrteil: true }
}

/** What the demo's shops would upload: their pictures, and a print file as an agency delivers it. */
const DATEIEN = join(import.meta.dirname, 'dateien')

async function bildDatei(name: string): Promise<Bild> {
  const bytes = await readFile(join(DATEIEN, name))
  const { width: breite, height: hoehe } = await sharp(bytes).metadata()
  return { bytes: new Uint8Array(bytes), mime: 'image/jpeg', breite, hoehe, farbraum: 'rgb' }
}

interface Entwurf {
  bezeichnung: string
  format: FormatId
  /** Its pictures: file below `dateien`, and the name that the shop gave it. */
  bilder: [datei: string, name?: string][]
  seiten: (assetIds: string[]) => Seite[]
}

const id = (ids: string[], index: number) => ids[index] ?? ''

const ENTWUERFE: readonly Entwurf[] = [
  {
    bezeichnung: 'Backhaus Morgenrot: Wiedereröffnung',
    format: 'maxipostkarte',
    bilder: [['backhaus-morgenlicht.jpg']],
    seiten: (ids) => backhaus(id(ids, 0)),
  },
  {
    bezeichnung: 'Gartenhof Lindenau: Saisonstart',
    format: 'maxipostkarte',
    bilder: [['tulpenfeld.jpg']],
    seiten: (ids) => gartenhof(id(ids, 0)),
  },
  {
    bezeichnung: 'Radwerk Elbe: Frühjahrsdurchsicht',
    format: 'maxipostkarte',
    bilder: [['elbe-bei-sonnenaufgang.jpg']],
    seiten: (ids) => radwerk(id(ids, 0)),
  },
  {
    bezeichnung: 'Optik Seeblick: Einladung zum Sehtest',
    format: 'dina4mailing-2seitig',
    bilder: [['seeblick-kopf.jpg'], ['seeblick-seite.jpg']],
    seiten: (ids) => optik(id(ids, 0), id(ids, 1)),
  },
  {
    bezeichnung: 'Adventsabend der Läden',
    format: 'dina4mailing',
    bilder: [['adventsabend.jpg']],
    seiten: (ids) => adventsabend(id(ids, 0)),
  },
]

/** Of the other customer, who must never see anything of the first. */
const KUECHENKARTE: Entwurf = {
  bezeichnung: 'Albrecht Küchenbau: Schauküche',
  format: 'maxipostkarte',
  bilder: [['backhaus-morgenlicht.jpg', 'schaukueche.jpg']],
  seiten: (ids) => kuechenbau(id(ids, 0)),
}

async function seedEntwurf(context: Context, { bezeichnung, format, bilder, seiten }: Entwurf): Promise<void> {
  const assets: Asset[] = []
  for (const [datei, name = datei] of bilder)
    assets.push(await storeAsset(context, { ...(await bildDatei(datei)), name, quelle: 'vorlage' }))
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
    bilder: [['handyfoto.jpg']],
    seiten: (ids) => {
      const [vorne, hinten] = frontAndBack('maxipostkarte')
      const titel = text('titel', [14, 20, 120, 30], ['Tag der', 'offenen Backstube'], {
        font: 'montserrat',
        weight: 700,
        size: 11,
        color: '#5c2a12',
      })
      const hinweis = text('hinweis', [68, 31, 88, 20], ['Samstag, 10 bis 16 Uhr'], { size: 5, color: '#5c2a12' })
      return [
        withLayers(vorne, [picture('bild', [0, 0, 241, 131], id(ids, 0), 'Foto'), titel]),
        withLayers(hinten, [hinweis]),
      ]
    },
  }
}

/** A print file as an agency delivers it: a card without address, postage and code. */
async function seedDruckdatei(context: Context): Promise<void> {
  const name = 'gartenhof-herbst-druck.pdf'
  const bytes = new Uint8Array(await readFile(join(DATEIEN, name)))
  // What its check found, which takes a thread and a second; a test checks it again.
  const befunde = fromJson<Befund[]>(await readFile(join(DATEIEN, name.replace('.pdf', '.json')), 'utf8'))
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
    pdf: {
      info: { assetId: asset.id, name, seiten: 2, groesse: bytes.length, hash: asset.sha256 },
      bytes,
      befunde,
    },
  })
}

/** Materials of both customers, with artwork like that of real shops. */
export async function seedWerbemittel(
  erster: Context,
  zweiter: Context,
  progress: (text: string) => void,
): Promise<void> {
  const all = [...ENTWUERFE, rohEntwurf(), KUECHENKARTE]
  for (const entwurf of all) {
    progress(`    ${entwurf.bezeichnung}`)
    await seedEntwurf(entwurf === KUECHENKARTE ? zweiter : erster, entwurf)
  }
  await seedDruckdatei(erster)
}
