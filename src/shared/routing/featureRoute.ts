import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, Params } from 'react-router-dom'
import type { AbilityAction, AbilitySubject, User } from '#src/contract/session.ts'

/** The ability that a route asks for. */
export interface RouteAbility {
  action: AbilityAction
  subject: AbilitySubject
}

/**
 * Who may open a route. public: everyone. publicOnly: everyone, a logged-in user is led away. session: every logged-in
 * user. A function decides by the address and the user.
 */
export type RouteAccess =
  'public' | 'publicOnly' | 'session' | RouteAbility | ((params: Params, user: User) => RouteAbility)

/** One screen of a feature: its address, who may see it, its code and its first data. */
export interface FeatureRoute {
  path: string
  access: RouteAccess
  lazy: () => Promise<{ default: ComponentType }>
  /** Starts beside the login check and the code. What it rejects with, the page's own query shows; 404 is a page. */
  loader?: (args: LoaderFunctionArgs, queryClient: QueryClient) => Promise<unknown>
  layout?: 'content' | 'blank'
  /** Text files that the page needs; without it the one named like the first part of the address. */
  namespaces?: readonly string[]
}
