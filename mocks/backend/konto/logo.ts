import sharp from 'sharp'
import { Refusal, type Context } from '../platform/context.ts'
import { readBild } from '../platform/images.ts'

/** Largest size that the heads of pages and mails show, px at double density. */
const BOX = { width: 480, height: 160 }
/** A stamp-sized picture is no logo, px. */
const MIN_PX = 32

/** A foreign picture as a logo: fitted into its box, PNG, without metadata (SEC-26). */
export async function readLogo(bytes: Uint8Array): Promise<Uint8Array> {
  const bild = await readBild(bytes)
  if (bild.breite < MIN_PX || bild.hoehe < MIN_PX) {
    const text = `Das Logo ist zu klein (${bild.breite} × ${bild.hoehe} Pixel). Es braucht mindestens ${MIN_PX} Pixel je Seite.`
    throw new Refusal(422, 'BILD_UNGUELTIG', text, { felder: { datei: text } })
  }
  const png = await sharp(bild.bytes)
    .toColourspace('srgb')
    .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer()
  return new Uint8Array(png)
}

/** The stored logo as a data URL. */
export async function loadLogo({ files }: Pick<Context, 'files'>, key: string | null): Promise<string | null> {
  if (key === null) return null
  return `data:image/png;base64,${Buffer.from(await files.get(key)).toString('base64')}`
}
