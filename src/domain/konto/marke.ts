/** Share of light of a colour "#rrggbb", 0 to 1 (WCAG 2, relative luminance). */
function leuchtdichte(farbe: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(farbe.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of words on a colour "#rrggbb", 1 to 21 (WCAG 2). */
export function kontrastAuf(farbe: string, schrift: 'black' | 'white'): number {
  const licht = leuchtdichte(farbe) + 0.05
  return schrift === 'white' ? 1.05 / licht : licht / 0.05
}

/** Words on a brand colour: whichever of black and white can be read better. At least 4.5:1 on every colour. */
export function schriftAuf(farbe: string): 'black' | 'white' {
  return kontrastAuf(farbe, 'white') >= kontrastAuf(farbe, 'black') ? 'white' : 'black'
}
