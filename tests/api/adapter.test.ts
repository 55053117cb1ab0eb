import { expect, test } from 'vitest'
import { configureApi, http } from '#src/api/http.ts'

test('what carried the calls of one wiring carries none of the next', () => {
  const session = { credentials: () => ({ token: null, konto: null }), onSessionLost: () => undefined }
  configureApi(session)
  const own = http.defaults.adapter
  configureApi({ ...session, adapter: () => new Promise(() => undefined) })
  configureApi(session)
  expect(http.defaults.adapter).toEqual(own)
  // Its third one, for where neither is, is left out of the build.
  expect(own).toEqual(['xhr', 'http'])
})
