import * as z from 'zod/mini'
import { ganzzahl } from '../wire.ts'

/**
 * The template's sample endpoints (spec 7): not the product and never imported by it. Only the demo screens and the
 * sample data that answers them in the browser read this table.
 */

/** One sample call. GET and DELETE take their input in the path and the query, POST in the path and a JSON body. */
export interface DemoOperation<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> {
  method: 'GET' | 'POST' | 'DELETE'
  /** `:name` stands for the field of the input with that name. */
  path: `/${string}`
  /** Status of a call that succeeds. */
  status: 200 | 201
  input: I
  output: O
}

export type DemoInput<T> = T extends DemoOperation<infer I, z.ZodMiniType> ? z.output<I> : never
export type DemoOutput<T> = T extends DemoOperation<z.ZodMiniType, infer O> ? z.output<O> : never

/** Answer without a body. */
export const noBody = z.literal(null)

/** Yes or no; "true" and "false" in a query. */
const yesNo = z.codec(z.union([z.boolean(), z.literal(['true', 'false'])]), z.boolean(), {
  decode: (value) => value === true || value === 'true',
  encode: (value) => value,
})

/** Sorting and page of a table; an `itemsPerPage` of -1 means all. */
export const tableOptions = z.object({
  sortBy: z.optional(z.string()),
  sortDesc: z.optional(yesNo),
  page: z.optional(ganzzahl),
  itemsPerPage: z.optional(ganzzahl),
})
export type TableOptions = z.infer<typeof tableOptions>
