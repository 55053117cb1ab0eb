import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../contract/dated')

/** Answers of the stand-in of a day, by call: what a backend was written for that day (its demo data, lists cut to two rows). */
const read = (day: string) =>
  JSON.parse(readFileSync(join(FOLDER, day, 'answers.json'), 'utf8')) as Readonly<Record<string, unknown>>

export const datedAnswers = { '2026-11-22': read('2026-11-22') }
