import { softproof } from './softproof.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { FormatId } from '#src/contract/dokument.ts'
import type { SheetStand } from './sheetStand.ts'
import { printClient } from './printClient.ts'

interface PdfPages {
  /** `werbemittel.pdf.assetId`; null without a print PDF of the customer's own. */
  pdfAssetId: string | null
  format: FormatId
  loadAsset: (assetId: string) => Promise<Blob>
}

function pdfPagesQuery({ pdfAssetId, format, loadAsset }: PdfPages) {
  return queryOptions({
    queryKey: ['werbemittel', 'pdf', pdfAssetId, format] as const,
    queryFn: async () => {
      const pictures = pdfAssetId === null ? [] : await printClient.pictures(await loadAsset(pdfAssetId), format)
      return Promise.all(pictures.map(async (picture) => URL.createObjectURL(await softproof(picture))))
    },
    enabled: pdfAssetId !== null,
    staleTime: Infinity,
    gcTime: Infinity,
  })
}

/** Pictures of the pages of a stored print PDF as print places them, one per side; empty while they load. */
export function usePdfPages(pages: PdfPages): readonly string[] {
  return useQuery(pdfPagesQuery(pages)).data ?? NO_PAGES
}

/** Whether these pictures are there: `fehlt` where they did not come. */
export function usePdfStand(pages: PdfPages): SheetStand {
  const { isError, isPending } = useQuery(pdfPagesQuery(pages))
  if (pages.pdfAssetId === null) return 'steht'
  return isError ? 'fehlt' : isPending ? 'laedt' : 'steht'
}

const NO_PAGES: readonly string[] = []
