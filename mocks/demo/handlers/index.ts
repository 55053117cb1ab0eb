import { http } from 'msw/http'
import * as z from 'zod/mini'
import { demoOperations, type DemoOperationName } from '#src/contract/demo/index.ts'
import type { DemoOperation } from '#src/contract/demo/demoOperation.ts'
import { readBody, readQuery } from '../readInput.ts'
import { demoState } from '../state.ts'
import { authHandlers, UNREADABLE_LOGIN } from './auth.ts'
import { calendarHandlers } from './calendar.ts'
import { chatHandlers } from './chat.ts'
import { dataTableHandlers } from './dataTable.ts'
import { emailHandlers } from './email.ts'
import { invoiceHandlers } from './invoice.ts'
import { DemoRefusal, type DemoContext, type DemoHandlers } from './types.ts'
import { userHandlers } from './users.ts'

const handlers: DemoHandlers = {
  ...userHandlers,
  ...calendarHandlers,
  ...chatHandlers,
  ...emailHandlers,
  ...invoiceHandlers,
  ...dataTableHandlers,
  ...authHandlers,
}

/** How a call is refused whose input breaks the contract. */
function unreadable(name: DemoOperationName, { path }: DemoOperation, { issues }: z.core.$ZodError): DemoRefusal {
  if (name === 'login') return new DemoRefusal(400, UNREADABLE_LOGIN)
  // "Answers 404 if none": no or an unknown direction leads to no mail.
  if (name === 'paginateEmail') return new DemoRefusal(404)
  // An id that is no number belongs to nothing.
  return new DemoRefusal(path.includes(':id') && issues.some((issue) => issue.path[0] === 'id') ? 404 : 400)
}

async function answer(name: DemoOperationName, request: Request, params: object): Promise<Response> {
  const operation: DemoOperation = demoOperations[name]
  const given = operation.method === 'POST' ? await readBody(request) : readQuery(new URL(request.url).searchParams)
  const input = z.safeParse(operation.input, given === null ? null : { ...given, ...params })
  if (!input.success) throw unreadable(name, operation, input.error)
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null
  // The table is typed entry by entry; TypeScript cannot see that the input belongs to this very entry.
  const handler = handlers[name] as unknown as (input: unknown, context: DemoContext) => unknown
  const output = z.encode(operation.output, handler(input.data, { state: demoState(), bearer }))
  return output === null
    ? new Response(null, { status: operation.status })
    : Response.json(output, { status: operation.status })
}

async function answerOrRefuse(...call: Parameters<typeof answer>): Promise<Response> {
  try {
    return await answer(...call)
  } catch (thrown) {
    if (!(thrown instanceof DemoRefusal)) throw thrown
    const { status, error } = thrown
    return error === null ? new Response(null, { status }) : Response.json({ error }, { status })
  }
}

const METHODS = { GET: http.get, POST: http.post, DELETE: http.delete }

const isOperation = (name: string): name is DemoOperationName => Object.hasOwn(demoOperations, name)

/** Every sample endpoint of one origin. */
export function demoHandlers(origin: string) {
  return Object.keys(demoOperations)
    .filter(isOperation)
    .map((name) => {
      const { method, path } = demoOperations[name]
      return METHODS[method](`${origin}${path}`, ({ request, params }) => answerOrRefuse(name, request, params))
    })
}
