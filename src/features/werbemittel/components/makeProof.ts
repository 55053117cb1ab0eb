import type { Asset, FormatId, Seite } from '#src/contract/dokument.ts'
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
  fileName: string
}

/** Writes the proof PDF in a worker and gives it to the downloads. */
export async function makeProof({ seiten, format, bezeichnung, assets, pdfAssetId, ...rest }: ProofOf): Promise<void> {
  const bytesOf = async (id: string) => (await rest.loadAsset(id)).arrayBuffer()
  const pictures = await Promise.all(
    assetIdsOf(seiten).map(async (id) => {
      const { mime, quelle } = assets.find((asset) => asset.id === id) ?? { mime: 'image/jpeg', quelle: 'upload' }
      return { id, bytes: await bytesOf(id), mime, quelle }
    }),
  )
  const pdf = await printClient.proofPdf({
    seiten,
    format,
    assets: pictures,
    empfaenger: rest.empfaenger,
    datenschutzText: null,
    qrUrls: {},
    titel: bezeichnung,
    ...(pdfAssetId === null ? {} : { basePdf: await bytesOf(pdfAssetId) }),
  })
  saveBlob(pdf, rest.fileName.replaceAll(/[\\/:*?"<>|]/g, '-'))
}
