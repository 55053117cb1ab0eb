/** Longest name that is kept, characters; the end with the kind of the file stays. */
const MAX_NAME = 150
/** Names that mean a device to Windows, whatever their ending. */
const GERAET = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

const wellFormed = (name: string): string => new TextDecoder().decode(new TextEncoder().encode(name))

/** Ending of a name in small letters, without the dot; '' when there is none. */
export function endungOf(name: string): string {
  return /\.([^.]{1,10})$/.exec(name.trimEnd())?.[1]?.toLowerCase() ?? ''
}

/**
 * A foreign file name as it may be shown and given out (SEC-37): no path, no control or direction marks, no device, a
 * length that every disk takes. It never becomes a place of ours.
 */
export function sichererName(name: string): string {
  const plain = name.normalize('NFC').replace(/[\p{Cc}\p{Bidi_Control}/\\:*?"<>|]/gu, '_')
  const safe = GERAET.test(plain) ? `_${plain}` : plain
  if (safe.length <= MAX_NAME) return wellFormed(safe)
  const endung = endungOf(safe)
  const tail = endung === '' ? '' : `.${endung}`
  return wellFormed(`${safe.slice(0, MAX_NAME - tail.length)}${tail}`)
}

/** The same name with the ending that its content has: "foto.webp" that is kept as JPEG is "foto.jpg". */
export function nameMitEndung(name: string, endungen: readonly string[]): string {
  const [richtig = ''] = endungen
  const endung = endungOf(name)
  if (endungen.includes(endung)) return sichererName(name)
  const stem = endung === '' ? name : name.trimEnd().slice(0, -endung.length - 1)
  return sichererName(`${stem === '' ? 'Datei' : stem}.${richtig}`)
}
