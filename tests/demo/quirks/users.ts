import assert from 'node:assert/strict'
import type { Quirk } from './quirk.ts'

export const userQuirks: Quirk[] = [
  [
    'users come ten at a time, with the number of hits and of all users',
    async ({ call }) => {
      const { filteredData, total, userTotal } = await call('fetchUsers', {})
      assert.equal(filteredData.length, 10)
      assert.ok(total >= 50)
      assert.equal(total, userTotal)
    },
  ],
  [
    'users: itemsPerPage -1 means all',
    async ({ call }) => {
      const { filteredData, total } = await call('fetchUsers', { options: { itemsPerPage: -1, page: 3 } })
      assert.equal(filteredData.length, total)
    },
  ],
  [
    'users: pages do not overlap, and the page after the last is empty',
    async ({ call }) => {
      const page = async (number: number) =>
        (await call('fetchUsers', { options: { page: number, itemsPerPage: 20 } })).filteredData.map(({ id }) => id)
      const [first, second] = [await page(1), await page(2)]
      assert.equal(new Set([...first, ...second]).size, 40)
      assert.deepEqual(await page(99), [])
    },
  ],
  [
    'users: sorted by a column in both directions',
    async ({ call }) => {
      const sorted = async (sortBy: string, sortDesc: boolean) =>
        (await call('fetchUsers', { options: { sortBy, sortDesc, itemsPerPage: -1 } })).filteredData
      const names = (await sorted('username', false)).map(({ username }) => username)
      assert.deepEqual(
        names,
        names.toSorted((a, b) => a.localeCompare(b, 'en')),
      )
      const ids = (await sorted('id', true)).map(({ id }) => id)
      assert.deepEqual(
        ids,
        ids.toSorted((a, b) => b - a),
      )
    },
  ],
  [
    'users: q searches names, account and e-mail in any case',
    async ({ call }) => {
      const { filteredData: all } = await call('fetchUsers', { options: { itemsPerPage: 5 } })
      for (const { id, fullName, username, email } of all)
        for (const q of [fullName.toUpperCase(), username, email]) {
          const { filteredData } = await call('fetchUsers', { q, options: { itemsPerPage: -1 } })
          assert.ok(
            filteredData.some((user) => user.id === id),
            q,
          )
        }
      const { filteredData, total, userTotal } = await call('fetchUsers', { q: 'nobody is called this' })
      assert.deepEqual([filteredData, total], [[], 0])
      assert.ok(userTotal > 0)
    },
  ],
  [
    'users: status, role and plan narrow the list together',
    async ({ call }) => {
      const options = { itemsPerPage: -1 }
      const { filteredData: all } = await call('fetchUsers', { options })
      const [sample] = all
      assert.ok(sample)
      const { status, role, currentPlan: plan } = sample
      const { filteredData, total } = await call('fetchUsers', { status, role, plan, options })
      const expected = all.filter((user) => user.status === status && user.role === role && user.currentPlan === plan)
      assert.deepEqual(filteredData, expected)
      assert.equal(total, expected.length)
      assert.ok(expected.length < all.length)
    },
  ],
  [
    'users: every role, plan and status occurs',
    async ({ call }) => {
      const { filteredData } = await call('fetchUsers', { options: { itemsPerPage: -1 } })
      assert.equal(new Set(filteredData.map(({ role }) => role)).size, 5)
      assert.equal(new Set(filteredData.map(({ currentPlan }) => currentPlan)).size, 4)
      assert.equal(new Set(filteredData.map(({ status }) => status)).size, 3)
    },
  ],
  [
    'users: the options may come nested, in lists, as JSON or flat',
    async ({ raw }) => {
      const queries = [
        'options[sortBy]=username&options[sortDesc]=true&options[page]=2&options[itemsPerPage]=5',
        'options%5BsortBy%5D%5B%5D=username&options%5BsortDesc%5D%5B%5D=true&options%5Bpage%5D=2&options%5BitemsPerPage%5D=5',
        'options[sortBy][0]=username&options[sortDesc][0]=true&options[page]=2&options[itemsPerPage]=5',
        `options=${encodeURIComponent('{"sortBy":["username"],"sortDesc":[true],"page":2,"itemsPerPage":5}')}`,
        'sortBy=username&sortDesc=true&page=2&itemsPerPage=5',
      ]
      const answers = await Promise.all(queries.map((query) => raw('GET', `/apps/user/users?${query}`)))
      for (const answer of answers) assert.deepEqual(answer, answers[0])
      assert.equal(answers[0]?.status, 200)
    },
  ],
  [
    'users: a new one is active whatever was asked for, and is found from then on',
    async ({ call }) => {
      const { userTotal } = await call('fetchUsers', {})
      const given = { fullName: 'Nora Newcomer', username: 'nnewcomer', email: 'nora@example.org' }
      const { user } = await call('createUser', { user: { ...given, role: 'author', status: 'inactive' } })
      assert.deepEqual({ ...user, ...given, role: 'author', status: 'active' }, user)
      assert.deepEqual(await call('fetchUser', { id: user.id }), user)
      assert.equal((await call('fetchUsers', {})).userTotal, userTotal + 1)
    },
  ],
  [
    'users: an unknown id is 404, without a body',
    async ({ raw }) => {
      assert.deepEqual(await raw('GET', '/apps/user/users/999999'), { status: 404, body: null })
      assert.deepEqual(await raw('GET', '/apps/user/users/nobody'), { status: 404, body: null })
    },
  ],
]
