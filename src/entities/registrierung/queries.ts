import { queryOptions, useMutation } from '@tanstack/react-query'
import { clientOf } from '#src/api/client.ts'
import type { Operations } from '#src/contract/index.ts'
import type { Input } from '#src/contract/operation.ts'
import { registrierungOperations, type SchluesselArt } from '#src/contract/registrierung.ts'

const api = clientOf(registrierungOperations)

export const registrierungQueries = {
  /** Whether a mailed key lives; asked once, since the page itself uses it up. Nothing is kept. */
  schluessel: (art: SchluesselArt, hashKey: string) =>
    queryOptions({
      queryKey: ['registrierung', 'schluessel', art, hashKey],
      queryFn: ({ signal }) => api.pruefeSchluessel({ art, hashKey }, { signal }),
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
}

export function useRegistriere() {
  return useMutation({ mutationFn: (input: Input<Operations['registriere']>) => api.registriere(input) })
}

export function usePasswortVergessen() {
  return useMutation({ mutationFn: (input: Input<Operations['passwortVergessen']>) => api.passwortVergessen(input) })
}

/** Answers with a login. */
export function useAktiviere() {
  return useMutation({ mutationFn: (input: Input<Operations['aktiviere']>) => api.aktiviere(input) })
}

export function useEntsperre() {
  return useMutation({ mutationFn: (input: Input<Operations['entsperre']>) => api.entsperre(input) })
}

/** New password by a mailed link; answers with a login where it is the first one, else with null. */
export function useSetzePasswort(art: 'passwort_zuruecksetzen' | 'passwort_neu') {
  return useMutation({
    mutationFn: async (input: Input<Operations['setzeNeuesPasswort']>) => {
      if (art === 'passwort_neu') return (await api.setzeNeuesPasswort(input)).anmeldung
      await api.passwortZuruecksetzen(input)
      return null
    },
  })
}
