import * as z from 'zod/mini'
import { formatId, type FormatId } from '#src/contract/dokument.ts'

/** Longest name; the contract's own bound. */
export const MAX_NAME = 80

interface Texts {
  name: string
  format: string
}

/** Form of name and format, for creating and for uploading. */
export function kopfSchema(texts: Texts) {
  return z.object({
    bezeichnung: z.string().check(z.trim(), z.minLength(1, texts.name), z.maxLength(MAX_NAME, texts.name)),
    format: z.nullable(formatId).check(z.refine((value) => value !== null, texts.format)),
  })
}

export interface KopfValues {
  bezeichnung: string
  format: FormatId | null
}
