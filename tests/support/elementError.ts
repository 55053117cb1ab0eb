import { prettyDOM } from '@testing-library/react'

const HEAD = 'The page:\n'

/**
 * Says what was not found, and shows the page to those who read the message. Drawn at each look of a `findBy` that
 * waits, the page was a twelfth of a test's time.
 */
export function getElementError(message: string | null, container: Element): Error {
  const error = new Error()
  // The line of the test, not this one.
  Error.captureStackTrace(error, getElementError)
  error.name = 'TestingLibraryElementError'
  const said = message ?? ''
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (said.includes(HEAD) ? said : `${said}\n\n${HEAD}${prettyDOM(container)}`),
  })
  return error
}
