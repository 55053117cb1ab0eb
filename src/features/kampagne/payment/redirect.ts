import * as z from 'zod/mini'
import { ApiError } from '#src/contract/apiError.ts'

const running = z.object({ weiterleitung: z.nullable(z.string()) })

/** Page of a payment that is already under way, from the refusal to start a second one; null where there is none. */
export function runningPaymentPage(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'ZAHLUNG_LAEUFT') return null
  const parsed = running.safeParse(error.current)
  return parsed.success ? parsed.data.weiterleitung : null
}

/** Leaves the product for the hosted payment page; only web addresses are followed. */
export function openPaymentPage(address: string): void {
  const url = new URL(address, globalThis.location.href)
  if (url.protocol === 'https:' || url.protocol === 'http:') globalThis.location.assign(url.href)
}
