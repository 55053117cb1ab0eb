import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Seite } from '#src/contract/dokument.ts'
import { faceKey, facesOf } from '#src/engines/print/page.ts'
import { browserFontSet } from './browserFonts.ts'

/** The faces that these pages print with; another page with the same faces shares them. */
function fontSetQuery(seiten: readonly Seite[]) {
  const faces = facesOf(seiten).map(faceKey).sort().join(' ')
  return queryOptions({
    queryKey: ['werbemittel', 'fonts', faces] as const,
    queryFn: () => browserFontSet([...seiten]),
    staleTime: Infinity,
    // A set of parsed fonts is no plain data: comparing it piece by piece would cost more than the load.
    structuralSharing: false,
    placeholderData: keepPreviousData,
  })
}

/** `wanted`: from when on they are fetched; what is there already is given at once. */
export function useFontSet(seiten: readonly Seite[], wanted = true) {
  return useQuery({ ...fontSetQuery(seiten), enabled: wanted })
}
