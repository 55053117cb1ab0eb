import type { AxiosRequestConfig, AxiosResponse } from 'axios'
import * as z from 'zod/mini'
import { ApiError } from '#src/contract/apiError.ts'
import { encodeInput, flatFields, hasField } from '#src/contract/encoding.ts'
import { TEILBAR_AB } from '#src/contract/grenzen.ts'
import type { Input, Operation, Output } from '#src/contract/operation.ts'
import type { UploadOptions } from '#src/contract/uploadProgress.ts'
import type { DateiAntwort } from '#src/contract/wire.ts'
import { corrected } from './corrected.ts'
import { bearer, earlyAdapter, http } from './http.ts'
import type { PartSender } from './inParts.ts'
import { withOwnIds } from './opaqueIds.ts'
import { watchLine } from './lineWatch.ts'
import { type CallOf, FOREIGN_PAGE, TEXT, told } from './refusal.ts'
import { toApiError } from './thrown.ts'
import { waitInTurn } from './turns.ts'
import { noteCall, noteNeutral } from './unknownCalls.ts'

export interface CallOptions extends Partial<UploadOptions> {
  /** How much of a file has come. */
  onDownloadedBytes?: (bytes: number) => void
  /** The same key on a retry repeats nothing; only for operations declared `once`. */
  idempotencyKey?: string
  /** An answer that is already on its way (index.html asks for the login check); if it fails, the call is made. */
  early?: Promise<Response>
  /** Of a session that is over here already and is still to be ended at the service; by default that of whoever is logged in. */
  token?: string
}

type Client<T> = {
  [K in keyof T]: (input: Input<T[K]>, options?: CallOptions) => Promise<Output<T[K]>>
}

/** Sends what it takes in parts; null: the call goes whole. */
type InParts = (
  of: CallOf,
  fields: Record<string, unknown>,
  options: CallOptions,
) => Promise<{ answer: unknown } | null>

/** One call; small files go with it, large ones before it and in parts. */
async function send(inParts: InParts, of: CallOf, input: unknown, options: CallOptions = {}): Promise<unknown> {
  const fields = Object(withOwnIds(encodeInput(of.operation, input))) as Record<string, unknown>
  const { datei } = fields
  const sent = datei instanceof Blob && datei.size >= TEILBAR_AB ? await inParts(of, fields, options) : null
  return sent ? sent.answer : call(of, fields, options)
}

/** Under the contract's own address as well, where the service does not know the neutral one; which it knows is kept. */
async function call(of: CallOf, fields: Record<string, unknown>, options: CallOptions): Promise<unknown> {
  const { own, ...rest } = of
  if (own === undefined) return attempt(of, fields, options)
  const { path } = of.operation
  const first = await attempt(of, fields, options).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  )
  if (!('error' in first) || isRefusedByCall(first.error)) noteNeutral(path, true)
  if ('answer' in first) return first.answer
  if (!isUnknownAddress(first.error)) throw first.error
  const { early: _, ...again } = options
  return attempt({ ...rest, operation: { ...of.operation, path: own } }, fields, again).then(
    (answer) => {
      noteNeutral(path, false)
      return answer
    },
    (error: unknown) => {
      if (isRefusedByCall(error)) noteNeutral(path, false)
      throw error
    },
  )
}

const isRefusedByCall = (error: unknown): boolean => error instanceof ApiError && error.kind === 'domain'
const isUnknownAddress = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'unconnected' || error.code === FOREIGN_PAGE)

async function attempt(call: CallOf, fields: Record<string, unknown>, options: CallOptions): Promise<unknown> {
  const of = { ...call, bytes: bytesOf(fields), asked: fields }
  const { operation } = of
  const line = lineFor(of, fields, options) ?? waitInTurn(options.signal)
  let answered = false
  try {
    const response = await http.request<unknown>({ ...requestFor(of, fields, options), ...line.config })
    answered = true
    const answer = operation.answer === 'json' ? await readJson(of, response) : await readFile(of, response)
    noteCall(of.name, true)
    return answer
  } catch (error) {
    const failure = await toApiError(error, of)
    answered ||= failure.status !== null
    throw told(of, line.failure(failure) ?? of.wire?.ownRefusal(failure) ?? failure)
  } finally {
    line.end(answered)
  }
}

const bytesOf = (fields: Record<string, unknown>): number =>
  Object.values(fields).reduce<number>((sum, value) => sum + (value instanceof Blob ? value.size : 0), 0)

/** Writes and files are watched while they move; null: a read, which has its time. */
function lineFor({ operation, wire }: CallOf, fields: Record<string, unknown>, options: CallOptions) {
  if ((wire?.reads ?? operation.method === 'GET') && operation.answer === 'json') return null
  const { signal, onUpload, onDownloadedBytes } = options
  const size = bytesOf(fields)
  return watchLine({
    signal,
    down: operation.answer === 'datei',
    up: size > 0 || fields.uebertragung !== undefined,
    onDownloaded: onDownloadedBytes,
    onUploaded:
      onUpload &&
      (({ loaded, total }) =>
        onUpload({ sent: Math.min(loaded, size), total: size, phase: loaded === total ? 'saving' : 'sending' })),
  })
}

