import { useBeendete } from './bildStore.ts'
import { useSampleUnread } from './sampleSource.ts'

/** How many are unread: of the real ones, or of the samples as long as there is none. Asked from the start, so it needs no texts. */
export function useUnread(): number {
  const beendete = useBeendete()
  const samples = useSampleUnread()
  return beendete.length === 0 ? samples : beendete.filter(({ gesehen }) => !gesehen).length
}
