/** Variables that only the component kit uses, as a style sheet; made while building (frameStyles). */
declare module 'virtual:kit-sheet' {
  export const kitSheet: string
}
