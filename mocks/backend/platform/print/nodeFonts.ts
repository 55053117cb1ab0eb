import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type FontSet, openFontSet } from '#src/engines/print/page.ts'

const FOLDER = resolve(import.meta.dirname, '../../../../src/engines/print/fonts')

/** Bytes of a font file, the same that the browser loads. */
export function readFontFile(file: string): Uint8Array {
  return new Uint8Array(readFileSync(join(FOLDER, file)))
}

let opened: FontSet | undefined

/** Every face of the editor; each is read once per process, when something is first set in it. */
export function nodeFontSet(): FontSet {
  opened ??= openFontSet(readFontFile)
  return opened
}
