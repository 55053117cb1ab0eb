import { describe, expect, test } from 'vitest'
import type { Asset } from '#src/contract/asset.ts'
import type { FormatId, Seite } from '#src/contract/dokument.ts'
import { herkunftXmp } from '#src/engines/print/marks/herkunftXmp.ts'
import { type MotivAuftrag, zeichneMotiv } from '#src/engines/motifs/motiv.ts'
import { newBackgroundImage, newImageLayer } from '#src/engines/print/editor/newLayers.ts'
import { addLayer } from '#src/engines/print/editor/operations.ts'
import { freeArea } from '#src/engines/print/editor/session.ts'
import { FORMATS } from '#src/engines/print/formats.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'
import { writePdf } from '#src/engines/print/pdf/writePdf.ts'
import { checkDokument } from '#src/engines/print/preflight/checkDokument.ts'
import { preflightPdf } from '#src/engines/print/preflight/preflightPdf.ts'
import { writeVektor } from '#src/engines/print/vektor/vektorSvg.ts'
import { auftraegeDerZeile } from '#tests/support/motive/auftraege.ts'
import { ZEILEN } from '#tests/support/motive/zeilen.ts'
import { contextOf, fonts } from '../print/fixtures.ts'

/** Finest stroke of a motif at its own size, and what a plate holds (0.25 pt), mm. */
const FINEST_MM = 0.3
const HAIRLINE_MM = 0.0882

/** The sheet of this size, and its page without address; any other motif is a picture on a card. */
function place({ breite, hoehe }: MotivAuftrag): { format: FormatId; side: Seite['side']; ganz: boolean } {
  if (breite === 241 && hoehe === 131) return { format: 'maxipostkarte', side: 'vorderseite', ganz: true }
  if (breite === 216 && hoehe === 303) return { format: 'dina4mailing-2seitig', side: 'rueckseite', ganz: true }
  return { format: 'maxipostkarte', side: 'vorderseite', ganz: false }
}

async function findingsOf(format: FormatId, seiten: Seite[], assets: Asset[], bytes: Uint8Array): Promise<string[]> {
  const context = contextOf(format, { assets })
  const pdf = await writePdf({
    format,
    title: 'Motiv',
    pages: seiten.map((seite) => ({ seite, context })),
    assets: () => Promise.resolve({ bytes, mime: 'image/svg+xml', quelle: 'muster' }),
  })
  const found = [...checkDokument(seiten, { format, assets, fonts }), ...(await preflightPdf(pdf, format))]
  return found.map(({ code, text }) => `${code}: ${text}`)
}

/** What the check of document and print file finds with the motif and not without it. */
async function newFindings(auftrag: MotivAuftrag): Promise<string[]> {
  const bytes = new TextEncoder().encode(writeVektor(zeichneMotiv(auftrag), herkunftXmp('algorithmicMedia')))
  const { format, side, ganz } = place(auftrag)
  const px: [number, number] = [auftrag.breite * 100, auftrag.hoehe * 100]
  const asset: Asset = {
    id: 'motiv',
    name: 'motiv.svg',
    sha256: '',
    mime: 'image/svg+xml',
    px,
    space: 'cmyk',
    bytes: bytes.length,
    quelle: 'muster',
  }
  const image = { assetId: asset.id, name: 'Motiv', px }
  const empty = defaultSeiten(format)
  const layer = ganz
    ? newBackgroundImage('bild-1', FORMATS[format].data, image)
    : newImageLayer('bild-1', freeArea(format, side), image)
  const placed = addLayer(empty, side, layer, 0)
  if (!placed.ok) throw new Error(placed.grund)
  const before = new Set(await findingsOf(format, empty, [], bytes))
  const found = await findingsOf(format, [...placed.dokument], [asset], bytes)
  // Made for a large sheet and placed on a card, its finest strokes are as thin as the check says.
  const isFine = (layer.w / auftrag.breite) * FINEST_MM < HAIRLINE_MM
  return found.filter((finding) => !before.has(finding) && !(isFine && finding.startsWith('haarlinie:')))
}

describe('a motif in the print check', () => {
  test.each(ZEILEN.flatMap((beschreibung, zeile) => (zeile % 5 === 0 ? [[beschreibung, zeile] as const] : [])))(
    '%s: brings no finding, neither in the document nor in the print file',
    async (_beschreibung, zeile) => {
      const [auftrag] = auftraegeDerZeile(zeile).slice(zeile / 5)
      expect(auftrag && (await newFindings(auftrag))).toEqual([])
    },
  )

  test.each(ZEILEN.map((beschreibung, zeile) => [beschreibung, zeile] as const))(
    'all eight of %s',
    { tags: ['proof'] },
    async (_beschreibung, zeile) => {
      for (const auftrag of auftraegeDerZeile(zeile))
        expect([auftrag.saat, await newFindings(auftrag)]).toEqual([auftrag.saat, []])
    },
  )
})