function requestFor({ operation, wire }: CallOf, fields: object, options: CallOptions): AxiosRequestConfig {
  const { aktion, encoding } = operation
  const sent: object = wire?.input ? Object(wire.input.out(fields)) : fields
  const all = aktion === null ? { ...sent } : { [wire?.aktionField ?? 'aktion']: aktion, ...sent }
  return {
    method: operation.method,
    url: operation.path,
    ...(encoding === 'query' ? { params: flatFields(all) } : { data: bodyOf(all, encoding) }),
    ...(operation.answer !== 'json' ? { responseType: 'blob' as const } : {}),
    ...(options.early ? { adapter: earlyAdapter(options.early) } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
    headers: {
      ...(encoding === 'json' ? { 'Content-Type': 'application/json' } : {}),
      ...(options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
      ...(options.token === undefined ? {} : { Authorization: bearer(options.token) }),
    },
  }
}

function bodyOf(all: Record<string, unknown>, encoding: Operation['encoding']): URLSearchParams | FormData | string {
  if (encoding === 'json') return JSON.stringify(all)
  const fields = flatFields(all)
  const file = Object.values(fields).some((value) => value instanceof Blob)
  const body = file ? new FormData() : new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (body instanceof FormData) body.append(name, value)
    else if (typeof value === 'string') body.append(name, value)
  }
  return body
}

async function readJson(of: CallOf, response: AxiosResponse<unknown>): Promise<unknown> {
  const own = readOwn(of, response.data)
  if (own) return own.data
  const { readForeign } = await foreignAnswer()
  return readForeign(of, response)
}

/** Words by which a service may say that a call failed, although the line says that it did not. */
const WORDS = ['error', 'errors', 'fehler', 'message', 'meldung', 'msg', 'success', 'status', 'code', 'ok']

/** An answer that fits as it stands; null: it has to be looked at more closely. */
function readOwn({ operation, wire }: CallOf, text: unknown): { data: unknown } | null {
  const { output, betraege } = operation
  if (betraege === 'deutsch' || typeof text !== 'string') return null
  let json: unknown
  try {
    json = JSON.parse(text)
    if (wire?.output) json = wire.output.in(json)
  } catch {
    return null
  }
  if (WORDS.some((word) => Object.hasOwn(Object(json), word) && !hasField(output, word))) return null
  const parsed = z.safeParse(output, json)
  return parsed.success ? { data: parsed.data } : null
}

const foreignAnswer = () =>
  import('./foreignAnswer.ts').catch((cause: unknown) => {
    throw new ApiError('contract', TEXT.contract, { cause })
  })

/** A file of JSON says that it is one to be saved; any other is an answer in place of the file. */
async function readFile(of: CallOf, response: AxiosResponse<unknown>): Promise<DateiAntwort> {
  const { data, headers } = response
  if (!(data instanceof Blob)) throw new ApiError('contract', TEXT.contract)
  const disposition = String(headers['content-disposition'] ?? '')
  if (disposition !== '' || !/json|html|text\/plain/.test(data.type))
    return { blob: data, name: fileName(disposition) ?? nameless(of) }
  const { noFile } = await foreignAnswer()
  throw noFile(of, await data.text(), { ...response, data })
}

function fileName(header: string): string | undefined {
  const utf8 = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  return utf8 ? decodeURIComponent(utf8) : /filename="?([^";]+)"?/i.exec(header)?.[1]?.trim()
}

/** What came without a name is opened by its ending all the same. */
const nameless = ({ operation }: CallOf): string => (operation.aktion?.endsWith('AsPdf') ? 'Datei.pdf' : 'Datei')

type Run = (of: CallOf, input: unknown, options?: CallOptions) => Promise<unknown>

function functionsOf<T extends Record<string, Operation>>(operations: T, run: Run): Client<T> {
  return Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [
      name,
      async (input: unknown, options?: CallOptions) => run(await corrected({ name, operation }), input, options),
    ]),
    // The table is mapped key by key; TypeScript cannot see that through Object.fromEntries.
  ) as unknown as Client<T>
}

/** How large files go: a separate part, which comes with the first of them. */
const loadInParts = () =>
  Promise.all([import('./inParts.ts'), import('#src/contract/uebertragung.ts')]).catch((cause: unknown) => {
    throw new ApiError('network', TEXT.network, { cause })
  })

/** One for each client, since it knows which of its files have begun. */
function partSender(): InParts {
  let sender: PartSender | undefined
  return async (of, { datei, ...others }, { onUpload, ...rest }) => {
    const [parts, { dateiAufruf, uebertragungOperations }] = await loadInParts()
    const aufruf = dateiAufruf.safeParse(of.name)
    if (!aufruf.success || !(datei instanceof Blob)) return null
    sender ??= new parts.PartSender(
      functionsOf(uebertragungOperations, (part, input, options = {}) =>
        call(part, encodeInput(part.operation, input), options),
      ),
    )
    return sender.send({
      ...rest,
      ...(onUpload ? { onUpload } : {}),
      aufruf: aufruf.data,
      datei,
      dateiName: typeof others.dateiName === 'string' ? others.dateiName : '',
      finish: (uebertragung) => call(of, { ...others, uebertragung }, rest),
    })
  }
}

/**
 * The calls of one noun as typed functions; they throw only ApiError. By noun, so that a page brings along the part of
 * the contract that it needs and the start brings none but the session's.
 */
export function clientOf<T extends Record<string, Operation>>(operations: T): Client<T> {
  const inParts = partSender()
  return functionsOf(operations, (of, input, options) => send(inParts, of, input, options))
}
