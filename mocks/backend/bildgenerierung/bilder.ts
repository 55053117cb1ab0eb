import sharp from 'sharp'
import type { Bild } from '#src/contract/bildgenerierung.ts'
import type { Actor, Context } from '../platform/context.ts'
import { sha256 } from '../platform/files.ts'
import { storeAsset } from '../werbemittel/store.ts'
import type { BildauftragSelect } from './rows.ts'

/** Longer side of the pictures of the gallery, px: twice what a card shows. */
const VORSCHAU_PX = 560

/** Wishes of a picture as its row keeps them. */
export type Wunsch = Pick<Bild, 'beschreibung' | 'stil' | 'format' | 'breite' | 'hoehe' | 'freiraum'> & {
  farben: string
}

export interface NeuesBild {
  wunsch: Wunsch
  /** `px`: of a motif 1/100 mm. */
  datei: Omit<Parameters<typeof storeAsset>[1], 'quelle'>
  quelle: 'generiert' | 'muster'
  saat: number | null
  auftrag: Pick<BildauftragSelect, 'idPtBildgenerierung'> | null
  dauerMs: number | null
}

/** A small picture for the gallery; a motif is drawn on white. */
async function vorschauVon(bytes: Uint8Array): Promise<Uint8Array> {
  // A copy: the bytes may be of another realm than the library's.
  const image = sharp(Buffer.from(bytes), { density: 96 }).toColourspace('srgb').flatten({ background: '#fff' })
  const inside = { width: VORSCHAU_PX, height: VORSCHAU_PX, fit: 'inside' } as const
  return new Uint8Array(await image.resize(inside).webp({ quality: 82 }).toBuffer())
}

export interface FertigesBild {
  neu: NeuesBild
  vorschau: Uint8Array
}

/** What takes time and touches no database, so that it happens before a transaction. */
export async function vorbereiten(neu: NeuesBild): Promise<FertigesBild> {
  return { neu, vorschau: await vorschauVon(neu.datei.bytes) }
}

/** Whose picture it is, and who ordered it. */
export type Besitzer = Pick<Actor, 'idPtKunde' | 'idPtKundeMitarbeiter' | 'name'>

/** Puts a picture into the gallery. */
export async function storeBild(
  context: Context,
  { idPtKunde, idPtKundeMitarbeiter, name }: Besitzer,
  { neu, vorschau }: FertigesBild,
): Promise<number> {
  const { beschreibung, stil, format, breite, hoehe, farben, freiraum } = neu.wunsch
  const asset = await storeAsset(context, { ...neu.datei, quelle: neu.quelle }, idPtKunde)
  const { idPtBild } = await context.db
    .insertInto('bild')
    .values({
      beschreibung,
      stil,
      format,
      breite,
      hoehe,
      farben,
      freiraum,
      idPtKunde,
      idPtKundeMitarbeiter,
      erstelltVon: name,
      idPtBildgenerierung: neu.auftrag?.idPtBildgenerierung ?? null,
      assetId: asset.id,
      saat: neu.saat,
      dauerMs: neu.dauerMs,
      rechteGeprueftVon: null,
      vorschau,
      vorschauSha256: sha256(vorschau),
      erstelltAm: context.now().toISOString(),
    })
    .returning('idPtBild')
    .executeTakeFirstOrThrow()
  return idPtBild
}

/** What a picture is called when it is saved: the beginning of its description. */
export function dateiNameVon({ beschreibung }: Pick<Wunsch, 'beschreibung'>, endung: string): string {
  const words = beschreibung.replaceAll(/[^\p{L}\p{N} -]+/gu, ' ').replaceAll(/\s+/g, ' ')
  return `${words.trim().slice(0, 60).trim() || 'Motiv'}.${endung}`
}
