import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '#src/contract/apiError.ts'
import type { Ausschluss } from '#src/contract/ausschluss.ts'
import { abgleichQueries } from '#src/entities/zielgruppe/abgleich.ts'
import type { AdressBericht } from '#src/engines/addresses/worker.ts'
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
  const [versuch, setVersuch] = useState(0)
  /** The hashes that the rows were compared with last, and whether that went well; null while they are compared. */
  const [verglichen, setVerglichen] = useState<{ hashes: string; gelungen: boolean } | null>(null)

  const show = useEffectEvent((bericht: AdressBericht) => erledige(Promise.resolve(bericht)))
  useEffect(
    function compare() {
      if (data === undefined) return
      let over = false
      client.gleicheAb(data).then(
        (bericht) => {
          if (over || bericht === null) return
          void show(bericht)
          setVerglichen({ hashes: data, gelungen: true })
        },
        // The list was closed meanwhile, or what came are no hashes.
        () => {
          if (!over) setVerglichen({ hashes: data, gelungen: false })
        },
      )
      return () => {
        over = true
        setVerglichen(null)
      }
    },
    [client, data, versuch],
  )

  async function tryAgain(): Promise<void> {
    const { data: jetzt } = await query.refetch()
    // Other hashes are compared of themselves.
    if (jetzt === data) setVersuch((bisher) => bisher + 1)
  }
  const nochmal = () => void tryAgain()
  const { error } = query
  const grund = error instanceof ApiError && error.status === 422 ? error.message : null
  if (!isConnected) return { stand: 'ohne', grund, nochmal }
  if (query.isError) return { stand: 'fehler', grund, nochmal }
  if (data === undefined || verglichen?.hashes !== data || query.isFetching) return { stand: 'laeuft', grund, nochmal }
  return { stand: verglichen.gelungen ? 'fertig' : 'fehler', grund, nochmal }
}
