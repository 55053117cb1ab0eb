import type { Asset } from '#src/contract/asset.ts'
import type { FormatId, Seite } from '#src/contract/dokument.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { assetIdsOf } from '#src/entities/werbemittel/assetUrls.ts'
import { printClient } from '#src/entities/werbemittel/printClient.ts'
import { saveBlob } from '#src/shared/download.ts'

interface ProofOf {
  seiten: Seite[]
  format: FormatId
  bezeichnung: string
  assets: readonly Asset[]
  pdfAssetId: string | null
  empfaenger: Empfaenger | null
  loadAsset: (assetId: string) => Promise<Blob>
}

/** Writes the proof PDF in a worker and gives it to the downloads. */
export async function makeProof({ fileName, ...proof }: ProofOf & { fileName: string }): Promise<void> {
  const pdf = await printClient.proofPdf(await proofOptions(proof))
  saveBlob(pdf, fileName.replaceAll(/[\\/:*?"<>|]/g, '-'))
}

/** The sheet with all its files, as the worker takes it. */
export async function proofOptions({ bezeichnung, assets, pdfAssetId, loadAsset, ...sheet }: ProofOf) {
  const bytesOf = async (id: string) => (await loadAsset(id)).arrayBuffer()
  const pictures = await Promise.all(
    assetIdsOf(sheet.seiten).map(async (id) => {
      const { mime, quelle } = assets.find((asset) => asset.id === id) ?? { mime: 'image/jpeg', quelle: 'upload' }
      return { id, bytes: await bytesOf(id), mime, quelle }
    }),
  )
  return {
    ...sheet,
    assets: pictures,
    datenschutzText: null,
    qrUrls: {},
    titel: bezeichnung,
    ...(pdfAssetId === null ? {} : { basePdf: await bytesOf(pdfAssetId) }),
  }
}
