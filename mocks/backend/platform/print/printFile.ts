import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Asset } from '#src/contract/asset.ts'
import type { Befund, FormatId, Seite } from '#src/contract/dokument.ts'
import type { Absender } from '#src/contract/kampagne.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { platzbedarf, type QrUrls } from '#src/engines/print/rules.ts'
import { type AssetBytes, type OutputIntent, writePdf } from '#src/engines/print/writer.ts'
import { bildGroessen, type FontSet } from '#src/engines/print/page.ts'
import { preflightPdf, repairPdf } from '#src/engines/print/checker.ts'
import { sha256 } from '../files.ts'
import { checkPrinted, type Codepruefung } from './checkPrinted.ts'
import { checkStructure } from './checkStructure.ts'
import { Druckbilder } from './druckbild.ts'
import { slugsOf, type Druckrand } from './druckrand.ts'
import { farbwandler } from './farbwandler.ts'
import { nodeFontSet } from './nodeFonts.ts'
import { UebergabeFehler } from './uebergabeFehler.ts'

/** What all print files of a package share. Plain data: it also goes to another thread. */
export interface Druckvorlage {
  /** Folder that the files are written to. */
  ordner: string
  format: FormatId
  seiten: Seite[]
  assets: Asset[]
  /** Bytes of the assets that are used, by their id. */
  inhalte: Record<string, Uint8Array>
  pdfAssetId: string | null
  absender: Absender
  /** Version of the layout that was approved. */
  fassung: number
  datenschutzText: string
  titel: string
  /** Printing condition and profile of the print shop, and what it wants around the sheet. */
  druckprofil: OutputIntent
  druckrand: Druckrand | null
  /** Name of the order and its pieces, for what stands beside the sheet. */
  auftrag: string
  anzahl: number
  /** ISO time that the files name as their creation. */
  erstellt: string
}

/** The recipients of one print file, in print order. */
export interface Stapel {
  /** Name of the file. */
  name: string
  /** `nr`: number of the recipient. `qrUrls`: what the recipient's own codes hold, by QR layer; the others hold what the sheet itself says. */
  empfaenger: { nr: number; empfaenger: Empfaenger; qrUrls: QrUrls }[]
}

export interface Datei {
  name: string
  sha256: string
  bytes: number
}

export interface Druckdatei {
  datei: Datei
  codes: Codepruefung
}

/**
 * Writes one print file. The content is hashed again before: nothing is printed that nobody has approved; and its codes
 * are read from the finished file.
 */
export async function makePrintFile(vorlage: Druckvorlage, { name, empfaenger }: Stapel): Promise<Druckdatei> {
  const { format, seiten, assets, absender, fassung, datenschutzText, pdfAssetId, titel, erstellt } = vorlage
  const { druckprofil, druckrand, auftrag, anzahl } = vorlage
  const fonts = nodeFontSet()
  const pages = []
  for (const { nr, empfaenger: person, qrUrls } of empfaenger) {
    const context = { format, absender, fassung, datenschutzText, fonts, assets, empfaenger: person, qrUrls }
    const slugOf = await slugsOf(druckrand, { auftrag, nr, anzahl })
    for (const seite of seiten) pages.push({ seite, context, ...(slugOf && { slug: slugOf(seite.side) }) })
  }
  const pdf = await writePdf({
    format,
    pages,
    assets: (assetId) => druckbild(vorlage, assetId, fonts),
    title: titel,
    outputIntent: druckprofil,
    erstellt,
    onBefund: (befund, page) => requirePassend(befund, empfaenger[Math.floor(page / seiten.length)]?.nr ?? 0),
    ...(druckrand && { rand: druckrand }),
    ...(pdfAssetId === null ? {} : { basePdf: await druckPdf(vorlage, pdfAssetId) }),
  })
  if (!geprueft.has(vorlage)) await checkStructure(pdf, name)
  geprueft.add(vorlage)
  const codes = await checkPrinted(pdf, {
    name,
    format,
    stuecke: empfaenger.map(({ nr, empfaenger: person }) => ({ nr, platzbedarf: platzbedarf(person) })),
    anzahl,
    pages: pages.map(({ seite, context: { qrUrls } }) => ({ seite, qrUrls })),
  })
  return { datei: await storeFile(vorlage.ordner, name, pdf), codes }
}

