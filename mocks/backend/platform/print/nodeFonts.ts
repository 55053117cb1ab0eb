import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Seite } from '#src/contract/dokument.ts'
import { type FontSet, loadFontSet } from '#src/engines/print/page.ts'

const FOLDER = resolve(import.meta.dirname, '../../../../src/engines/print/fonts')

/** Bytes of a font file, the same that the browser loads. */
export async function readFontFile(file: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join(FOLDER, file)))
}

let loaded: Promise<FontSet> | undefined

/** Every face of the editor, read once per process. */
export function nodeFontSet(): Promise<FontSet> {
  loaded ??= loadFontSet(readFontFile)
  return loaded
}

/** The faces of these pages alone, for a thread that sets them once. */
export function nodeFontsOf(seiten: readonly Seite[]): Promise<FontSet> {
  return loadFontSet(readFontFile, seiten)
}
