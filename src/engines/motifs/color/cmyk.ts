import type { Farbe } from '#src/contract/dokument.ts'

/** The print half of `Farbe`, parts 0..1. */
export type Cmyk = Extract<Farbe, { k: number }>
