import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sha256 } from '#mocks/backend/platform/files.ts'
import { makePrintFile } from '#mocks/backend/platform/print/printFile.ts'
import { check } from '#mocks/backend/werbemittel/pdfPruefung.ts'
import type { FormatId } from '#src/contract/dokument.ts'
import { BEISPIEL_EMPFAENGER } from '#src/engines/print/beispiel.ts'
import { uploadSeiten } from '#src/engines/print/layers.ts'
import { druckvorlage } from '#tests/support/druckvorlage.ts'

const FOLDER = `${import.meta.dirname}/corpus`
const { dateien }: { dateien: { datei: string; programm: string; format: FormatId }[] } = JSON.parse(
  readFileSync(`${FOLDER}/corpus.json`, 'utf8'),
)
/** What was ordered and could not be handed over: smoothed pictures, masks mixed in RGB, files stored before RGB was turned. */
const ALWAYS = ['cairo-karte', 'cairo-maske', 'chrome-effekte', 'ink-brief', 'gs-x-rgb', 'tex-karte']
const profil = new Uint8Array(readFileSync('public/druckprofil/FOGRA39L.icc'))

async function handOver(format: FormatId, bytes: Uint8Array) {
  const asset = { id: 'pdf', name: 'druck.pdf', sha256: sha256(bytes), px: [1, 1] as [number, number] }
  return makePrintFile(
    await druckvorlage({
      format,
      seiten: uploadSeiten(format),
      assets: [{ ...asset, mime: 'application/pdf', space: 'cmyk', bytes: bytes.length, quelle: 'upload' }],
      inhalte: { pdf: bytes },
      pdfAssetId: 'pdf',
      anzahl: 1,
    }),
    { name: 'druckdaten-001.pdf', empfaenger: [{ nr: 1, empfaenger: BEISPIEL_EMPFAENGER, qrUrls: {} }] },
  )
}

for (const { datei, programm, format } of dateien)
  test(
    `${programm}, ${datei}: what can be ordered can be handed over, as it is stored now and as it was before`,
    { tags: ALWAYS.includes(datei) ? [] : ['proof'] },
    async () => {
      const bytes = new Uint8Array(readFileSync(`${FOLDER}/files/${datei}.pdf`))
      const { befunde, repariert } = await check({ bytes, format, profil })
      if (befunde.some(({ schwere }) => schwere === 'fehler')) return
      for (const stored of new Set([repariert?.bytes ?? bytes, bytes])) {
        const { datei: written } = await handOver(format, stored)
        expect(written.bytes).toBeGreaterThan(1000)
      }
    },
  )
