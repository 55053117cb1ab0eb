import { useQuery } from '@tanstack/react-query'
import { zielgruppeQueries } from '#src/entities/zielgruppe/queries.ts'
import { SheetReel } from './SheetReel.tsx'

interface Props {
  idPtWerbemittel: number
  idPtZielgruppe: number | null
  /** "": not known yet. */
  datenschutzText: string
  qrUrl: string | null
}

/** The campaign's sheet with its own hardest recipients. */
export function KampagneReel({ idPtWerbemittel, idPtZielgruppe, datenschutzText, qrUrl }: Props) {
  const beispiele = useQuery({
    ...zielgruppeQueries.beispiele(idPtZielgruppe ?? 0),
    enabled: idPtZielgruppe !== null,
  })
  return (
    <SheetReel
      idPtWerbemittel={idPtWerbemittel}
      empfaenger={beispiele.data ?? []}
      datenschutzText={datenschutzText || null}
      qrUrl={qrUrl}
    />
  )
}
