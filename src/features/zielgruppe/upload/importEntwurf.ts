import * as z from 'zod/mini'
import { ausschluss } from '#src/contract/ausschluss.ts'
import { ADRESS_FELDER, anfuehrung, zeilenCode } from '#src/contract/zielgruppe.ts'
import { ZEICHENSAETZE } from '#src/engines/addresses/rules.ts'
import { TRENNZEICHEN } from '#src/engines/addresses/file.ts'
import type { Fingerabdruck } from '#src/engines/addresses/worker.ts'

/** Of a large file its beginning, middle and end are looked at, bytes each: enough to tell it from another one. assumed */
const PIECE = 1024 * 1024

/** What the browser keeps of an import that is not finished: never a row, a title or an address (CSV-29, SEC-22). */
export const importEntwurf = z.object({
  datei: z.object({ name: z.string(), bytes: z.number(), sha256: z.string() }),
  leseart: z.object({
    zeichensatz: z.enum(ZEICHENSAETZE),
    zeichensatzSicher: z.boolean(),
    trennzeichen: z.enum(TRENNZEICHEN),
    anfuehrung,
    kopfzeile: z.int(),
    blatt: z._default(z.int(), 0),
  }),
  /** Number of the column and what it holds. */
  zuordnung: z.array(z.tuple([z.int(), z.enum(ADRESS_FELDER)])),
  /** Warnings whose rows are left out; null: not decided yet. */
  ohne: z.nullable(z.array(zeilenCode)),
  /** Left out by an older window. */
  ausschluss: z.optional(ausschluss),
})
export type ImportEntwurf = z.infer<typeof importEntwurf>

function probe(file: File): Blob {
  if (file.size <= 3 * PIECE) return file
  const middle = Math.floor(file.size / 2)
  return new Blob([file.slice(0, PIECE), file.slice(middle, middle + PIECE), file.slice(-PIECE)])
}

/** Null where the browser cannot compute one: then nothing is kept. */
export async function fingerabdruckVon(file: File): Promise<Fingerabdruck | null> {
  try {
    const hash = await crypto.subtle.digest('SHA-256', await probe(file).arrayBuffer())
    const sha256 = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
    return { name: file.name, bytes: file.size, sha256 }
  } catch {
    return null
  }
}

/** The same content; it may have been renamed. */
export const dieselbe = (a: Fingerabdruck, b: Fingerabdruck): boolean => a.bytes === b.bytes && a.sha256 === b.sha256
