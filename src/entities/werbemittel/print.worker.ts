import type { Befund } from '#src/contract/dokument.ts'
import { loadFontSet } from '#src/domain/print/fonts.ts'
import { preflightPdf } from '#src/domain/print/preflight/preflightPdf.ts'
import { writePdf } from '#src/domain/print/pdf/writePdf.ts'
import { readFontFile } from './browserFonts.ts'
import type { PrintJob, PrintResult, ProofJob } from './printClient.ts'

/** Runs one job and answers once; the client ends the worker afterwards. */
addEventListener('message', ({ data }: MessageEvent<PrintJob>) => {
  run(data).then(
    (result) => answer(result),
    (error: unknown) => answer({ ok: false, message: error instanceof Error ? error.message : String(error) }),
  )
})

function answer(result: PrintResult): void {
  const transfer = result.ok && result.kind === 'proof' ? [result.pdf] : []
  postMessage(result, { transfer })
}

async function run(job: PrintJob): Promise<PrintResult> {
  if (job.kind === 'preflight') {
    const befunde: Befund[] = await preflightPdf(new Uint8Array(job.bytes), job.format)
    return { ok: true, kind: 'preflight', befunde }
  }
  return { ok: true, kind: 'proof', pdf: await proof(job) }
}

async function proof({ seiten, assets, format, empfaenger, datenschutzText, qrUrl, titel, basePdf }: ProofJob) {
  const fonts = await loadFontSet(readFontFile, seiten)
  const files = new Map(assets.map(({ id, bytes, mime }) => [id, { bytes: new Uint8Array(bytes), mime }]))
  const bytes = await writePdf({
    format,
    title: titel,
    pages: seiten.map((seite) => ({ seite, context: { format, empfaenger, datenschutzText, qrUrl, fonts } })),
    assets: (id) => {
      const file = files.get(id)
      return file ? Promise.resolve(file) : Promise.reject(new Error(`Picture ${id} is missing`))
    },
    ...(basePdf && { basePdf: new Uint8Array(basePdf) }),
  })
  return new Uint8Array(bytes).buffer
}
