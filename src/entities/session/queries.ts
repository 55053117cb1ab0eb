import { useMutation } from '@tanstack/react-query'
import type { Operations } from '#src/contract/index.ts'
import type { Input } from '#src/contract/operation.ts'
import { saveBlob } from '#src/shared/download.ts'
import { api } from './api.ts'
import { startSession } from './session.ts'

/** The first step of a login; where a second one is wanted, no session begins yet. */
export function useLogin() {
  return useMutation({
    mutationFn: (input: Input<Operations['loginUser']>) => api.loginUser(input),
    onSuccess: (answer) => {
      if ('accessToken' in answer) startSession(answer)
    },
  })
}

/** The contract on data processing as a file (spec 7). */
export function useDownloadAvv() {
  return useMutation({
    mutationFn: () => api.downloadAvvContractAsPdf({}),
    onSuccess: ({ blob, name }) => saveBlob(blob, name),
  })
}
