import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { buildAbility } from '#src/domain/ability/ability.ts'
import type { Asset } from '#src/contract/asset.ts'
import type { Befund } from '#src/contract/dokument.ts'
import { uploadSeiten } from '#src/engines/print/rules.ts'
import type { Actor, Context } from '../platform/context.ts'
import { fromJson } from '../platform/db/json.ts'
import { systemContext, type Parts } from '../platform/parts.ts'
import type { Bild } from '../platform/bild.ts'
import { insertWerbemittel, storeAsset } from '../werbemittel/store.ts'
import { ENTWUERFE, seitenOf, type Entwurf } from './entwuerfe.ts'

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
    seesPreise: true,
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

async function seedEntwurf(context: Context, entwurf: Entwurf): Promise<void> {
  const { bezeichnung, format, bilder } = entwurf
  const assets: Asset[] = []
  for (const { datei, name = datei } of bilder)
    assets.push(await storeAsset(context, { ...(await bildDatei(datei)), name, quelle: 'vorlage' }))
  const ids = assets.map(({ id }) => id)
  await insertWerbemittel(context, { bezeichnung, format, typ: 'editor', seiten: seitenOf(entwurf, ids), assets })
}

/** Where the code of the agency's card leads. */
const DRUCK_URL = 'https://gartenhof-lindenau.example.org/saison'

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
    seiten: uploadSeiten('maxipostkarte').map((page) => ({
      ...page,
      layers: page.layers.map((layer) =>
        layer.type === 'qrcode' && page.side === 'rueckseite' ? { ...layer, enabled: true, inhalt: DRUCK_URL } : layer,
      ),
    })),
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
  for (const entwurf of ENTWUERFE) {
    progress(`    ${entwurf.bezeichnung}`)
    await seedEntwurf(entwurf === ENTWUERFE.at(-1) ? zweiter : erster, entwurf)
  }
  await seedDruckdatei(erster)
}
