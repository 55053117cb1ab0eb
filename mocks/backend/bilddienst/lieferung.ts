import { MAX_BILD_PIXEL } from '#src/contract/grenzen.ts'
import type { Bild } from '../platform/bild.ts'
import { bildKopf, isBildDatei, readBild } from '../platform/images.ts'
import { mark } from '../platform/mark.ts'
import { isInhalt, readAbsage, member } from './absage.ts'
import { Fehlschlag } from './fehlschlag.ts'

/** Shortest edge of a picture that is worth printing, px. */
const KANTE_MIN_PX = 256

/** What an answer brings: the bytes, or where they lie. */
export interface Lieferung {
  bytes: Uint8Array | null
  url: string | null
  /** The seed that the service names; undefined where it names none. */
  saat: number | undefined
}

export function readJson(bytes: Uint8Array): unknown {
  const text = new TextDecoder().decode(bytes)
  if (/^\s*[^\s[{"\d]/.test(text.slice(0, 1_000))) throw new Fehlschlag('KEIN_JSON')
  try {
    return JSON.parse(text)
  } catch {
    throw new Fehlschlag('JSON_DEFEKT')
  }
}

/** `data[0]` of an answer. Some services refuse with 200, in `error` or by leaving the picture out. */
export function readLieferung(body: unknown): Lieferung {
  const entry = member(member(body, 'data'), 0)
  const { b64, url } = { b64: member(entry, 'b64_json'), url: member(entry, 'url') }
  const seed = member(entry, 'seed') ?? member(body, 'seed')
  const saat = typeof seed === 'number' && Number.isSafeInteger(seed) ? seed : undefined
  if (typeof b64 === 'string' && b64 !== '') return { bytes: fromBase64(b64), url: null, saat }
  if (typeof url === 'string' && /^data:/i.test(url)) return { bytes: fromBase64(url), url: null, saat }
  if (typeof url === 'string' && url !== '') return { bytes: null, url, saat }
  throw new Fehlschlag(isGefiltert(body, entry) ? 'ABGELEHNT' : 'OHNE_BILD')
}

function isGefiltert(body: unknown, entry: unknown): boolean {
  const reasons = [entry, body].flatMap((part) => [member(part, 'finish_reason'), member(part, 'finishReason')])
  const filter = member(entry, 'content_filter_results')
  const filtered =
    typeof filter === 'object' &&
    filter !== null &&
    Object.values(filter).some((kind) => member(kind, 'filtered') === true)
  const named = reasons.some((reason) => typeof reason === 'string' && /filter|safety|moderation/i.test(reason))
  return filtered || named || isInhalt(readAbsage(200, body))
}

/** Base64 of either alphabet, with blanks and with the head of a data address. */
function fromBase64(text: string): Uint8Array {
  const head = /^data:[^,]{0,200};base64,/i.exec(text.slice(0, 256))?.[0].length ?? 0
  const packed = text.slice(head).replaceAll(/\s+/g, '')
  if (!/^[\w+/-]+={0,2}$/.test(packed)) throw new Fehlschlag('KODIERUNG')
  const bytes = Buffer.from(packed, 'base64')
  if (bytes.length === 0) throw new Fehlschlag('KODIERUNG')
  return bytes
}

/** The picture as ours: checked to its last pixel, coded anew, and marked as made by a model. */
export async function alsBild(bytes: Uint8Array): Promise<Bild> {
  if (!isBildDatei(bytes)) throw new Fehlschlag('KEIN_BILD')
  const { width, height } = await bildKopf(bytes).catch(damaged)
  if (width * height > MAX_BILD_PIXEL) throw new Fehlschlag('ZU_VIELE_PIXEL')
  if (Math.min(width, height) < KANTE_MIN_PX) throw new Fehlschlag('ZU_KLEIN')
  return mark(await readBild(bytes).catch(damaged), 'trainedAlgorithmicMedia')
}

function damaged(): never {
  throw new Fehlschlag('UNVOLLSTAENDIG')
}
