import * as z from 'zod/mini'
import { fehlerAntwort, type FehlerAntwort } from '#src/contract/apiError.ts'
import { encodeFields } from '#src/contract/encoding.ts'
import { operations, type OperationName, type Operations } from '#src/contract/index.ts'
import type { Input, Operation, Output } from '#src/contract/operation.ts'

/** An error answer of the stand-in. */
export class CallRefused extends Error {
  readonly status: number
  readonly code: string
  readonly fehler: FehlerAntwort['fehler']

  constructor(status: number, fehler: FehlerAntwort['fehler']) {
    super(`${status} ${fehler.code}: ${fehler.text}`)
    this.status = status
    this.code = fehler.code
    this.fehler = fehler
  }
}

/** The request that the product's client would send. */
export function requestOf(operation: Operation, input: unknown, headers: Record<string, string> = {}): Request {
  const fields = {
    ...(operation.aktion === null ? {} : { aktion: operation.aktion }),
    ...encodeFields(operation, input),
  }
  const url = new URL(operation.path, 'http://localhost:3000')
  if (operation.encoding === 'query') {
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value as string)
    return new Request(url, { method: operation.method, headers })
  }
  const body = operation.encoding === 'multipart' ? new FormData() : new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) body.set(name, value as string)
  return new Request(url, { method: operation.method, headers, body })
}

/** What a caller makes of an answer: decoded by the contract, or thrown as CallRefused. */
export async function readAnswer(operation: Operation, response: Response): Promise<unknown> {
  if (!response.ok) throw new CallRefused(response.status, fehlerAntwort.parse(await response.json()).fehler)
  if (operation.answer === 'json') return z.decode(operation.output, (await response.json()) as never)
  const disposition = response.headers.get('content-disposition') ?? ''
  return {
    blob: await response.blob(),
    name: decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? ''),
  }
}

/** A call over the wire to a service at this address; what is cut off on the way is a TypeError of fetch. */
export async function callAt<K extends OperationName>(
  address: string,
  token: string | null,
  name: K,
  input: Input<Operations[K]>,
  headers: Record<string, string> = {},
): Promise<Output<Operations[K]>> {
  const request = requestOf(
    operations[name],
    input,
    token === null ? headers : { ...headers, authorization: `Bearer ${token}` },
  )
  const { pathname, search } = new URL(request.url)
  const answer = await fetch(new Request(`${address}${pathname}${search}`, request))
  return (await readAnswer(operations[name], answer)) as Output<Operations[K]>
}
