import { crc32, deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'

/** First line and one row as the browser part writes address lists. */
export const ADRESSEN_CSV =
  'anrede;vorname;nachname;strasse;hausnummer;plz;ort\nFrau;Jördis;Weiß;Ahornweg;7;01099;Dresden\n'

const picture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#2c4a8a' } })

/** A small file of every kind that people mix up; by the ending that it should have. */
export async function filesOfEveryKind(): Promise<Record<string, Uint8Array>> {
  const pdf = await PDFDocument.create()
  for (const _side of ['vorn', 'hinten']) pdf.addPage([683.15, 371.34])
  const xlsx = zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'xl/workbook.xml': strToU8('<workbook/>') })
  return {
    csv: strToU8(ADRESSEN_CSV),
    xlsx,
    pdf: await pdf.save(),
    png: await picture().png().toBuffer(),
    jpg: await picture().jpeg().toBuffer(),
    webp: await picture().webp().toBuffer(),
    svg: strToU8('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    html: strToU8('<!doctype html><script>alert(1)</script>%PDF-1.7'),
  }
}

/** A grey PNG of any size that packs to next to nothing. */
export function hugePng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // One bit per pixel, grey.
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const parts = [signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]
  return new Uint8Array(Buffer.concat(parts))
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(data.length, 0)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}

/** What a hostile PDF holds beside two empty pages: named streams, each a separate object. */
export interface PdfBeiwerk {
  /** Entries of the stream's dictionary. */
  dict: string
  bytes: Uint8Array
}

/** A PDF of two pages with streams that the reader unpacks while it opens the file, or as the pages' drawing. */
export function hostilePdf(streams: readonly PdfBeiwerk[], contents?: number): Uint8Array<ArrayBuffer> {
  const inhalt = contents === undefined ? '' : `/Contents ${contents + 4} 0 R`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 3 0 R]/Count 2>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 683.15 371.34]${inhalt}>>`,
  ].map((text) => Buffer.from(text))
  for (const { dict, bytes } of streams)
    objects.push(
      Buffer.concat([Buffer.from(`<<${dict}/Length ${bytes.length}>>\nstream\n`), bytes, Buffer.from('\nendstream')]),
    )
  const parts = [Buffer.from('%PDF-1.7\n')]
  const places: number[] = []
  let at = 9
  for (const [index, object] of objects.entries()) {
    const framed = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    places.push(at)
    at += framed.length
    parts.push(framed)
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return new Uint8Array(Buffer.concat(parts))
}

/** A print PDF of empty pages, by default of a Maxipostkarte; size in points. */
export async function cardPdf(pages: number, size: [number, number] = [683.15, 371.34]): Promise<Blob> {
  const document = await PDFDocument.create()
  for (let page = 0; page < pages; page += 1) document.addPage(size)
  return new Blob([new Uint8Array(await document.save())])
}
