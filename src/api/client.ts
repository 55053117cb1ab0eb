import type { AxiosProgressEvent, AxiosRequestConfig, AxiosResponse } from 'axios'
import * as z from 'zod/mini'
import { ApiError } from '#src/contract/apiError.ts'
import { encodeFields, type WireField } from '#src/contract/encoding.ts'
import type { Input, Operation, Output } from '#src/contract/operation.ts'
import type { DateiAntwort } from '#src/contract/wire.ts'
import { watchFile } from './fileWatch.ts'
import { earlyAdapter, http, toApiError, WRITE_TIMEOUT_MS } from './http.ts'

export interface CallOptions {
  signal?: AbortSignal
  onUploadProgress?: (share: number) => void
  /** How much of a file has come. */
  onDownloadedBytes?: (bytes: number) => void
  /** The same key on a retry repeats nothing; only for operations declared `once`. */
  idempotencyKey?: string
  /** An answer that is already on its way (index.html asks for the login check); if it fails, the call is made. */
  early?: Promise<Response>
}

type Client<T> = {
  [K in keyof T]: (input: Input<T[K]>, options?: CallOptions) => Promise<Output<T[K]>>
}

const CONTRACT_TEXT =
  'Die Antwort des Servers war unvollständig. Ihre Eingaben sind noch da. Bitte versuchen Sie es erneut.'

async function call(operation: Operation, input: unknown, options: CallOptions = {}): Promise<unknown> {
  const file = operation.answer === 'datei' ? watchFile(options.signal, options.onDownloadedBytes) : null
  try {
    const request = requestFor(operation, encodeFields(operation, input), options)
    const response = await http.request<unknown>({ ...request, ...file?.config })
    return operation.answer === 'json' ? readAnswer(operation, response.data) : readFile(response)
  } catch (error) {
    const failure = await toApiError(error)
    throw file?.failure(failure) ?? failure
  } finally {
    file?.end()
  }
}

function requestFor(operation: Operation, fields: Record<string, WireField>, options: CallOptions): AxiosRequestConfig {
  const all = operation.aktion === null ? fields : { aktion: operation.aktion, ...fields }
  const { onUploadProgress } = options
  return {
    method: operation.method,
    url: operation.path,
    ...(operation.encoding === 'query' ? { params: all } : { data: bodyOf(operation, all) }),
    ...(operation.answer !== 'json' ? { responseType: 'blob' as const } : {}),
    ...(operation.method === 'POST' || operation.answer !== 'json' ? { timeout: WRITE_TIMEOUT_MS } : {}),
    ...(options.early ? { adapter: earlyAdapter(options.early) } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
    ...(options.idempotencyKey ? { headers: { 'Idempotency-Key': options.idempotencyKey } } : {}),
    ...(onUploadProgress
      ? { onUploadProgress: (event: AxiosProgressEvent) => onUploadProgress(event.progress ?? 0) }
      : {}),
  }
}

function bodyOf(operation: Operation, fields: Record<string, WireField>): URLSearchParams | FormData {
  const body = operation.encoding === 'multipart' ? new FormData() : new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (body instanceof FormData) body.append(name, value)
    else if (typeof value === 'string') body.append(name, value)
  }
  return body
}

function readAnswer(operation: Operation, data: unknown): unknown {
  let json: unknown
  try {
    json = JSON.parse(typeof data === 'string' ? data : '')
  } catch (cause) {
    throw new ApiError('contract', CONTRACT_TEXT, { cause })
  }
  const parsed = z.safeParse(operation.output, json)
  if (!parsed.success) throw new ApiError('contract', CONTRACT_TEXT, { cause: parsed.error })
  return parsed.data
}

function readFile({ data, headers }: AxiosResponse<unknown>): DateiAntwort {
  if (!(data instanceof Blob)) throw new ApiError('contract', CONTRACT_TEXT)
  return { blob: data, name: fileName(String(headers['content-disposition'] ?? '')) }
}

function fileName(header: string): string {
  const utf8 = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  return utf8 ? decodeURIComponent(utf8) : (/filename="([^"]+)"/i.exec(header)?.[1] ?? 'Datei')
}

/**
 * The calls of one noun as typed functions; they throw only ApiError. By noun, so that a page brings along the part of
 * the contract that it needs and the start brings none but the session's.
 */
export function clientOf<T extends Record<string, Operation>>(operations: T): Client<T> {
  return Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [
      name,
      (input: unknown, options?: CallOptions) => call(operation, input, options),
    ]),
    // The table is mapped key by key; TypeScript cannot see that through Object.fromEntries.
  ) as unknown as Client<T>
}
