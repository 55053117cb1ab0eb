import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Seite } from '#src/contract/dokument.ts'
import { type Face, faceKey, facesOf } from '#src/engines/print/page.ts'
import { browserFontSet, showFace } from './browserFonts.ts'

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

/**
 * Fetches the faces of pages before they are shown, so that no other letters are drawn meanwhile. Null: they are there.
 * Asked in any state of the network: a failure is said at once.
 */
export function useFontsAhead() {
  const client = useQueryClient()
  return (seiten: readonly Seite[]): Promise<void> | null => {
    const { queryKey } = fontSetQuery(seiten)
    if (client.getQueryData(queryKey) !== undefined) return null
    return browserFontSet(seiten).then((set) => void client.setQueryData(queryKey, set))
  }
}

/** One face for words of the page; undefined until it is there. */
export function useFace(face: Face, wanted: boolean): string | undefined {
  const { data } = useQuery({
    queryKey: ['werbemittel', 'face', faceKey(face)],
    queryFn: () => showFace(face),
    staleTime: Infinity,
    enabled: wanted,
  })
  return data
}
