import { FORM_LIMIT, inMb, MULTIPART_LIMIT } from '#src/contract/grenzen.ts'
import { Refusal } from '../context.ts'
import { isTooDeep } from './depth.ts'

export interface RequestFields {
  query: Record<string, unknown>
  body: Record<string, unknown>
}

function tooLarge(limit: number): Refusal {
  return new Refusal(
    413,
    'ZU_GROSS',
    `Die Anfrage ist zu groß. Erlaubt sind höchstens ${inMb(limit)} MB. Es wurde nichts gespeichert.`,
  )
}

/** What was sent is not what any program of ours sends. */
export function unreadable(): Refusal {
  return new Refusal(400, 'ANFRAGE_UNLESBAR', 'Die Anfrage war unvollständig. Bitte versuchen Sie es erneut.', {
    programm: 'Der Inhalt lässt sich nicht lesen: UTF-8, und als JSON ein Objekt.',
  })
}

/** A name given twice is refused: two readers could take different ones (SEC-42). */
function single(entries: Iterable<[string, unknown]>): Record<string, unknown> {
  const fields = new Map<string, unknown>()
  for (const [name, value] of entries) {
    if (fields.has(name)) throw duplicate()
    fields.set(name, value)
  }
  return Object.fromEntries(fields)
}

/** One thing said in two ways. */
export function duplicate(): Refusal {
  return new Refusal(400, 'PARAMETER_DOPPELT', 'Die Anfrage war widersprüchlich. Bitte laden Sie die Seite neu.', {
    programm: 'Ein Parameter kommt zweimal vor. Senden Sie jeden einmal.',
  })
}

/** Query and body of a request as flat fields. */
export async function readFields(request: Request): Promise<RequestFields> {
  const { search, searchParams } = new URL(request.url)
  refuseOtherLetters(search)
  const query = single(searchParams)
  const body = request.method === 'POST' ? await readBody(request) : {}
  if (Object.keys(query).some((name) => Object.hasOwn(body, name))) throw duplicate()
  return { query, body }
}

export function isMultipart(request: Request): boolean {
  return contentType(request) === 'multipart/form-data'
}

function contentType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  if (!/^(utf-?8|us-ascii)?$/i.test(charsetOf(request))) throw unreadable()
  const multipart = isMultipart(request)
  const bytes = await readBytes(request, multipart ? MULTIPART_LIMIT : FORM_LIMIT)
  if (bytes.length === 0) return {}
  if (multipart) return readMultipart(bytes, request.headers.get('content-type') ?? '')
  switch (contentType(request)) {
    case 'application/x-www-form-urlencoded':
      return readForm(decodeText(bytes))
    case 'application/json':
      return readJson(decodeText(bytes))
    default:
      throw new Refusal(415, 'INHALT_UNBEKANNT', 'Diese Art von Inhalt wird nicht angenommen.')
  }
}

const charsetOf = (request: Request): string =>
  /;\s*charset="?([^";\s]*)/i.exec(request.headers.get('content-type') ?? '')?.[1] ?? ''

function readForm(text: string): Record<string, unknown> {
  refuseOtherLetters(text)
  return single(new URLSearchParams(text))
}

/** Escaped letters that are no UTF-8, as a form in Latin-1 sends them: they would be stored as question marks. */
function refuseOtherLetters(escaped: string): void {
  for (const [run] of escaped.matchAll(/(?:%[\da-f]{2})+/gi)) {
    try {
      decodeURIComponent(run)
    } catch {
      throw unreadable()
    }
  }
}

/** How often a text or its bytes hold the sign that stands for a letter that could not be read. */
const REPLACED = Buffer.from('\ufffd')
function countReplaced(bytes: Uint8Array): number {
  const found = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let count = 0
  for (let at = found.indexOf(REPLACED); at >= 0; at = found.indexOf(REPLACED, at + REPLACED.length)) count += 1
  return count
}

/** Reads at most `limit` bytes; what is announced larger is not read at all. */
async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit)
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  // A line that breaks off on the way is the caller's matter, and no fault of ours.
  const read = () => reader?.read().catch(() => Promise.reject(unreadable()))
  for (let next = await read(); next && !next.done; next = await read()) {
    size += next.value.length
    if (size > limit) {
      await reader?.cancel()
      throw tooLarge(limit)
    }
    chunks.push(next.value)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw unreadable()
  }
}

async function readMultipart(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Record<string, unknown>> {
  let form: FormData
  try {
    form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw unreadable()
  }
  const fields = single(form)
  const texts = Object.values(fields).filter((value) => typeof value === 'string')
  // The reader writes the sign itself where the bytes are no UTF-8.
  if (countReplaced(Buffer.from(texts.join(''))) > countReplaced(bytes)) throw unreadable()
  return fields
}

function readJson(text: string): Record<string, unknown> {
  if (isTooDeep(text)) throw unreadable()
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw unreadable()
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable()
  if (countKeys(value) !== writtenKeys(text)) throw duplicate()
  return single(Object.entries(value))
}

/** Names as they stand in a JSON text; of two alike the reader above keeps the last one without a word. */
function writtenKeys(text: string): number {
  let count = 0
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon !== undefined) count += 1
  return count
}

function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value)
  return inner.reduce<number>((sum, item) => sum + countKeys(item), Array.isArray(value) ? 0 : inner.length)
}
