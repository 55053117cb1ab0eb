/** A picture that was read whole and made ours. */
export interface Bild {
  bytes: Uint8Array
  mime: 'image/jpeg' | 'image/png'
  breite: number
  hoehe: number
  farbraum: 'rgb' | 'cmyk' | 'gray'
}
