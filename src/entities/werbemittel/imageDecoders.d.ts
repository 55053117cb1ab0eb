/** The library has no types for its decoders. */
declare module 'pdfjs-dist/image_decoders/pdf.image_decoders.mjs' {
  export class JpegImage {
    parse(bytes: Uint8Array): void
    /** Samples as they are coded, four of each pixel. */
    getData(options: { width: number; height: number; isSourcePDF: boolean }): Uint8ClampedArray
  }
}
