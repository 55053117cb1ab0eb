import { useQuery } from '@tanstack/react-query'
import { zielgruppeQueries } from '#src/entities/zielgruppe/queries.ts'
import { SheetCarousel } from './SheetCarousel.tsx'

interface Props {
  idPtWerbemittel: number
  idPtZielgruppe: number | null
  /** "": not known yet. */
  datenschutzText: string
  qrUrl: string | null
}

/** The campaign's sheet with its own hardest recipients. */
export function KampagneCarousel({ idPtWerbemittel, idPtZielgruppe, datenschutzText, qrUrl }: Props) {
  const beispiele = useQuery({
    ...zielgruppeQueries.beispiele(idPtZielgruppe ?? 0),
    enabled: idPtZielgruppe !== null,
  })
  return (
    <SheetCarousel
      idPtWerbemittel={idPtWerbemittel}
      empfaenger={beispiele.data ?? []}
      datenschutzText={datenschutzText || null}
      qrUrl={qrUrl}
    />
  )
}
