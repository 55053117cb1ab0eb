import { clientOf } from '#src/api/client.ts'
import { ApiError } from '#src/contract/apiError.ts'
import { encodeFields } from '#src/contract/encoding.ts'
import { correction } from '#src/contract/correction.ts'
import { type WireCall, wireCallOf } from '#src/contract/correct/wireCall.ts'
import { type OperationName, operations } from '#src/contract/index.ts'
import type { Operation } from '#src/contract/operation.ts'
import { parseBody } from '#src/contract/reading/json.ts'
import { kontoOf } from '#src/contract/session.ts'
import { Blanker } from './blank.ts'
import { Found, type FoundOptions, Missing } from './found.ts'
import { judgeAnswer, judgeError } from './judge.ts'
import { type Exchange, openLine } from './line.ts'
import { leftOutReading, ordered } from './order.ts'
import { addressOf, type CallResult, NOBODY, SLOW_MS } from './outcome.ts'

export interface WalkOptions extends FoundOptions {
  /** Address of the service: https://backend.example, with a path where it has one. */
  address: string
  /** Names of calls or areas; empty: all. */
  only: readonly string[]
  /** A token in place of a login. */
  token: string | null
  /** Gives the code of the second factor, where one is wanted. */
  secondFactor: () => Promise<string | null>
  /** Told of each call as soon as it is known. */
  tell: (result: CallResult) => void
}

/** One answer of the service without personal data, as an example. */
export interface Example {
  call: OperationName
  request: { method: string; path: string; fields: unknown }
  answer: { status: number | null; contentType: string; body: unknown }
}

export interface Walk {
  results: CallResult[]
  examples: Example[]
}

const calls = clientOf<Record<string, Operation>>(operations)

/** A call as the backend has it. */
const onWire = (name: OperationName): WireCall => wireCallOf(name, operations[name], correction)

interface Recorded {
  name: OperationName
  input: unknown
  exchange: Exchange
}

