import { useBeendete } from './bildStore.ts'
import { useSampleUnread } from './sampleSource.ts'

/** How many are unread: real ones and samples. Asked from the start, so it needs no texts. */
export function useUnread(): number {
  const neue = useBeendete().filter(({ gesehen }) => !gesehen)
  return neue.length + useSampleUnread()
}
