import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { OutputIntent } from '#src/domain/print/pdf/metadata.ts'

const { resolve } = createRequire(import.meta.url)

let loaded: Promise<OutputIntent> | undefined

/** Printing condition of the demonstration: a free profile. A print shop gives its own (FOGRA51 or the like). */
export function demoOutputIntent(): Promise<OutputIntent> {
  loaded ??= readFile(resolve('pdfjs-dist/iccs/CGATS001Compat-v2-micro.icc')).then((profil) => ({
    bedingung: 'CGATS TR 001',
    profil: new Uint8Array(profil),
  }))
  return loaded
}
