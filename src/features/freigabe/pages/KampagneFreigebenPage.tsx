import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#src/contract/apiError.ts'
import { freigabeQueries } from '#src/entities/freigabe/queries.ts'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { ClosedView } from '../components/ClosedView.tsx'
import { FreigabeSkeleton } from '../components/FreigabeSkeleton.tsx'
import { ReviewView } from '../components/ReviewView.tsx'
import { loadSheetPreview } from '../components/sheetPreview.ts'
import type { LateEntscheidung } from '../components/useEntscheidung.ts'
import { useHashKey } from '../useHashKey.ts'

/** Never rejects: a link that leads nowhere has its own neutral page. What draws the sheet comes beside the data. */
export const loader: PageLoader = async ({ params }, queryClient) => {
  if (params.hashKey === undefined) return
  loadSheetPreview().catch(() => undefined)
  await queryClient.prefetchQuery(freigabeQueries.detail(params.hashKey))
}

/** For somebody who has never seen the product and holds a phone: the card, the facts, two buttons (domain 4.6). */
export default function KampagneFreigebenPage() {
  const hashKey = useHashKey()
  // An address that a mail program broke before its key is answered like one with a wrong key.
  const cut = hashKey === ''
  const query = useQuery({ ...freigabeQueries.detail(hashKey), enabled: !cut })
  const [late, setLate] = useState<LateEntscheidung | null>(null)
  const unknown = query.error instanceof ApiError && query.error.status === 404 && query.data === undefined
  if (cut || unknown) return <ClosedView zustand="unbekannt" hashKey={hashKey} kampagne={null} late={late} />
  return (
    <QueryView query={query} skeleton={<FreigabeSkeleton />}>
      {(ansicht) =>
        ansicht.vorlage && (ansicht.zustand === 'gueltig' || ansicht.zustand === 'entschieden') ? (
          <ReviewView ansicht={ansicht} vorlage={ansicht.vorlage} onLate={setLate} late={late} />
        ) : (
          <ClosedView
            zustand={
              ansicht.zustand === 'gueltig' || ansicht.zustand === 'entschieden' ? 'geschlossen' : ansicht.zustand
            }
            hashKey={hashKey}
            kampagne={ansicht.kampagne ?? null}
            late={late}
          />
        )
      }
    </QueryView>
  )
}
