import * as z from 'zod/mini'
import { fehlerAntwort, type FehlerAntwort } from '#src/contract/apiError.ts'
import { correction } from '#src/contract/correction.ts'
import type { AnyCorrection } from '#src/contract/correct/correction.ts'
import { renameFields, type WireCall, wireCallOf } from '#src/contract/correct/wireCall.ts'
import { encodeInput, flatFields } from '#src/contract/encoding.ts'
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

const NAMES = new Map<Operation, string>(Object.entries(operations).map(([name, operation]) => [operation, name]))

/** A call as the backend has it (src/contract/correction.ts). */
const onWire = (operation: Operation, by: AnyCorrection = correction): WireCall =>
  wireCallOf(NAMES.get(operation) ?? '', operation, by)

/** The request that the product's client would send. */
export function requestOf(
  contract: Operation,
  input: unknown,
  headers: Record<string, string> = {},
  by: AnyCorrection = correction,
): Request {
  const { operation, aktionField, input: names } = onWire(contract, by)
  const values = encodeInput(operation, input)
  const all = {
    ...(operation.aktion === null ? {} : { [aktionField]: operation.aktion }),
    ...Object(names ? names.out(values) : values),
  } as Record<string, unknown>
  const url = new URL(operation.path, 'http://localhost:3000')
  if (operation.encoding === 'json')
    return new Request(url, {
      method: operation.method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(all),
    })
  const fields = flatFields(all)
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
  const call = onWire(operation)
  if (!response.ok) {
    const { fehler } = fehlerAntwort.parse(await response.json())
    throw new CallRefused(response.status, {
      ...fehler,
      ...(fehler.felder && { felder: renameFields(call, fehler.felder, 'in') }),
    })
  }
  const { output } = call
  if (operation.answer === 'json') {
    const json: unknown = await response.json()
    return z.decode(operation.output, (output ? output.in(json) : json) as never)
  }
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
