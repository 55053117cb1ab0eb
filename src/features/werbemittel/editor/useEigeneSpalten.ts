import { useQuery } from '@tanstack/react-query'
import type { Zielgruppe } from '#src/contract/zielgruppe.ts'
import { SEITE_MAX } from '#src/contract/seite.ts'
import { isSameSpalte } from '#src/engines/print/rules.ts'
import { zielgruppeQueries } from '#src/entities/zielgruppe/queries.ts'

/** A column that lists of the customer have, and how those are called. */
export interface BekannteSpalte {
  name: string
  listen: string[]
}

/** The customer's newest lists of addresses; empty while they are read. */
export function useListen(): Zielgruppe[] {
  const { data } = useQuery(
    zielgruppeQueries.list({ typ: 'hochgeladen', sort: 'geaendertAm', richtung: 'ab', limit: SEITE_MAX }),
  )
  return data?.zielgruppen ?? []
}

/** Own columns of the customer's newest lists, each once; empty while they are read, or where they cannot be. */
export function useEigeneSpalten(): BekannteSpalte[] {
  const listen = useListen()
  const found: BekannteSpalte[] = []
  for (const { bezeichnung, spalten = [] } of listen)
    for (const { name } of spalten) {
      const known = found.find((spalte) => isSameSpalte(spalte.name, name))
      if (known === undefined) found.push({ name, listen: [bezeichnung] })
      else if (!known.listen.includes(bezeichnung)) known.listen.push(bezeichnung)
    }
  return found
}
