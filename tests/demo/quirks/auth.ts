import assert from 'node:assert/strict'
import type { Caller } from '../caller.ts'
import type { Quirk } from './quirk.ts'

async function whoIs({ call }: Caller, credentials: { email: string; password: string }) {
  const { accessToken } = await call('login', credentials)
  return (await call('fetchMe', {}, { Authorization: `Bearer ${accessToken}` })).user
}

const refused = (error: Record<string, string[]>) => ({ status: 400, body: { error } })
const NEW = { username: 'wanda', email: 'wanda@example.org', password: 'open sesame' }

export const authQuirks: Quirk[] = [
  [
    'login: the admin may manage everything',
    async (caller) => {
      const user = await whoIs(caller, { email: 'admin@example.org', password: 'admin' })
      assert.equal(user.role, 'admin')
      assert.deepEqual(user.ability, [{ action: 'manage', subject: 'all' }])
    },
  ],
  [
    'login: the client may read ACL, Demo and Public',
    async (caller) => {
      const user = await whoIs(caller, { email: 'client@example.org', password: 'client' })
      assert.equal(user.role, 'client')
      assert.deepEqual(
        user.ability,
        ['ACL', 'Demo', 'Public'].map((subject) => ({ action: 'read', subject })),
      )
    },
  ],
  [
    'login: a wrong password, an unknown e-mail and a missing field are told alike',
    async ({ raw }) => {
      for (const body of [
        { email: 'admin@example.org', password: 'wrong' },
        { email: 'nobody@example.org', password: 'admin' },
        { email: 'admin@example.org' },
      ])
        assert.deepEqual(await raw('POST', '/auth/login', body), refused({ email: ['Email or Password is Invalid'] }))
    },
  ],
  [
    'login: what cannot be read went wrong',
    async ({ raw }) => {
      for (const body of ['no json', '[]', { email: 1, password: true }])
        assert.deepEqual(await raw('POST', '/auth/login', body), refused({ email: ['Something went wrong'] }))
    },
  ],
  [
    'register: a missing field is 400 without a body',
    async ({ raw }) => {
      for (const missing of ['username', 'email', 'password']) {
        const body = Object.fromEntries(Object.entries(NEW).filter(([name]) => name !== missing))
        assert.deepEqual(await raw('POST', '/auth/register', body), { status: 400, body: null }, missing)
      }
      assert.deepEqual(await raw('POST', '/auth/register', 'no json'), { status: 400, body: null })
    },
  ],
  [
    'register: an empty field is told in words',
    async ({ raw }) => {
      const register = (changed: object) => raw('POST', '/auth/register', { ...NEW, ...changed })
      assert.deepEqual(await register({ password: '' }), refused({ password: ['Please enter password'] }))
      assert.deepEqual(await register({ email: ' ' }), refused({ email: ['Please enter your email.'] }))
      assert.deepEqual(await register({ username: '' }), refused({ username: ['Please enter your username.'] }))
    },
  ],
  [
    'register: an e-mail and a username belong to one account',
    async ({ raw }) => {
      const register = (changed: object) => raw('POST', '/auth/register', { ...NEW, ...changed })
      assert.deepEqual(
        await register({ email: 'admin@example.org', username: 'client' }),
        refused({ email: ['This email is already in use.'], username: ['This username is already in use.'] }),
      )
    },
  ],
  [
    'register: a new account is logged in, and logs in again',
    async (caller) => {
      const { accessToken } = await caller.call('register', NEW)
      const { user } = await caller.call('fetchMe', {}, { Authorization: `Bearer ${accessToken}` })
      assert.equal(user.username, NEW.username)
      assert.deepEqual(await whoIs(caller, NEW), user)
    },
  ],
  [
    'me: the password stays where it is, and without a valid token there is nobody',
    async ({ call, raw }) => {
      const { accessToken } = await call('login', { email: 'client@example.org', password: 'client' })
      const { body } = await raw('GET', '/auth/me', undefined, { Authorization: `Bearer ${accessToken}` })
      assert.equal(JSON.stringify(body).includes('password'), false)
      assert.deepEqual(await raw('GET', '/auth/me'), { status: 401, body: null })
      const forged = await raw('GET', '/auth/me', undefined, { Authorization: 'Bearer forged' })
      assert.deepEqual(forged, { status: 401, body: null })
    },
  ],
]
