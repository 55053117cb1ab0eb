import { configure } from '@testing-library/react'
import { drawn } from './reactAct.ts'

// A step of a user ends with what it draws, as it does under `act`.
configure(({ asyncWrapper }) => ({
  asyncWrapper: async (step: () => unknown) => {
    const result: unknown = await asyncWrapper(step)
    await drawn()
    return result
  },
}))
