import { createBackend } from '#mocks/backend/app.ts'
import { handlers } from '#mocks/backend/handlers.ts'
import { operations, type OperationName } from '#src/contract/index.ts'
import type { AnyCorrection } from '#src/contract/correct/correction.ts'
import { readSample } from '#tests/support/sampleCalls.ts'
import { SAMPLE_INPUTS } from '#tests/support/sampleInputs.ts'
import { createTestBackend } from '#tests/support/standIn.ts'
import { requestOf } from '#tests/support/wire.ts'

/** One call as it went over the wire. */
export interface Recorded {
  /** Start line and body. */
  request: string
  status: number
  /** null: a file of this type. */
  json: unknown
  type: string
}

/** The documents say the contract, whatever a backend says otherwise. */
const UNCORRECTED: AnyCorrection = { calls: {}, everywhere: {}, fields: {}, words: {} }

/** Calls that only an employee has, not the customer himself. */
const OF_EMPLOYEES: readonly OperationName[] = ['saveEigeneAngaben', 'uploadAvatar', 'deleteAvatar']

/** Every call of the contract, made once against the stand-in with its demo data. */
export async function recordCalls(): Promise<Map<OperationName, Recorded>> {
  const backend = await createTestBackend({ seed: 'demo' })
  try {
    const sample = await readSample(backend, 1)
    const customer = await backend.login('kunde@example.org')
    const employee = await backend.login('team@example.org')
    const recorded = new Map<OperationName, Recorded>()
    for (const name of Object.keys(operations) as OperationName[]) {
      const token = OF_EMPLOYEES.includes(name) ? employee : customer
      const headers = { authorization: `Bearer ${token}` }
      const request = requestOf(operations[name], SAMPLE_INPUTS[name](sample), headers, UNCORRECTED)
      // Taken back afterwards, so that each call meets the same data.
      const transaction = await backend.db.startTransaction().execute()
      const app = createBackend({ ...backend.parts, db: transaction }, handlers, UNCORRECTED)
      const text = await requestText(request.clone())
      const answer = await Promise.resolve(app.request(request)).finally(() => transaction.rollback().execute())
      const type = answer.headers.get('content-type') ?? ''
      const json: unknown = type.startsWith('application/json') ? steady(JSON.parse(await answer.text())) : null
      recorded.set(name, { request: text, status: answer.status, json, type })
    }
    return recorded
  } finally {
    await backend.close()
  }
}

/** A request as a person reads it: one field a line. */
async function requestText(request: Request): Promise<string> {
  const { pathname, searchParams } = new URL(request.url)
  const query = [...searchParams].map(([name, value]) => word(`${name}=${value}`)).join('&')
  const line = `${request.method} ${pathname}${query === '' ? '' : `?${query}`}`
  if (request.method === 'GET') return line
  const form = await request.formData()
  const fields = [...form].map(([name, value]) => `${name}=${typeof value === 'string' ? word(value) : '(file)'}`)
  return [line, '', ...fields].join('\n')
}

/** Longest text that is shown whole. */
const MAX_TEXT = 160

/** Keys, sums and signatures are new each time; what they look like says enough. */
function word(text: string): string {
  const shown = text
    .replaceAll(/(data:[\w/+.-]+;base64,)[A-Za-z0-9+/=]+/g, '$1…')
    .replaceAll(/\bwhsec_[\w+/=-]+/g, 'whsec_…')
    .replaceAll(/\b(pk_(?:live|test)_)[\w-]+/g, '$1…')
    // References of payments and mandates, and the secret of an authenticator.
    .replaceAll(/\b((?:PK|M)\d+)-[0-9A-Z]{8,10}\b/g, '$1-A1B2C3D4E5')
    .replaceAll(/\b[A-Z2-7]{32}\b/g, 'JBSWY3DP…')
    .replaceAll(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '3f2504e0-4f89-41d3-9a0c-0305e82c3301')
    .replaceAll(/\b[0-9a-f]{32,64}\b/g, '9f86d081…')
    .replaceAll(/(?<![\w-])[A-Za-z0-9_-]{40,}(?![\w-])/g, 'Zk3T…')
    .replaceAll(/(signatur=)[\w-]+/g, '$1Zk3T…')
  return shown.length > MAX_TEXT ? `${shown.slice(0, MAX_TEXT)}…` : shown
}

/** Values that measure the machine or are new each time, by the name of their field. */
const STEADY: Readonly<Record<string, unknown>> = {
  anfrage: 'K7M2Q9XA',
  bytes: 48_213,
  groesse: 48_213,
  dauerMs: 12,
  codes: ['K7M2Q-9XAB4'],
}

/** An answer as it can be read and compared: of each list the first entry, keys and sums shortened. */
function steady(value: unknown, field = ''): unknown {
  if (field in STEADY && value !== null) return STEADY[field]
  if (typeof value === 'string') return word(value)
  if (Array.isArray(value)) return value.slice(0, 1).map((part) => steady(part, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, steady(part, key)]))
}
