import type { QrLayer, Seite, SeitenName } from '#src/contract/dokument.ts'
import type { QrUrls } from './displayList.ts'
import { isPrinted } from './layout.ts'
import { qrText, type QrInhaltTyp } from './qr.ts'

/** A code that is printed, with what it says without a short link. */
export interface QrCode {
  layerId: string
  name: string
  seite: SeitenName
  typ: QrInhaltTyp
  /** Where it leads, or what it holds. */
  ziel: string
}

/** `nummer`: which of a recipient's short links the code carries, from 1; null: it holds its own content. */
export interface GezaehlterCode extends QrCode {
  nummer: number | null
}

/** QR layers that are printed, the back's first: its code is the one that always was. */
function printedQrLayers(seiten: readonly Seite[]): { layer: QrLayer; seite: SeitenName }[] {
  const pages = seiten.toSorted((a, b) => a.side.localeCompare(b.side))
  return pages.flatMap(({ side, layers }) =>
    layers.flatMap((layer) => (layer.type === 'qrcode' && isPrinted(layer) ? [{ layer, seite: side }] : [])),
  )
}

/** One link on every website code, whatever content it has so far: for a sheet that is only looked at. */
export function sameLink(seiten: readonly Seite[], url: string): QrUrls {
  const websites = printedQrLayers(seiten).filter(({ layer }) => layer.inhaltTyp === 'website')
  return Object.fromEntries(websites.map(({ layer }) => [layer.id, url]))
}

/** Codes of a sheet with a content that can be printed; the others are findings of the check. */
export function qrCodesOf(seiten: readonly Seite[]): QrCode[] {
  return printedQrLayers(seiten).flatMap(({ layer: { id, name, inhaltTyp, inhalt }, seite }) => {
    const text = qrText(inhaltTyp, inhalt)
    return text.ok ? [{ layerId: id, name, seite, typ: inhaltTyp, ziel: text.text }] : []
  })
}

/** Every website gets a separate short link, where scans are counted (print 4). */
export function count(codes: readonly QrCode[], tracking: boolean): GezaehlterCode[] {
  let nummer = 0
  return codes.map((code) => ({ ...code, nummer: tracking && code.typ === 'website' ? (nummer += 1) : null }))
}

/** Endings behind a recipient's code: none for his first link, then one letter, then two (print 4). */
const ZUSATZ = '23456789abcdefghjkmnpqrstuvwxyz'
/** Most letters of an ending: more links than a document can have layers. */
export const ZUSATZ_LAENGE = 2

/** What tells a recipient's short links apart. */
export function linkZusatz(nummer: number): string {
  let zusatz = ''
  for (let rest = nummer - 1; rest > 0; rest = Math.floor((rest - 1) / ZUSATZ.length))
    zusatz = ZUSATZ.charAt((rest - 1) % ZUSATZ.length) + zusatz
  return zusatz
}

/** Number of the link with this ending, of letters that a code may have. */
export function linkNummer(zusatz: string): number {
  return Array.from(zusatz).reduce((sum, letter) => sum * ZUSATZ.length + ZUSATZ.indexOf(letter) + 1, 0) + 1
}

/** Short links of one recipient by layer; `first` is his first one. */
export function kurzlinks(codes: readonly Pick<GezaehlterCode, 'layerId' | 'nummer'>[], first: string): QrUrls {
  return Object.fromEntries(
    codes.flatMap(({ layerId, nummer }) => (nummer === null ? [] : [[layerId, first + linkZusatz(nummer)]])),
  )
}