/** Tries every call that is asked for against a service, in the way of the product's own client. */
export async function walk(options: WalkOptions): Promise<Walk> {
  const { write, only, tell } = options
  const line = openLine(options.address, options.now)
  const found = new Found(options, () => line.caller.token !== null)
  const blanker = new Blanker()
  const results: CallResult[] = []
  const recorded: Recorded[] = []

  const add = (name: OperationName, rest: Partial<CallResult> & Pick<CallResult, 'outcome'>) => {
    const blank = { status: null, ms: null, slow: false, reason: '', fields: [], tolerated: [] }
    const result = { call: name, address: addressOf(onWire(name).operation), ...blank, ...rest }
    results.push(blanked(blanker, result))
    tell(results.at(-1) ?? result)
  }

  async function attempt(name: OperationName, input: unknown): Promise<unknown> {
    const operation: Operation = operations[name]
    line.taken()
    const key = operation.once ? { idempotencyKey: crypto.randomUUID() } : {}
    const outcome = await (calls[name]?.(input, key) ?? Promise.reject(new Error(`no call ${name}`))).then(
      (answer) => ({ answer }),
      (error: unknown) => {
        if (error instanceof ApiError) return { error }
        throw error
      },
    )
    const exchange = line.taken().at(-1)
    if (exchange) {
      recorded.push({ name, input, exchange })
      blanker.learn(jsonOf(exchange.body))
    }
    const verdict =
      'answer' in outcome
        ? judgeAnswer(onWire(name), exchange ?? NOTHING)
        : judgeError(onWire(name), outcome.error, exchange)
    const { status = null, ms = null } = exchange ?? {}
    add(name, { ...verdict, status, ms, slow: (ms ?? 0) > SLOW_MS })
    if (!('answer' in outcome)) return undefined
    found.remember(name, outcome.answer)
    return outcome.answer
  }

  /** Logs in as the product does; what it takes is reported as separate calls. */
  async function logIn(): Promise<void> {
    line.caller.token = options.token
    if (options.token === null) {
      await attempt('loginUser', { email: options.email, passwort: options.passwort ?? '' })
      const answer = found.answered('loginUser')
      if (answer && 'accessToken' in answer) line.caller.token = answer.accessToken
      if (answer && 'zweiFaktor' in answer) {
        const code = await options.secondFactor()
        if (code !== null) await attempt('bestaetigeAnmeldung', { ticket: answer.zweiFaktor.ticket, code })
        line.caller.token = found.answered('bestaetigeAnmeldung')?.accessToken ?? null
      }
    }
    await attempt('checkUserLogin', {})
    const user = found.answered('checkUserLogin')?.user
    line.caller.konto = user ? kontoOf(user) : null
  }

  async function attemptFound(name: OperationName): Promise<void> {
    const left = write ? null : leftOutReading(name)
    if (left !== null) return add(name, { outcome: 'not tried', reason: left })
    if (name === 'loginUser') return add(name, { outcome: 'not tried', reason: 'a token is used in its place' })
    if (operations[name].access !== 'public' && line.caller.token === null)
      return add(name, { outcome: 'not tried', reason: NOBODY })
    if (name === 'logout' && options.token !== null && !write)
      return add(name, { outcome: 'not tried', reason: 'it would end the token: --write' })
    let input: unknown
    try {
      input = await found.inputOf(name)
    } catch (error) {
      if (!(error instanceof Missing)) throw error
      return add(name, { outcome: 'not tried', reason: error.message })
    }
    const answer = await attempt(name, input)
    if (operations[name].method === 'POST') found.forget()
    if (name === 'aenderePasswort' && answer) line.caller.token = found.answered(name)?.accessToken ?? null
  }

  await logIn()
  const done = new Set(results.map(({ call }) => call))
  for (const name of ordered(only, write)) if (!done.has(name)) await attemptFound(name)
  // A session that was opened here is ended here, whatever was asked for.
  if (options.token === null && line.caller.token !== null && !results.some(({ call }) => call === 'logout'))
    await calls.logout?.({}).catch(() => undefined)
  return { results, examples: recorded.map((one) => exampleOf(blanker, one)) }
}

const NOTHING: Exchange = {
  status: null,
  contentType: '',
  disposition: '',
  body: null,
  bytes: 0,
  ms: 0,
  bom: false,
  damaged: false,
}

/** As the product reads it; undefined: there is none. */
function jsonOf(body: string | null): unknown {
  if (body === null) return undefined
  try {
    return parseBody(body)
  } catch {
    return undefined
  }
}

function blanked(blanker: Blanker, result: CallResult): CallResult {
  return {
    ...result,
    reason: blanker.text(result.reason),
    fields: result.fields.map((fault) => ({ ...fault, came: blanker.quoted(fault.field, fault.came) })),
    tolerated: result.tolerated.map((one) => ({
      ...one,
      came: blanker.quoted(one.field, one.came),
      readAs: blanker.quoted(one.field, one.readAs),
    })),
  }
}

/** An object or a list travels as a field of JSON. */
const nested = (value: string): unknown => (/^[[{]/.test(value) ? (jsonOf(value) ?? value) : value)

function exampleOf(blanker: Blanker, { name, input, exchange }: Recorded): Example {
  const operation: Operation = operations[name]
  const { status, contentType, body, bytes } = exchange
  const json = jsonOf(body)
  const fields = Object.entries(encodeFields(operation, input)).map(([field, value]) => [
    field,
    value instanceof Blob ? `(${value.size} bytes)` : nested(value),
  ])
  const asked = { ...(operation.aktion === null ? {} : { aktion: operation.aktion }), ...Object.fromEntries(fields) }
  const text = body === null ? `(${bytes} bytes)` : `(no JSON: ${bytes} bytes)`
  return {
    call: name,
    request: { method: operation.method, path: operation.path, fields: blanker.request(asked) },
    answer: { status, contentType, body: json === undefined ? text : blanker.value(json) },
  }
}
