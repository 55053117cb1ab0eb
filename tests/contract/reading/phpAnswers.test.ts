import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { composeApp } from '#mocks/backend/serve/compose.ts'
import { operations, type OperationName } from '#src/contract/index.ts'
import { readAnswer } from '#src/contract/reading/readAnswer.ts'
import { readSample } from '#tests/support/sampleCalls.ts'
import { SAMPLE_INPUTS, type Sample } from '#tests/support/sampleInputs.ts'
import { backendForAll } from '#tests/support/standIn.ts'
import { requestOf } from '#tests/support/wire.ts'

/** What PHP makes of an answer, habit by habit: each is one that we met in code of others. */
const HABITS = {
  'numbers are texts, as PDO gives them': (value) => (typeof value === 'number' ? String(value) : value),
  'what is null is left out': (value) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null)) : value,
  'an object without keys is a list': (value) => (isRecord(value) && Object.keys(value).length === 0 ? [] : value),
  'a list with a gap in its keys is an object': (value) =>
    Array.isArray(value) && value.length > 0
      ? Object.fromEntries(value.map((part, i) => [String(i + 1), part]))
      : value,
  'moments are DATETIME in Berlin': (value) =>
    typeof value === 'string' && MOMENT.test(value) ? BERLIN.format(new Date(value)) : value,
  'days carry a time': (value) => (typeof value === 'string' && DAY.test(value) ? `${value} 00:00:00` : value),
  'whitespace around numbers': (value) => (typeof value === 'number' ? ` ${value} ` : value),
} satisfies Record<string, (value: unknown) => unknown>

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const BERLIN = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' })

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Applies a habit to every part, from the inside. */
function throughout(value: unknown, habit: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return habit(value.map((part) => throughout(part, habit)))
  if (isRecord(value))
    return habit(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, throughout(part, habit)])))
  return habit(value)
}

/** DATETIME has no milliseconds. */
const toSeconds = (value: unknown) =>
  typeof value === 'string' && MOMENT.test(value) ? value.replace(/(?:\.\d+)?Z$/, '.000Z') : value

const NAMES = (Object.keys(operations) as OperationName[]).filter((name) => operations[name].answer === 'json')

describe('every answer of the contract, written as PHP writes it', () => {
  const backend = backendForAll({ seed: 'demo' })
  const answers = new Map<OperationName, unknown>()

  beforeAll(async () => {
    const sample: Sample = await readSample(backend, 1)
    const token = await backend.login('kunde@example.org')
    for (const name of NAMES) {
      const request = requestOf(operations[name], SAMPLE_INPUTS[name](sample), { authorization: `Bearer ${token}` })
      // Taken back afterwards, so that each call meets the same data.
      const transaction = await backend.db.startTransaction().execute()
      const response = await composeApp({ ...backend.parts, db: transaction }).request(request)
      if (response.ok) answers.set(name, await response.json())
      await transaction.rollback().execute()
    }
  })

  test('the sample holds most of them', () => {
    expect(answers.size).toBeGreaterThan(60)
  })

  test.each(Object.entries(HABITS))('%s', (_, habit) => {
    const different: string[] = []
    for (const [name, answer] of answers) {
      const plain = readAnswer(operations[name], throughout(answer, toSeconds))
      const php = readAnswer(operations[name], throughout(throughout(answer, toSeconds), habit))
      if (!php.ok) different.push(`${name}: ${php.felder.map(({ feld, kam }) => `${feld} ${kam}`).join(', ')}`)
      else if (!isDeepStrictEqual(throughout(php, toSeconds), throughout(plain, toSeconds))) different.push(name)
    }
    expect(different).toEqual([])
  })
})
