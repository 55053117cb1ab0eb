import axios, { isAxiosError, type AxiosInstance, type AxiosRequestConfig } from 'axios'
import * as z from 'zod/mini'
import { ApiError } from '#src/contract/apiError.ts'
import { demoOperations, type DemoOperationName, type DemoOperations } from '#src/contract/demo/index.ts'
import { demoRefusal } from '#src/contract/demo/auth.ts'
import type { DemoInput, DemoOperation, DemoOutput } from '#src/contract/demo/demoOperation.ts'

interface DemoCallOptions {
  signal?: AbortSignal
  /** Access token of the demo login; the product's own is never sent to the sample endpoints. */
  accessToken?: string
}

export type DemoApi = {
  [K in DemoOperationName]: (
    input: DemoInput<DemoOperations[K]>,
    options?: DemoCallOptions,
  ) => Promise<DemoOutput<DemoOperations[K]>>
}

/** Fills `:id` from the input; the other fields go as query or as JSON body. */
function requestFor(operation: DemoOperation, input: unknown, options: DemoCallOptions): AxiosRequestConfig {
  const fields = new Map(Object.entries(Object(z.encode(operation.input, input))))
  const url = operation.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = fields.get(name)
    fields.delete(name)
    return encodeURIComponent(String(value))
  })
  const rest = Object.fromEntries(fields)
  return {
    method: operation.method,
    url,
    ...(operation.method === 'POST' ? { data: rest } : { params: rest }),
    ...(options.signal ? { signal: options.signal } : {}),
    ...(options.accessToken === undefined ? {} : { headers: { Authorization: `Bearer ${options.accessToken}` } }),
  }
}

/** A refusal with the texts per field that the endpoint gave. */
function toApiError(thrown: unknown): unknown {
  if (!isAxiosError(thrown)) return thrown
  if (!thrown.response) return new ApiError('network', 'No connection.', { cause: thrown })
  const { status, data } = thrown.response
  const refusal = demoRefusal.safeParse(data)
  const fieldErrors = Object.fromEntries(
    Object.entries(refusal.success ? refusal.data.error : {}).map(([field, texts]) => [field, texts.join(' ')]),
  )
  const text = Object.values(fieldErrors)[0] ?? (status === 404 ? 'Not found.' : 'Something went wrong')
  return new ApiError(refusal.success ? 'domain' : 'http', text, { status, fieldErrors, cause: thrown })
}

async function call(http: AxiosInstance, operation: DemoOperation, input: unknown, options: DemoCallOptions = {}) {
  try {
    const { data } = await http.request<unknown>(requestFor(operation, input, options))
    // A call without an answer has an empty body.
    const answer = z.safeParse(operation.output, data === '' ? null : data)
    if (!answer.success) throw new ApiError('contract', 'Incomplete answer.', { cause: answer.error })
    return answer.data
  } catch (thrown) {
    throw toApiError(thrown)
  }
}

/** Every sample call as a typed function; throws only ApiError. */
export function createDemoApi(http: AxiosInstance): DemoApi {
  return Object.fromEntries(
    Object.entries(demoOperations).map(([name, operation]) => [
      name,
      (input: unknown, options?: DemoCallOptions) => call(http, operation, input, options),
    ]),
    // The table is mapped key by key; TypeScript cannot see that through Object.fromEntries.
  ) as unknown as DemoApi
}

export const demoApi = createDemoApi(axios.create({ baseURL: '/' }))
