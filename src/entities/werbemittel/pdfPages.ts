import { queryOptions, useQuery } from '@tanstack/react-query'

/** Width of a page picture, px: sharp on a screen at real size and twice that. */
const PAGE_WIDTH_PX = 1800

/** Draws pages of a PDF as pictures; answers one object URL per page, in order. The library is loaded on first use. */
async function renderPdfPages(file: Blob, widthPx: number = PAGE_WIDTH_PX): Promise<string[]> {
  const [pdfjs, worker] = await Promise.all([import('pdfjs-dist'), import('pdfjs-dist/build/pdf.worker.min.mjs?url')])
  pdfjs.GlobalWorkerOptions.workerSrc = worker.default
  const task = pdfjs.getDocument({ data: new Uint8Array(await file.arrayBuffer()) })
  try {
    const pdf = await task.promise
    const urls: string[] = []
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
      const page = await pdf.getPage(number)
      const viewport = page.getViewport({ scale: widthPx / page.getViewport({ scale: 1 }).width })
      const canvas = document.createElement('canvas')
      canvas.width = Math.round(viewport.width)
      canvas.height = Math.round(viewport.height)
      // As it is printed: without comments and with the layers of the print.
      const { DISABLE } = pdfjs.AnnotationMode
      await page.render({ canvas, viewport, background: 'white', intent: 'print', annotationMode: DISABLE }).promise
      urls.push(URL.createObjectURL(await pictureOf(canvas)))
    }
    return urls
  } finally {
    await task.destroy()
  }
}

/** A file with more pages than any format has is refused by its check; drawing them all would only take time. */
const MAX_PAGES = 4

function pictureOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Canvas gave no picture'))), 'image/png')
  })
}

function pdfPagesQuery(pdfAssetId: string, loadAsset: (assetId: string) => Promise<Blob>) {
  return queryOptions({
    queryKey: ['werbemittel', 'pdf', pdfAssetId] as const,
    queryFn: async () => renderPdfPages(await loadAsset(pdfAssetId)),
    staleTime: Infinity,
    gcTime: Infinity,
  })
}

/** Pictures of the pages of a stored print PDF; empty while they load, and without a PDF. */
export function usePdfPages(
  pdfAssetId: string | null,
  loadAsset: (assetId: string) => Promise<Blob>,
): readonly string[] {
  const pages = useQuery({ ...pdfPagesQuery(pdfAssetId ?? '', loadAsset), enabled: pdfAssetId !== null })
  return pages.data ?? NO_PAGES
}

const NO_PAGES: readonly string[] = []
