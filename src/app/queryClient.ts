import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/contract/apiError.ts'

/** Waits before a read is tried again, ms (reliability R1). */
const RETRY_WAITS_MS = [500, 1500]

function mayHelp(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.kind === 'network' || (error.kind === 'http' && (error.status ?? 0) >= 500))
  )
}

/** Server state of one visit. Never persisted. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < RETRY_WAITS_MS.length && mayHelp(error),
        retryDelay: (attempt) => RETRY_WAITS_MS[attempt] ?? 1500,
        // The product decides by real answers, not by the browser's idea of being online (NET-12).
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
