import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'
import type { AbilityAction, AbilitySubject, User } from '#src/contract/session.ts'

/** The ability that a route asks for. */
interface RouteAbility {
  action: AbilityAction
  subject: AbilitySubject
}

/**
 * Who may open a route. public: everyone. publicOnly: everyone, a logged-in user is led away. session: every logged-in
 * user. A function decides by the address and the user.
 */
export type RouteAccess =
  'public' | 'publicOnly' | 'session' | RouteAbility | ((params: Params, user: User) => RouteAbility)

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

/** One screen of a feature: its address, who may see it, its code. */
export interface FeatureRoute {
  path: string
  access: RouteAccess
  lazy: () => Promise<PageModule>
  layout?: 'content' | 'blank'
  /** Text files that the page needs; without it the one named like the first part of the address. */
  namespaces?: readonly string[]
}
