import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { expect } from 'vitest'

/** Two programs of others that read codes out of printed pages. */

const { resolve } = createRequire(import.meta.url)
prepareZXingModule({
  overrides: { wasmBinary: new Uint8Array(readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer },
})

/** Output of a foreign program, which must end well and without a word. */
export function silent(program: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 28 })
  expect([program, status, stderr]).toEqual([program, 0, ''])
  return stdout
}

/** Pictures of a folder whose names begin so, in order. */
export const pngs = (folder: string, prefix: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .toSorted()
    .map((name) => join(folder, name))

/** Pages of a file, from 0, as grey pictures. */
export function pagePictures(file: string, folder: string, pages: readonly number[], dpi: number): string[] {
  for (const page of pages) {
    const out = join(folder, `code-${String(page).padStart(5, '0')}`)
    const one = ['-f', String(page + 1), '-singlefile', '-gray', '-png']
    silent('pdftoppm', ['-q', '-r', String(dpi), ...one, file, out])
  }
  const pictures = pngs(folder, 'code-')
  expect(pictures).toHaveLength(pages.length)
  return pictures
}

/** What zbar finds in each of many pictures. Its XML loses letters beyond ASCII. */
export function zbarTexts(files: string[]): string[][] {
  return files.map((file) => {
    const plain = silent('zbarimg', ['-q', '--nodbus', '-Sdisable', '-Sqrcode.enable', file])
    const [, ...texts] = plain.split(/^QR-Code:/m)
    return texts.map((text) => text.replace(/\n$/, '')).toSorted()
  })
}

/** Codes that zxing finds in a picture, with the bytes that they hold. */
export async function zxingCodes(file: string): Promise<{ text: string; bytes: Uint8Array }[]> {
  const found = await readBarcodes(new Uint8Array(readFileSync(file)), { formats: ['QRCode'], maxNumberOfSymbols: 4 })
  return found.map(({ text, bytes }) => ({ text, bytes }))
}

/** What zxing finds in each of many pictures. */
export async function zxingTexts(files: string[]): Promise<string[][]> {
  const all: string[][] = []
  for (const file of files) all.push((await zxingCodes(file)).map(({ text }) => text).toSorted())
  return all
}
