import * as z from 'zod/mini'
import { ownFields, renameFields, type WireCall, wireField } from '#src/contract/correct/wireCall.ts'
import { isNested, shapeOf, unflattenFields } from '#src/contract/encoding.ts'
import type { OperationName } from '#src/contract/index.ts'
import { Refusal } from './platform/context.ts'
import { sha256 } from './platform/files.ts'
import { cleanTexts } from './platform/wire/cleaning.ts'
import { isTooDeep } from './platform/wire/depth.ts'
import { invalidInput } from './platform/wire/fieldErrors.ts'
import { unreadable, type RequestFields } from './platform/wire/fields.ts'

/** Between the fields of a call as they came and what its handler takes and answers. */

export function refuseTooDeep(call: WireCall, { query, body }: RequestFields): void {
  const { operation } = call
  const fields = operation.encoding === 'query' ? query : body
  for (const [name, schema] of Object.entries(shapeOf(operation))) {
    const field = wireField(call, name)
    const value = Object.hasOwn(fields, field) ? fields[field] : null
    if (typeof value === 'string' && isNested(schema) && isTooDeep(value)) throw unreadable()
  }
}

export function decode(call: WireCall, { query, body }: RequestFields): { input: unknown; changed: string[] } {
  const { operation } = call
  const { values, changed } = cleanTexts(
    unflattenFields(operation, ownFields(call, operation.encoding === 'query' ? query : body)),
  )
  const parsed = z.safeParse(operation.input, values)
  if (!parsed.success) throw invalidInput(parsed.error)
  return { input: parsed.data, changed }
}

/** The file that came before its call, as if it came with it. */
export function withDatei({ query, body: { datei, ...body } }: RequestFields, call: WireCall): RequestFields {
  return { query, body: { ...body, [wireField(call, 'datei')]: datei } }
}

/** A refusal with the names of a corrected backend. */
export function onWire(error: unknown, call: WireCall | undefined): unknown {
  if (!(error instanceof Refusal) || !call || (!call.input && !call.output)) return error
  const { status, code, message, felder, aktuell } = error
  if (!felder && aktuell === undefined) return error
  return new Refusal(status, code, message, {
    ...(felder ? { felder: renameFields(call, felder, 'out') } : {}),
    aktuell: call.output ? call.output.out(aktuell) : aktuell,
  })
}

/** The answer as JSON; only what the contract names leaves the service, and a wrong answer is our fault (500). */
export function encode(name: OperationName, { operation, output }: WireCall, value: unknown): string {
  const encoded = z.safeEncode(operation.output, value as never)
  if (encoded.success) return JSON.stringify(output ? output.out(encoded.data) : encoded.data)
  const where = encoded.error.issues.map(({ path, code }) => `${path.map(String).join('.')} ${code}`)
  throw new Error(`answer of ${name} breaks the contract: ${where.join(', ')}`)
}

/** What makes two calls the same: all fields in a fixed order, a file by its content. */
export async function contentOf({ body }: RequestFields): Promise<string> {
  const parts: [string, unknown][] = []
  for (const name of Object.keys(body).toSorted()) {
    const value = body[name]
    parts.push([name, value instanceof Blob ? sha256(new Uint8Array(await value.arrayBuffer())) : value])
  }
  return JSON.stringify(parts)
}