/** The last guard (print 8.8): no piece leaves with a text that does not fit, or with an empty box for a letter. */
function requirePassend({ schwere, code, text }: Befund, nr: number): void {
  if (schwere !== 'fehler') return
  // The history keeps the reason, and nobody's name.
  const was = code === 'anschriftZuGross' ? 'Eine Anschrift passt nicht in das Anschriftfeld.' : text
  const wer = `Empfänger Nr. ${formatZahl(nr)}`
  throw new UebergabeFehler(`${was} Betroffen ist ${wer}. Es wurde nichts übergeben.`, true)
}

/** Packages whose first file was held against the rules of print 14: the others differ in words and codes alone. */
const geprueft = new WeakSet<Druckvorlage>()

/** Pictures of a package in inks, each made once however many files it has. */
const fertig = new WeakMap<Druckvorlage, Map<string, Promise<AssetBytes>>>()

/** A picture as it is printed. */
function druckbild(vorlage: Druckvorlage, assetId: string, fonts: FontSet): Promise<AssetBytes> {
  const bilder = fertig.get(vorlage) ?? new Map<string, Promise<AssetBytes>>()
  fertig.set(vorlage, bilder)
  const known = bilder.get(assetId)
  if (known) return known
  const { format, seiten, assets, absender, fassung, datenschutzText, druckprofil } = vorlage
  const context = { format, absender, fassung, datenschutzText, fonts, assets, empfaenger: null, qrUrls: {} }
  const made = Promise.resolve(contentOf(vorlage, assetId)).then((asset) =>
    new Druckbilder(druckprofil.profil).von(asset, bildGroessen(seiten, context).get(assetId)),
  )
  bilder.set(assetId, made)
  made.catch(() => bilder.delete(assetId))
  return made
}

/** Time for the pictures of an uploaded file, ms. */
const RGB_MS = 60_000
const pdfs = new WeakMap<Druckvorlage, Promise<Uint8Array>>()

/**
 * An uploaded file as it is printed, mended once for a package: what is stored since uploads are repaired stays as it is,
 * an older one is turned into inks now.
 */
function druckPdf(vorlage: Druckvorlage, assetId: string): Promise<Uint8Array> {
  const known = pdfs.get(vorlage)
  if (known) return known
  const made = repariert(contentOf(vorlage, assetId).bytes, vorlage)
  pdfs.set(vorlage, made)
  return made
}

async function repariert(bytes: Uint8Array, { format, druckprofil }: Druckvorlage): Promise<Uint8Array> {
  const befunde = await preflightPdf(bytes, format)
  const mended = await repairPdf(bytes, format, { befunde, wandler: () => farbwandler(druckprofil.profil, RGB_MS) })
  return mended?.bytes ?? bytes
}

function contentOf({ assets, inhalte }: Druckvorlage, assetId: string) {
  const asset = assets.find(({ id }) => id === assetId)
  const bytes = inhalte[assetId]
  if (!asset || !bytes) throw new UebergabeFehler('Ein Bild des Werbemittels fehlt.', true)
  if (sha256(bytes) !== asset.sha256) throw new UebergabeFehler('Ein Bild des Werbemittels wurde verändert.', true)
  return { bytes, mime: asset.mime, quelle: asset.quelle }
}

/** A file of a package that is written piece by piece: it is never whole in memory. */
export async function openDatei(ordner: string, name: string) {
  const path = join(ordner, name)
  await writeFile(path, '')
  const hash = createHash('sha256')
  let bytes = 0
  return {
    async write(texte: string[]): Promise<void> {
      const piece = Buffer.from(texte.join(''), 'utf8')
      hash.update(piece)
      bytes += piece.byteLength
      await appendFile(path, piece)
    },
    close: (): Datei => ({ name, sha256: hash.digest('hex'), bytes }),
  }
}

/** The hash of a file of any length. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer)
  return hash.digest('hex')
}

/** Writes a file of a package and says what the job ticket tells of it. */
async function storeFile(ordner: string, name: string, bytes: Uint8Array): Promise<Datei> {
  await writeFile(join(ordner, name), bytes)
  return { name, sha256: sha256(bytes), bytes: bytes.byteLength }
}
