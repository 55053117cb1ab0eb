import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Absender, Kampagne } from '#src/contract/kampagne.ts'
import { formatDatum } from '#src/domain/number/german.ts'
import { kampagneQueries, useSaveKampagne } from '#src/entities/kampagne/queries.ts'
import { heute, now } from '#src/shared/clock.ts'
import { useAskBeforeUnload } from '#src/shared/form/useAskBeforeUnload.ts'
import { DraftQueue, type DraftFields, type DraftSnapshot } from './draftQueue.ts'

/** What the steps show: stored values with the typed ones on top. */
export interface DraftValues {
  bezeichnung: string
  notiz: string
  absender: Absender
  idPtZielgruppe: number | null
  idPtWerbemittel: number | null
  versandDatum: string | null
  anreicherung: boolean
  tracking: boolean
}

export interface KampagneDraft extends DraftSnapshot {
  values: DraftValues
  change: (fields: DraftFields) => void
  flush: () => Promise<Kampagne | null>
  resolve: (choice: 'meine' | 'gespeicherte') => void
}

const LEERER_ABSENDER: Absender = { firma: '', strasse: '', hausnummer: '', plz: '', ort: '' }

export function valuesOf(kampagne: Kampagne | null, pending: DraftFields): DraftValues {
  return {
    bezeichnung: kampagne?.bezeichnung ?? '',
    notiz: kampagne?.notiz ?? '',
    absender: kampagne?.absender ?? LEERER_ABSENDER,
    idPtZielgruppe: kampagne?.idPtZielgruppe ?? null,
    idPtWerbemittel: kampagne?.idPtWerbemittel ?? null,
    versandDatum: kampagne?.versandDatum ?? null,
    anreicherung: kampagne?.anreicherung ?? false,
    tracking: kampagne?.tracking ?? true,
    ...defined(pending),
  }
}

function defined(pending: DraftFields): Partial<DraftValues> {
  return Object.fromEntries(Object.entries(pending).filter(([, value]) => value !== undefined))
}

/** The campaign being edited: saves itself, keeps what was typed, asks on a conflict. */
export function useKampagneDraft(stored: Kampagne | null): KampagneDraft {
  const { t } = useTranslation(['kampagne', 'common'])
  const client = useQueryClient()
  const { mutateAsync } = useSaveKampagne()
  const [queue] = useState(
    () =>
      new DraftQueue(stored, {
        save: (input) => mutateAsync(input),
        reload: (id) => client.fetchQuery({ ...kampagneQueries.detail(id), staleTime: 0 }),
        now,
        newName: () => t('wizard.newName', { datum: formatDatum(heute()) }),
        unexpected: () => t('common:error.unexpected'),
      }),
  )
  const snapshot = useSyncExternalStore(queue.subscribe, queue.getSnapshot)

  useEffect(
    function adoptStored() {
      if (stored) queue.adopt(stored)
    },
    [queue, stored],
  )
  useAskBeforeUnload(snapshot.status !== 'ruhig')
  useEffect(
    function storeBeforeLeaving() {
      return () => {
        if (queue.getSnapshot().status === 'offen') void queue.flush()
      }
    },
    [queue],
  )

  return {
    ...snapshot,
    values: valuesOf(snapshot.kampagne, snapshot.pending),
    change: queue.change,
    flush: queue.flush,
    resolve: queue.resolve,
  }
}
