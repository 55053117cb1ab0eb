import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Seite } from '#src/contract/dokument.ts'
import { loadFontSet, type FontSet } from '#src/domain/print/fonts.ts'

const { resolve } = createRequire(import.meta.url)

/** Bytes of a font file below `@expo-google-fonts`, the same that the browser loads. */
export async function readFontFile(file: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(resolve(`@expo-google-fonts/${file}`)))
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
