import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { MotivWunsch } from '#src/engines/images/worker.ts'
import { motivClient } from './motivClient.ts'

const asUrl = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`

/**
 * The drawing of a wish. Until it is there the last one stays: `gezeichnet` says what is seen, so that nothing else is
 * kept than that.
 */
export function useMotiv(gewuenscht: MotivWunsch) {
  const { data, isError } = useQuery({
    queryKey: ['motiv', gewuenscht] as const,
    queryFn: async () => {
      const { svg, erkannt, unbekannt } = await motivClient.zeichne(gewuenscht)
      return { url: asUrl(svg), erkannt, unbekannt, gezeichnet: gewuenscht }
    },
    staleTime: Infinity,
    // Drawn again in no time: nothing is worth keeping for long.
    gcTime: 30_000,
    retry: false,
    placeholderData: keepPreviousData,
  })
  return { data, isError }
}
