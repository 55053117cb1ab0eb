import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DemoInput } from '#src/contract/demo/demoOperation.ts'
import type { DemoOperations } from '#src/contract/demo/index.ts'
import { demoApi } from '../demoApi.ts'
import { setDemoToken } from './demoSession.ts'

const ME = ['demo', 'auth', 'me'] as const

/** Who the demo login belongs to. */
export const demoMe = (accessToken: string) =>
  queryOptions({
    queryKey: [...ME, accessToken],
    queryFn: async ({ signal }) => (await demoApi.fetchMe({}, { signal, accessToken })).user,
  })

/** Another account, or none: what was known about the one before goes. */
export function useEnterDemo() {
  const queryClient = useQueryClient()
  return (accessToken: string | null) => {
    queryClient.removeQueries({ queryKey: ME })
    setDemoToken(accessToken)
  }
}

export function useDemoLogin() {
  const enter = useEnterDemo()
  return useMutation({
    mutationFn: (input: DemoInput<DemoOperations['login']>) => demoApi.login(input),
    onSuccess: ({ accessToken }) => enter(accessToken),
  })
}

export function useDemoRegister() {
  const enter = useEnterDemo()
  return useMutation({
    mutationFn: (input: DemoInput<DemoOperations['register']>) => demoApi.register(input),
    onSuccess: ({ accessToken }) => enter(accessToken),
  })
}
