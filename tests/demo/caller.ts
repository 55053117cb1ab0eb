import assert from 'node:assert/strict'
import * as z from 'zod/mini'
import { demoOperations, type DemoOperationName, type DemoOperations } from '#src/contract/demo/index.ts'
import type { DemoInput, DemoOperation, DemoOutput } from '#src/contract/demo/demoOperation.ts'

interface SentRequest {
  method: string
  /** From the root, with the query. */
  path: string
  headers: Record<string, string>
  body: string | null
}

/** Sends a request with the `fetch` of some place: Node or a page in Chromium. */
export type Send = (request: SentRequest) => Promise<{ status: number; text: string }>

/** Calls of the sample endpoints as a screen makes them, and their raw answers. */
export interface Caller {
  /** Expects the status of the contract and an answer that holds exactly what the contract names. */
  call: <K extends DemoOperationName>(
    name: K,
    input: DemoInput<DemoOperations[K]>,
    headers?: Record<string, string>,
  ) => Promise<DemoOutput<DemoOperations[K]>>
  /** Whatever is answered to whatever is sent. */
  raw: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: unknown }>
}

const JSON_TYPE = { 'Content-Type': 'application/json' }

/** Nested query as axios writes it: options[page]=1. */
function queryOf(fields: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'object' && value !== null)
      for (const [below, nested] of Object.entries(value)) query.append(`${name}[${below}]`, String(nested))
    else query.append(name, String(value))
  }
  return query.size > 0 ? `?${query.toString()}` : ''
}

function requestOf(operation: DemoOperation, input: unknown, headers: Record<string, string>): SentRequest {
  const fields = z.encode(operation.input, input) as Record<string, unknown>
  const { id, ...rest } = operation.path.includes(':id') ? fields : { ...fields, id: undefined }
  const path = operation.path.replace(':id', String(id))
  return operation.method === 'POST'
    ? { method: 'POST', path, headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(rest) }
    : { method: operation.method, path: `${path}${queryOf(rest)}`, headers, body: null }
}

function bodyOf(text: string): unknown {
  return text === '' ? null : JSON.parse(text)
}

export function createCaller(send: Send): Caller {
  return {
    call: async (name, input, headers = {}) => {
      const operation: DemoOperation = demoOperations[name]
      const { status, text } = await send(requestOf(operation, input, headers))
      assert.equal(status, operation.status, `${name}: ${text}`)
      const body = bodyOf(text)
      const output = z.decode(operation.output, body as never)
      // What the schema does not name would be gone now.
      assert.deepEqual(output, body, name)
      return output as never
    },
    raw: async (method, path, body, headers = {}) => {
      const sent = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body)
      const { status, text } = await send({ method, path, headers: { ...JSON_TYPE, ...headers }, body: sent })
      return { status, body: bodyOf(text) }
    },
  }
}
