import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { isLeftOut } from './plainReporter.ts'
import type { RunNote } from './runNote.ts'
import { LAST_RUN, type FileReport } from './lastRun.ts'

const NOTHING: Omit<RunNote, 'file'> = { cpuMs: 0, seedMs: 0, pages: [], texts: [] }

/** Writes down how each file of tests ended, what it cost and what it chose (`lastRun.ts`). */
export default class RunReporter implements Reporter {
  #filters: readonly string[] = []

  onInit({ config }: Vitest): void {
    this.#filters = config.tagsFilter ?? []
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const notes = readNotes()
    const reports = modules.map((module): FileReport => {
      const file = module.relativeModuleId.replaceAll('\\', '/')
      const count = { passed: 0, failed: module.errors().length, skipped: 0 }
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed' || state === 'failed') count[state] += 1
        else if (!isLeftOut(this.#filters, test.tags)) count.skipped += 1
      }
      const { collectDuration } = module.diagnostic()
      return { ...count, importMs: Math.round(collectDuration), ...(notes.get(file) ?? NOTHING), file }
    })
    mkdirSync(dirname(LAST_RUN), { recursive: true })
    writeFileSync(LAST_RUN, JSON.stringify(reports))
  }
}

function readNotes(): Map<string, RunNote> {
  const folder = process.env.TEST_RUN_FOLDER ?? ''
  const notes = readdirSync(folder)
    .filter((name) => name.startsWith('note-'))
    .map((name): RunNote => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  return new Map(notes.map((note) => [relative(process.cwd(), note.file).replaceAll('\\', '/'), note]))
}
