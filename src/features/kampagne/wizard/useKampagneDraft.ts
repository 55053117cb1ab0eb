import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { kampagne as kampagneSchema, type Kampagne } from '#src/contract/kampagne.ts'
import { formatDatum } from '#src/base/number/german.ts'
import { kampagneQueries, useSaveKampagne } from '#src/entities/kampagne/queries.ts'
import type { SaveSource } from '#src/shared/autosave/saveState.ts'
import { sameValue } from '#src/shared/drafts/sameValue.ts'
import { useAutosave } from '#src/shared/autosave/useAutosave.ts'
import { heute, now } from '#src/shared/clock.ts'
import { draftPlace } from '#src/shared/drafts/draftPlace.ts'
import type { Offer } from '#src/shared/drafts/useDraftOffer.ts'
import { readConflict } from '#src/shared/form/conflict/readConflict.ts'
import { draftFields, kampagneAutosave, valuesOf, type DraftFields, type DraftValues } from './kampagneDraft.ts'

export interface KampagneDraft {
  /** As stored last; null before the first save. */
  kampagne: Kampagne | null
  /** Typed, but not stored yet. */
  pending: DraftFields
  /** What someone else stored meanwhile, where it speaks against what was typed. */
  theirs: Kampagne | null
  values: DraftValues
  source: SaveSource
  /** What a window that ended had typed here. */
  offer: Offer | null
  change: (fields: DraftFields) => void
  /** Stores at once. Answers the campaign as stored, or null when it could not be stored. */
  flush: () => Promise<Kampagne | null>
  resolve: (choice: 'mine' | 'theirs') => void
}

const subjectOf = (kampagne: Kampagne | null) => `kampagne.${kampagne?.idPtKampagne ?? 'neu'}`

const FIELDS = [
  'bezeichnung',
  'notiz',
  'absender',
  'idPtZielgruppe',
  'idPtWerbemittel',
  'versandDatum',
  'anreicherung',
  'tracking',
] as const satisfies readonly (keyof DraftValues)[]

/** The campaign being edited: saves itself, keeps what was typed, asks on a conflict. */
export function useKampagneDraft(stored: Kampagne | null): KampagneDraft {
  const { t } = useTranslation('kampagne')
  const client = useQueryClient()
  const { mutateAsync } = useSaveKampagne()
  const [autosave] = useState(() =>
    kampagneAutosave(stored, {
      save: (input) => mutateAsync(input),
      reread: async (error, { idPtKampagne }) =>
        readConflict(kampagneSchema, error) ??
        client.fetchQuery({ ...kampagneQueries.detail(idPtKampagne), staleTime: 0 }),
      copy: draftPlace({ subject: subjectOf, schema: draftFields }),
      now,
      newName: () => t('wizard.newName', { datum: formatDatum(heute()) }),
    }),
  )
  const {
    stored: kampagne,
    open,
    theirs,
    offer,
  } = useAutosave(autosave, {
    subject: subjectOf,
    describe: (saved, left) => {
      const [before, after] = [valuesOf(saved, {}), valuesOf(saved, left.open)]
      return FIELDS.filter((name) => !sameValue(before[name], after[name])).map((name) => t(`konflikt.felder.${name}`))
    },
  })

  useEffect(
    function adoptStored() {
      if (stored) autosave.adopt(stored)
    },
    [autosave, stored],
  )

  return {
    kampagne,
    pending: open,
    theirs,
    values: valuesOf(kampagne, open),
    source: autosave,
    offer,
    change: autosave.change,
    // A step further needs an address, also where nothing is typed.
    flush: async () => ((await autosave.flush({ create: true })) ? autosave.getSnapshot().stored : null),
    resolve: autosave.resolve,
  }
}
