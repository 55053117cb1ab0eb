import { nextId, type DemoState } from '../state.ts'
import { DemoRefusal, type DemoHandlers, type FieldTexts } from './types.ts'

function tokenFor(id: number, { tokens }: DemoState) {
  // Not randomUUID: that one exists on secure pages only.
  const accessToken = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join('')
  tokens.set(accessToken, id)
  return { accessToken }
}

/** Spec 8, word for word. */
function registerErrors(username: string, email: string, password: string, { accounts }: DemoState): FieldTexts {
  const errors: FieldTexts = {}
  if (password === '') errors.password = ['Please enter password']
  if (email === '') errors.email = ['Please enter your email.']
  else if (accounts.some((account) => account.email === email)) errors.email = ['This email is already in use.']
  if (username === '') errors.username = ['Please enter your username.']
  else if (accounts.some((account) => account.username === username))
    errors.username = ['This username is already in use.']
  return errors
}

/** What a login is told whose body cannot be read at all. */
export const UNREADABLE_LOGIN: FieldTexts = { email: ['Something went wrong'] }

export const authHandlers = {
  login: ({ email, password }, { state }) => {
    const account = state.accounts.find((candidate) => candidate.email === email && candidate.password === password)
    if (!account) throw new DemoRefusal(400, { email: ['Email or Password is Invalid'] })
    return tokenFor(account.id, state)
  },

  /** A missing field is refused without a body (spec 5), an empty one with a text (spec 8). */
  register: ({ username, email, password }, { state }) => {
    if (username === undefined || email === undefined || password === undefined) throw new DemoRefusal(400)
    const errors = registerErrors(username.trim(), email.trim(), password, state)
    if (Object.keys(errors).length > 0) throw new DemoRefusal(400, errors)
    const id = nextId(state.accounts)
    state.accounts.push({
      id,
      fullName: '',
      username: username.trim(),
      email: email.trim(),
      password,
      avatar: null,
      role: 'client',
      ability: ['ACL', 'Demo', 'Public'].map((subject) => ({ action: 'read', subject })),
    })
    return tokenFor(id, state)
  },

  fetchMe: (_input, { state, bearer }) => {
    const account = state.accounts.find(({ id }) => id === state.tokens.get(bearer ?? ''))
    if (!account) throw new DemoRefusal(401)
    const { password: _, ...user } = account
    return { user }
  },
} satisfies Pick<DemoHandlers, 'login' | 'register' | 'fetchMe'>
