import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideOldPages } from '#src/app/hideOldPages.ts'
import { page } from '#src/shared/reload.ts'
import { storage } from '#src/shared/storage/storage.ts'

const transition = (type: 'pagehide' | 'pageshow', persisted: boolean): void => {
  dispatchEvent(Object.assign(new Event(type), { persisted }))
}

const refresh = vi.fn<() => void>()
let stop: () => void
let reload: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  refresh.mockReset()
  storage.set('accessToken', 'mine')
  reload = vi.spyOn(page, 'reload').mockReturnValue(undefined)
  stop = hideOldPages(refresh)
})
afterEach(() => {
  stop()
  reload.mockRestore()
  document.body.hidden = false
  storage.remove('accessToken')
})

test('NET-27 a page that the browser keeps shows nothing until the same session goes on, and asks anew', () => {
  transition('pagehide', true)
  expect(document.body.hidden).toBe(true)
  transition('pageshow', true)
  expect(document.body.hidden).toBe(false)
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(reload).not.toHaveBeenCalled()
})

test.each([null, 'another'])('NET-22 with the token %s it is loaded anew and shows nothing of before', (token) => {
  transition('pagehide', true)
  if (token === null) storage.remove('accessToken')
  else storage.set('accessToken', token)
  transition('pageshow', true)
  expect(document.body.hidden).toBe(true)
  expect(refresh).not.toHaveBeenCalled()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page that is not kept is none of its business', () => {
  transition('pagehide', false)
  transition('pageshow', false)
  expect(document.body.hidden).toBe(false)
})
