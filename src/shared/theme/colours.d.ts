/** Colours that only the program's own rules use, as a style sheet; made while building (frameStyles). */
declare module 'virtual:page-colours' {
  export const colours: string
}

/** Colours that only the component kit uses, likewise. */
declare module 'virtual:kit-colours' {
  export const colours: string
}
