import type { Reporter, TestModule } from 'vitest/node'

/** Counts every test of a run, for the one closing line over all suites (tests/support/run.ts reads it). */
export default class PlainReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: errors.length, skipped: 0 }
    for (const module of modules) {
      if (module.errors().length > 0) count.failed += 1
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') count.passed += 1
        else if (state === 'failed') count.failed += 1
        else count.skipped += 1
      }
    }
    console.log(`vitest: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`)
  }
}
