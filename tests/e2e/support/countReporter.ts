import type { Reporter, Suite, TestCase } from '@playwright/test/reporter'

/** Prints the count that tests/support/run.ts adds up, and names what failed. */
export default class CountReporter implements Reporter {
  private tests: TestCase[] = []
  private broken = 0

  onBegin(_config: unknown, suite: Suite): void {
    this.tests = suite.allTests()
  }

  onError(): void {
    this.broken += 1
  }

  onEnd(): void {
    const count = { passed: 0, failed: this.broken, skipped: 0 }
    for (const test of this.tests) {
      const outcome = test.outcome()
      if (outcome === 'skipped') count.skipped += 1
      else if (outcome === 'expected' || outcome === 'flaky') count.passed += 1
      else {
        count.failed += 1
        console.log(`failed: ${test.location.file.slice(test.location.file.lastIndexOf('tests'))} > ${test.title}`)
      }
    }
    console.log(`e2e: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`)
  }
}
