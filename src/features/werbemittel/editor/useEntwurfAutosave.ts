import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { werbemittel as werbemittelSchema, type Werbemittel } from '#src/contract/werbemittel.ts'
import { rememberWerbemittel, saveWerbemittel, werbemittelQueries } from '#src/entities/werbemittel/queries.ts'
import { differencesOf } from '#src/engines/print/editor.ts'
import { useAutosave } from '#src/shared/autosave/useAutosave.ts'
import { now } from '#src/shared/clock.ts'
import { draftPlace } from '#src/shared/drafts/draftPlace.ts'
import { readConflict } from '#src/shared/form/conflict/readConflict.ts'
import { entwurfAutosave, entwurfSchema, type Entwurf } from './entwurf.ts'
import type { EditorStore } from './editorStore.ts'

/** Stores the drawing of one editor window by itself, and offers what a window that ended had drawn. */
export function useEntwurfAutosave(werbemittel: Werbemittel, store: EditorStore, nurLesen: boolean) {
  const { t } = useTranslation('werbemittel')
  const client = useQueryClient()
  const { idPtWerbemittel, format } = werbemittel
  const subject = `werbemittel.${idPtWerbemittel}`
  const [autosave] = useState(() =>
    entwurfAutosave(werbemittel, {
      save: async ({ version }, { bezeichnung, dokument }) => {
        const saved = await saveWerbemittel({ idPtWerbemittel, bezeichnung, format, seiten: [...dokument], version })
        rememberWerbemittel(client, saved)
        return saved
      },
      reread: async (error) =>
        readConflict(werbemittelSchema, error) ??
        client.fetchQuery({ ...werbemittelQueries.detail(idPtWerbemittel), staleTime: 0 }),
      copy: draftPlace({ subject: () => subject, schema: entwurfSchema }),
      now,
    }),
  )
  const describe = (stored: Werbemittel | null, entwurf: Entwurf | null): string[] => {
    if (stored === null || entwurf === null) return []
    const found = differencesOf(stored.seiten, entwurf.dokument, [])
    const seiten = [...new Set(found.map(({ side }) => side))].map((side) => {
      const ebenen = new Set(found.flatMap((one) => (one.side === side && one.ebene !== null ? [one.ebene] : [])))
      return t(ebenen.size === 0 ? 'editor.differs.page' : 'editor.differs.layers', {
        seite: t(`seite.${side}`),
        ebenen: new Intl.ListFormat('de').format(ebenen),
      })
    })
    return [...(stored.bezeichnung === entwurf.bezeichnung ? [] : [t('editor.name')]), ...seiten]
  }
  const { theirs, changedAt, offer } = useAutosave(autosave, {
    subject: () => (nurLesen ? null : subject),
    describe: (stored, { open }) => describe(stored, open),
    onTakenUp: (entwurf) => {
      if (entwurf !== null) store.takeUp(t('editor.differs.step'), entwurf)
    },
  })
  return { autosave, theirs, changedAt, offer }
}
