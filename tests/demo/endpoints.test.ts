import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDemoServer } from '#mocks/demo/server.ts'
import { resetDemo } from '#mocks/demo/state.ts'
import { demoOperations } from '#src/contract/demo/index.ts'
import { createCaller } from './caller.ts'
import { QUIRKS } from './quirks.ts'

const ORIGIN = 'http://demo.example.org'
const server = createDemoServer(ORIGIN)
beforeAll(() => server.start())
afterAll(() => server.stop())
beforeEach(() => resetDemo(new Date(2026, 10, 20)))

const caller = createCaller(async ({ method, path, headers, body }) => {
  const init: RequestInit = { method, headers, body }
  const answer = await fetch(`${ORIGIN}${path}`, init)
  return { status: answer.status, text: await answer.text() }
})

describe('sample endpoints in Node', () => {
  test.each(QUIRKS)('%s', (_promise, check) => check(caller))

  test('together they call every endpoint, one after the other on the same data', async () => {
    const called = new Set<string>()
    function listen(...[name, input, headers]: Parameters<typeof caller.call>) {
      called.add(name)
      return caller.call(name, input, headers)
    }
    for (const [, check] of QUIRKS) await check({ ...caller, call: listen as typeof caller.call })
    expect(Object.keys(demoOperations).filter((name) => !called.has(name))).toEqual([])
  })

  test('the same day gives the same data', async () => {
    const everything = async () => [
      await caller.call('fetchUsers', { options: { itemsPerPage: -1 } }),
      await caller.call('fetchEvents', {}),
      await caller.call('fetchChatsAndContacts', {}),
      await caller.call('fetchEmails', {}),
      await caller.call('fetchInvoices', { options: { itemsPerPage: -1 } }),
      await caller.call('fetchRows', {}),
    ]
    const first = await everything()
    resetDemo(new Date(2026, 10, 20))
    expect(await everything()).toEqual(first)
  })

  test('chats start with unseen messages', async () => {
    const { chatsContacts } = await caller.call('fetchChatsAndContacts', {})
    expect(chatsContacts.map(({ chat }) => chat.unseenMsgs)).toEqual([2, 0, 1, 0])
  })

  test('a reset forgets what was done', async () => {
    const { user } = await caller.call('createUser', { user: { fullName: 'Short Lived' } })
    resetDemo()
    expect((await caller.raw('GET', `/apps/user/users/${user.id}`)).status).toBe(404)
  })
})
