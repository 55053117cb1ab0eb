import { parentPort, workerData } from 'node:worker_threads'
import { AnnotationMode, getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Runs in a thread of its own: a hostile file may take this thread down, never the service. */
interface Job {
  bytes: Uint8Array
  seiten: number
  breitePx: number
}

/** The few methods of pdf.js's own canvas for Node that are needed here. */
interface CanvasFactory {
  create(width: number, height: number): { canvas: { toBuffer(mime: 'image/png'): Buffer }; context: object }
}

const { bytes, seiten, breitePx }: Job = workerData
const pdf = await getDocument({
  data: bytes,
  verbosity: VerbosityLevel.ERRORS,
  enableXfa: false,
  stopAtErrors: false,
  useSystemFonts: false,
}).promise
const pictures: Uint8Array[] = []
for (let number = 1; number <= Math.min(seiten, pdf.numPages); number += 1) {
  const page = await pdf.getPage(number)
  const { width } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: breitePx / width })
  const factory = pdf.canvasFactory as CanvasFactory
  const { canvas, context } = factory.create(Math.ceil(viewport.width), Math.ceil(viewport.height))
  // pdf.js types its canvas as the browser's; the one of Node draws alike.
  await page.render({
    canvas: null,
    canvasContext: context as CanvasRenderingContext2D,
    viewport,
    background: '#fff',
    // As it is printed: without comments and with the layers of the print.
    intent: 'print',
    annotationMode: AnnotationMode.DISABLE,
  }).promise
  pictures.push(new Uint8Array(canvas.toBuffer('image/png')))
}
parentPort?.postMessage({ anzahl: pdf.numPages, pictures })
