import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { PageRecord, Params } from '#src/routes/record.ts'

/**
 * First data of a page, beside its component in the same module, so that the contract of a noun comes with its pages.
 * Starts beside the login check as soon as the code is there. What it rejects with, the page's own query shows; 404 is
 * a page.
 */
export type PageLoader = (place: Place, queryClient: QueryClient) => Promise<unknown>

/** Where a page is: its address and what the address names. */
export interface Place {
  url: URL
  params: Params
}

export interface PageModule {
  default: ComponentType
  loader?: PageLoader
}

/** A page as the router takes it: who may see it, and its code. */
export interface FeatureRoute extends Pick<PageRecord, 'path' | 'query' | 'access' | 'namespaces' | 'entry' | 'needs'> {
  lazy: () => Promise<PageModule>
}
