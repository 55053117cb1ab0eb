import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '#src/contract/apiError.ts'
import type { Ausschluss } from '#src/contract/ausschluss.ts'
import { abgleichQueries } from '#src/entities/zielgruppe/abgleich.ts'
import type { AdressBericht } from '#src/entities/zielgruppe/adressdateiEngine.ts'
import { useConnected } from '#src/entities/verbindung/connected.ts'
import type { TischZustand } from '../tisch/useTisch.ts'

export interface AbgleichZustand {
  /** `ohne`: the service does not tell; it compares by itself at the upload. */
  stand: 'laeuft' | 'fertig' | 'fehler' | 'ohne'
  /** What the service says against it, in words for the user. */
  grund: string | null
  nochmal: () => void
}

/** Compares the rows on the desk with whom the service leaves out, whenever that changes. */
export function useAbgleich({ client, erledige }: TischZustand, ausschluss: Ausschluss): AbgleichZustand {
  const isConnected = useConnected()('zielgruppe.fetchAbgleich')
  const query = useQuery({ ...abgleichQueries.hashes(ausschluss), enabled: isConnected })
  const { data } = query
  /** The hashes that the rows were compared with last. */
  const [verglichen, setVerglichen] = useState<string | null>(null)

  const zeige = useEffectEvent((bericht: AdressBericht) => erledige(Promise.resolve(bericht)))
  useEffect(
    function vergleiche() {
      if (data === undefined) return
      let over = false
      client.gleicheAb(data).then(
        (bericht) => {
          if (over || bericht === null) return
          void zeige(bericht)
          setVerglichen(data)
        },
        // The list was closed meanwhile.
        () => undefined,
      )
      return () => {
        over = true
      }
    },
    [client, data],
  )

  const nochmal = () => void query.refetch()
  const { error } = query
  const grund = error instanceof ApiError && error.status === 422 ? error.message : null
  if (!isConnected) return { stand: 'ohne', grund, nochmal }
  if (query.isError) return { stand: 'fehler', grund, nochmal }
  return { stand: data !== undefined && data === verglichen && !query.isFetching ? 'fertig' : 'laeuft', grund, nochmal }
}
