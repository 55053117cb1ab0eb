import type { Reporter, TestModule, Vitest } from 'vitest/node'

function firstLine(error: unknown): string {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)
  return message.split('\n', 1)[0] ?? ''
}

/** What the filter of a run (`proof`, `!proof`) leaves out belongs to another run. */
export function isLeftOut(filters: readonly string[], tags: readonly string[]): boolean {
  return filters.some((tag) => (tag.startsWith('!') ? tags.includes(tag.slice(1)) : !tags.includes(tag)))
}

/** Counts every test of a run and names those that failed, for the closing lines over all suites (tests/support/run.ts reads them). */
export default class PlainReporter implements Reporter {
  #filters: readonly string[] = []

  onInit({ config }: Vitest): void {
    this.#filters = config.tagsFilter ?? []
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: errors.length, skipped: 0 }
    for (const error of errors) console.log(`failed: beside the tests: ${firstLine(error)}`)
    for (const module of modules) {
      const broken = module.errors()
      if (broken.length > 0) {
        count.failed += 1
        console.log(`failed: ${module.relativeModuleId}: ${firstLine(broken[0])}`)
      }
      for (const test of module.children.allTests()) {
        const { state, errors: reasons = [] } = test.result()
        if (state === 'passed') count.passed += 1
        else if (state === 'failed') {
          count.failed += 1
          console.log(`failed: ${module.relativeModuleId} > ${test.fullName}: ${firstLine(reasons[0])}`)
        } else if (!isLeftOut(this.#filters, test.tags)) count.skipped += 1
      }
    }
    console.log(`vitest: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`)
  }
}
