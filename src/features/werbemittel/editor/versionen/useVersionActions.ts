import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { werbemittel as werbemittelSchema, type Werbemittel } from '#src/contract/werbemittel.ts'
import type { WerbemittelVersion } from '#src/contract/werbemittelVersion.ts'
import {
  benenneVersion,
  rememberVersionen,
  rememberWerbemittel,
  stelleVersionHer,
} from '#src/entities/werbemittel/queries.ts'
import { readConflict } from '#src/shared/form/conflict/readConflict.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { useEditorParts } from '../EditorContext.tsx'
import { versionTitle } from './versionTitle.ts'

/** What was drawn here is not stored yet, so nothing is done that needs it to be. */
export class NotStored extends Error {}

/** Names and restores kept states of the material that is open; what is typed is stored first. */
export function useVersionActions(onRestored: () => void) {
  const { t } = useTranslation('werbemittel')
  const client = useQueryClient()
  const { store, autosave, idPtWerbemittel } = useEditorParts()
  const storedVersion = async (): Promise<number> => {
    const { stored } = (await autosave.flush()) ? autosave.getSnapshot() : { stored: null }
    if (stored === null) throw new NotStored(t('editor.versionen.notStored'))
    return stored.version
  }
  const show = (saved: Werbemittel) => {
    autosave.adopt(saved)
    for (const asset of saved.assets) store.addAsset(asset)
    rememberWerbemittel(client, saved)
  }
  const name = useMutation({
    mutationFn: async ({ bezeichnung, version }: { bezeichnung: string | null; version: WerbemittelVersion | null }) =>
      benenneVersion({
        idPtWerbemittel,
        bezeichnung,
        ...(version === null
          ? { version: await storedVersion() }
          : { idPtWerbemittelVersion: version.idPtWerbemittelVersion }),
      }),
    onSuccess: (versionen) => rememberVersionen(client, idPtWerbemittel, versionen),
  })
  const restore = useMutation({
    mutationFn: async (kept: WerbemittelVersion) => {
      const { idPtWerbemittelVersion } = kept
      return stelleVersionHer({ idPtWerbemittel, idPtWerbemittelVersion, version: await storedVersion() })
    },
    onSuccess: (saved, kept) => {
      show(saved)
      const { bezeichnung, seiten } = saved
      store.takeUp(t('editor.versionen.step', { name: versionTitle(kept) }), { bezeichnung, dokument: seiten })
      notify.success(t('editor.versionen.restored', { name: versionTitle(kept) }))
      onRestored()
    },
  })
  /** What a colleague stored meanwhile; null where that is not what went wrong. */
  const theirs = readConflict(werbemittelSchema, restore.error ?? name.error)
  const takeTheirs = () => {
    if (theirs === null) return
    show(theirs)
    store.replace(theirs)
    restore.reset()
    name.reset()
  }
  return { name, restore, theirs, takeTheirs }
}
