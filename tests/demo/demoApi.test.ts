import axios from 'axios'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDemoServer } from '#mocks/demo/server.ts'
import { resetDemo } from '#mocks/demo/state.ts'
import { ApiError } from '#src/contract/apiError.ts'
import { createDemoApi } from '#src/demo/demoApi.ts'

const ORIGIN = 'http://demo.example.org'
const server = createDemoServer(ORIGIN)
beforeAll(() => server.start())
afterAll(() => server.stop())
beforeEach(() => resetDemo())

const http = axios.create({ baseURL: ORIGIN })
const demoApi = createDemoApi(http)

async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const thrown: unknown = await call.catch((error: unknown) => error)
  if (!(thrown instanceof ApiError)) throw new Error('it was not refused')
  return thrown
}

describe('sample calls with the real axios', () => {
  test('options arrive as axios writes them, single and in lists', async () => {
    const ids = async (params: object) => {
      const { data } = await http.get<{ filteredData: { id: number }[] }>('/apps/user/users', { params })
      return data.filteredData.map(({ id }) => id)
    }
    const single = { sortBy: 'id', sortDesc: true, page: 2, itemsPerPage: 5 }
    expect(await ids({ options: single })).toEqual([45, 44, 43, 42, 41])
    expect(await ids({ options: { ...single, sortBy: ['id'], sortDesc: [true] } })).toEqual([45, 44, 43, 42, 41])
    expect(await ids({ q: null, options: { ...single, sortBy: [], sortDesc: [] } })).toEqual([6, 7, 8, 9, 10])
  })

  test('a list of calendars arrives with commas and repeated', async () => {
    const events = async (calendars: unknown) =>
      (await http.get<unknown>('/apps/calendar/events', { params: { calendars } })).data
    expect(await events(['Business', 'Holiday'])).toEqual(await events('Business,Holiday'))
  })

  test('the typed calls put the id in the path and the rest in query or body', async () => {
    const { filteredData } = await demoApi.fetchUsers({ options: { sortBy: 'id', sortDesc: true, itemsPerPage: 1 } })
    expect(filteredData.map(({ id }) => id)).toEqual([50])
    const { event } = await demoApi.createEvent({ event: { title: 'Lunch' } })
    await demoApi.updateEvent({ id: event.id, event: { title: 'Late lunch' } })
    const titles = async () => (await demoApi.fetchEvents({})).map(({ title }) => title)
    expect(await titles()).toContain('Late lunch')
    expect(await demoApi.deleteEvent({ id: event.id })).toBeNull()
    expect(await titles()).not.toContain('Late lunch')
  })

  test('the access token goes along as bearer when it is given', async () => {
    const { accessToken } = await demoApi.login({ email: 'client@example.org', password: 'client' })
    expect((await demoApi.fetchMe({}, { accessToken })).user.role).toBe('client')
    expect((await refusalOf(demoApi.fetchMe({}))).status).toBe(401)
  })

  test('a refusal tells its texts per field', async () => {
    const login = await refusalOf(demoApi.login({ email: 'nobody@example.org', password: 'x' }))
    expect(login).toMatchObject({ kind: 'domain', status: 400, message: 'Email or Password is Invalid' })
    const register = demoApi.register({ username: 'admin', email: 'admin@example.org', password: '' })
    expect((await refusalOf(register)).fieldErrors).toEqual({
      username: 'This username is already in use.',
      email: 'This email is already in use.',
      password: 'Please enter password',
    })
  })

  test('a refusal without a body has its status', async () => {
    expect(await refusalOf(demoApi.fetchInvoice({ id: 1 }))).toMatchObject({ kind: 'http', status: 404 })
  })
})
