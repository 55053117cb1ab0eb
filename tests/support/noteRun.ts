import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { beginNote, noteOf } from './runNote.ts'

/** Runs before each file of tests; `plainReporter.ts` collects what it writes into the folder that a run shares. */

beforeAll(beginNote)

afterAll(() => {
  const { testPath } = expect.getState()
  const folder = process.env.TEST_RUN_FOLDER
  if (testPath !== undefined && folder !== undefined)
    writeFileSync(join(folder, `note-${randomUUID()}.json`), JSON.stringify(noteOf(testPath)))
})
