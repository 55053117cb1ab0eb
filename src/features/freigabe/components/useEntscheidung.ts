import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/contract/apiError.ts'
import { freigabeQueries } from '#src/entities/freigabe/queries.ts'

/** A decision that came too late: what the service says, and the text that must not be lost (LNK-03). */
export interface LateEntscheidung {
  message: string
  text: string
}

interface Props {
  hashKey: string
  onClose: () => void
  onLate: (late: LateEntscheidung) => void
}

/** Sends a decision with its text, and ends the dialog: also where the link could no longer decide. */
export function useEntscheidung({ hashKey, onClose, onLate }: Props) {
  const client = useQueryClient()
  return async (send: () => Promise<unknown>, text: string): Promise<void> => {
    try {
      await send()
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      onLate({ message: error.message, text })
      onClose()
      await client.invalidateQueries({ queryKey: freigabeQueries.detail(hashKey).queryKey })
    }
  }
}
