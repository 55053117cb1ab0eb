import { isInhalt, type Absage } from './absage.ts'
import type { DienstAuftrag } from '../platform/bildwerk.ts'
import { FREIE_GROESSEN, learnSize, chooseSize, type Groessen } from './groesse.ts'

/** Fields that services refuse, each without harm for the picture. */
const VERZICHTBAR = ['seed', 'negative_prompt', 'response_format'] as const
type Verzichtbar = (typeof VERZICHTBAR)[number]

/** What a service taught us by refusing; kept as long as the process runs. */
export interface Gewohnheiten {
  ohne: readonly Verzichtbar[]
  format: 'b64_json' | 'base64'
  groessen: Groessen
}

export const UNBEKANNT: Gewohnheiten = { ohne: [], format: 'b64_json', groessen: FREIE_GROESSEN }

export interface Anfrage {
  model?: string
  prompt: string
  n: 1
  size?: string
  response_format?: string
  seed?: number
  negative_prompt?: string
}

/** The request as this service takes it. */
export function anfrageVon(modell: string, auftrag: DienstAuftrag, { ohne, format, groessen }: Gewohnheiten): Anfrage {
  const size = chooseSize(groessen, auftrag)
  return {
    ...(modell === '' ? {} : { model: modell }),
    prompt: auftrag.text,
    n: 1,
    ...(size === null ? {} : { size }),
    ...(ohne.includes('response_format') ? {} : { response_format: format }),
    ...(ohne.includes('seed') ? {} : { seed: auftrag.saat }),
    ...(ohne.includes('negative_prompt') || auftrag.negativ === '' ? {} : { negative_prompt: auftrag.negativ }),
  }
}

/** That a field as such is not taken, in the words of OpenAI, xAI, LiteLLM, Pydantic, Go. */
const FELD_UNBEKANNT =
  /unknown (?:parameter|field|argument|name)|unrecognized|unexpected|not supported|not permitted|not allowed|unsupported|does not support|extra (?:inputs|fields)|no longer supported|unmarshal/i
const WERT_FALSCH =
  /invalid|must be|not one of|supported|not valid|divisible|multiple|allowed|exceed|too (?:large|small)/i

/**
 * What a refusal teaches about the fields that were sent; null where nothing can be left out or changed. Only 400 and 422
 * speak of fields, and 500 where a service of Go could not read one.
 */
export function learn(known: Gewohnheiten, absage: Absage, gesendet: Anfrage): Gewohnheiten | null {
  const { status, message } = absage
  const aboutFields = status === 400 || status === 422 || (status === 500 && /unmarshal/i.test(message))
  if (!aboutFields || isInhalt(absage)) return null
  const named = VERZICHTBAR.filter((feld) => gesendet[feld] !== undefined && isBeanstandet(absage, feld))
  if (named.length > 0) return { ...known, ...without(known, named, message) }
  return gesendet.size === undefined ? null : learnSizeOf(known, absage, gesendet.size)
}

function without(known: Gewohnheiten, named: readonly Verzichtbar[], message: string): Partial<Gewohnheiten> {
  // Together calls the same thing otherwise.
  const renamed = named.includes('response_format') && known.format === 'b64_json' && /\bbase64\b/i.test(message)
  const given = renamed ? named.filter((feld) => feld !== 'response_format') : named
  return { format: renamed ? 'base64' : known.format, ohne: [...known.ohne, ...given] }
}

/** By its name in the place made for it, or within a sentence of that kind. */
function isBeanstandet({ felder, message, codes }: Absage, feld: Verzichtbar): boolean {
  if (felder.includes(feld)) return true
  const kind = FELD_UNBEKANNT.test(message) || codes.some((code) => /unknown_parameter|unsupported/i.test(code))
  return kind && names(message, feld)
}

const names = (message: string, feld: string) => message.split(/[^\w]+/).includes(feld)

function learnSizeOf(known: Gewohnheiten, { felder, codes, message }: Absage, size: string): Gewohnheiten | null {
  const named = felder.includes('size') || codes.includes('invalid_size') || names(message.toLowerCase(), 'size')
  const dimension = /\b(?:width|height)\b/i.test(message)
  if (!named && !dimension) return null
  const wrongField = FELD_UNBEKANNT.test(message) && /argument|parameter|setting|field|input/i.test(message)
  if (wrongField && !message.includes(size)) return { ...known, groessen: { ...known.groessen, ohne: true } }
  if (!felder.includes('size') && !codes.includes('invalid_size') && !WERT_FALSCH.test(message)) return null
  return { ...known, groessen: learnSize(known.groessen, message, size) }
}
