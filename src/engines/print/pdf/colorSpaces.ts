import type { PDFContext, PDFRef } from '@cantoo/pdf-lib'
import type { Bildwandler } from '../colour/bildwandler.ts'
import { srgbProfile } from './iccProfile.ts'
import { flate } from '../objects/stream.ts'

/** Colour spaces of a file, each profile embedded once; with a print profile screen colours become inks. */
export class ColorSpaces {
  readonly #context: PDFContext
  #srgb: PDFRef | null = null

  /** How screen colours print, where that is asked for. */
  readonly druck: Bildwandler | null

  constructor(context: PDFContext, druck: Bildwandler | null = null) {
    this.#context = context
    this.druck = druck
  }

  /** RGB is never left to the device (print 2). */
  srgb(): PDFRef {
    this.#srgb ??= this.icc(srgbProfile(), 3)
    return this.#srgb
  }

  icc(profile: Uint8Array, channels: 1 | 3 | 4): PDFRef {
    const stream = this.#context.register(flate(this.#context, profile, { N: channels }))
    return this.#context.register(this.#context.obj(['ICCBased', stream]))
  }
}
