import { format } from 'node:util'
import { afterAll, afterEach, expect } from 'vitest'

/** Said of a test, or of what jsdom and Emotion think of the page; not of the page. */
const BESIDE = [
  /not wrapped in act\(/,
  /suspended inside an `act` scope/,
  /<search> is unrecognized/,
  /potentially unsafe when doing server-side rendering/,
]

/** What React's development build says of a page on the console fails the test that it is said in. */
export function failOnWarnings(): void {
  const { error } = console
  const told: string[] = []
  console.error = (...words: unknown[]) => {
    error(...words)
    // An error itself is what a test provokes.
    if (typeof words[0] === 'string') told.push(format(...words))
  }
  afterEach(() => {
    expect(told.splice(0).filter((said) => !BESIDE.some((pattern) => pattern.test(said)))).toEqual([])
  })
  afterAll(() => {
    console.error = error
  })
}
