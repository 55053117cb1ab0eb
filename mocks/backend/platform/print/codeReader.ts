import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { CodeReader } from '#src/engines/print/checker.ts'

let prepared: Promise<void> | undefined

async function prepare(): Promise<void> {
  const bytes = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(bytes).buffer } })
}

/** Finds QR codes as a telephone would, in a picture of any code that is turned by any angle. */
export const readQr: CodeReader = async ({ w, h, rgba }) => {
  await (prepared ??= prepare())
  const picture: ImageData = { width: w, height: h, data: rgba, colorSpace: 'srgb' }
  const found = await readBarcodes(picture, { formats: ['QRCode'], maxNumberOfSymbols: 2 })
  return found.map(({ text }) => text)
}
