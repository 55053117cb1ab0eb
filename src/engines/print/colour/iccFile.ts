/** An ICC profile (ICC.1:2001 and ICC.1:2010): its header and where its parts are. */
export interface IccFile {
  /** Major version, 2 or 4. */
  version: number
  /** Device class, "prtr" for printing. */
  klasse: string
  /** Colour space of the device, "CMYK". */
  farbraum: string
  /** Connection space, "Lab " or "XYZ ". */
  pcs: string
  /** Name that people read. */
  name: string
  /** Bytes of a tag, null where the file has none. */
  tag(signature: string): DataView | null
}

const HEADER_BYTES = 128
const TAG_BYTES = 12

export function signatureAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((by) => view.getUint8(at + by)))
}

/** null when the bytes are no profile, or a cut one. */
export function readIcc(bytes: Uint8Array): IccFile | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < HEADER_BYTES + 4 || signatureAt(view, 36) !== 'acsp' || view.getUint32(0) > bytes.length)
    return null
  const tags = new Map<string, DataView>()
  const count = view.getUint32(HEADER_BYTES)
  if (HEADER_BYTES + 4 + count * TAG_BYTES > bytes.length) return null
  for (let i = 0; i < count; i += 1) {
    const at = HEADER_BYTES + 4 + i * TAG_BYTES
    const [offset, length] = [view.getUint32(at + 4), view.getUint32(at + 8)]
    if (offset + length > bytes.length) return null
    tags.set(signatureAt(view, at), new DataView(bytes.buffer, bytes.byteOffset + offset, length))
  }
  const tag = (signature: string) => tags.get(signature) ?? null
  return {
    version: view.getUint8(8),
    klasse: signatureAt(view, 12),
    farbraum: signatureAt(view, 16),
    pcs: signatureAt(view, 20),
    name: nameOf(tag('desc')),
    tag,
  }
}

function nameOf(desc: DataView | null): string {
  if (!desc || desc.byteLength < 12) return ''
  if (signatureAt(desc, 0) === 'desc') return textAt(desc, 12, desc.getUint32(8), 1)
  // Version 4 has it in several languages; the first will do.
  if (signatureAt(desc, 0) === 'mluc' && desc.byteLength >= 28)
    return textAt(desc, desc.getUint32(24), desc.getUint32(20), 2)
  return ''
}

/** Text of one or two bytes a character, up to its end or a zero. */
function textAt(view: DataView, from: number, length: number, width: 1 | 2): string {
  let text = ''
  for (let at = from; at + width <= Math.min(from + length, view.byteLength); at += width) {
    const code = width === 1 ? view.getUint8(at) : view.getUint16(at)
    if (code === 0) break
    text += String.fromCharCode(code)
  }
  return text
}

/** Why this profile cannot be the one that is printed with, in German; null where it can. */
export function profilFehler(bytes: Uint8Array): string | null {
  const icc = readIcc(bytes)
  if (!icc) return 'ist kein vollständiges ICC-Profil'
  if (icc.version !== 2 && icc.version !== 4) return `hat die Version ${icc.version}; gelesen werden 2 und 4`
  if (icc.klasse !== 'prtr' || icc.farbraum !== 'CMYK')
    return `ist kein Ausgabeprofil für CMYK (Klasse „${icc.klasse}“, Farbraum „${icc.farbraum.trim()}“)`
  if (!icc.tag('A2B1') && !icc.tag('A2B0')) return 'kann Druckfarben nicht in Bildschirmfarben umrechnen (A2B fehlt)'
  if (!icc.tag('B2A1') && !icc.tag('B2A0')) return 'kann Bildfarben nicht in Druckfarben umrechnen (B2A fehlt)'
  return null
}
