import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Werbemittel } from '#src/contract/werbemittel.ts'
import { rememberWerbemittel, werbemittelQueries } from '#src/entities/werbemittel/queries.ts'
import { AutosaveGuard } from '#src/shared/autosave/AutosaveGuard.tsx'
import { now } from '#src/shared/clock.ts'
import { DraftOffer } from '#src/shared/drafts/DraftOffer.tsx'
import { paths } from '#src/routes/paths.ts'
import { ConflictDialog } from '#src/shared/form/conflict/ConflictDialog.tsx'
import { usePageHeading } from '#src/shared/ui/usePageHeading.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { EditorProvider } from './EditorContext.tsx'
import { EditorStore } from './editorStore.ts'
import { EditorWorkspace } from './EditorWorkspace.tsx'
import { keepAsCopy } from './keepAsCopy.ts'
import { LockedNotice } from './LockedNotice.tsx'
import { useEntwurfAutosave } from './useEntwurfAutosave.ts'
import { WerbemittelVersions } from './WerbemittelVersions.tsx'

/** One editor window: its state, its saving and what goes wrong with it. */
export function Editor({ werbemittel, nurLesen }: { werbemittel: Werbemittel; nurLesen: boolean }) {
  const { t } = useTranslation('werbemittel')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { idPtWerbemittel, format } = werbemittel
  const [store] = useState(() => new EditorStore(werbemittel, nurLesen, () => now().getTime()))
  const { autosave, theirs, changedAt, offer } = useEntwurfAutosave(werbemittel, store, nurLesen)
  const loadAsset = (assetId: string) => client.fetchQuery(werbemittelQueries.asset(idPtWerbemittel, assetId))
  useEffect(
    function storeChanges() {
      if (nurLesen) return undefined
      return store.subscribe(() => {
        const { bezeichnung, session } = store.state
        autosave.change({ bezeichnung, dokument: session.history.present.dokument })
      })
    },
    [store, autosave, nurLesen],
  )
  const heading = usePageHeading(werbemittel.bezeichnung)
  const takeTheirs = (aktuell: Werbemittel) => {
    autosave.resolve('theirs')
    store.replace(aktuell)
    rememberWerbemittel(client, aktuell)
  }
  const keepMine = async () => {
    const { bezeichnung, session, assets } = store.state
    const mine = { bezeichnung: t('editor.conflict.copyName', { name: bezeichnung }).slice(0, 80), format }
    const copy = await keepAsCopy(idPtWerbemittel, { ...mine, seiten: [...session.history.present.dokument], assets })
    rememberWerbemittel(client, copy)
    autosave.stop()
    void navigate({ pathname: paths.werbemittelEditieren(copy.idPtWerbemittel), search })
  }
  return (
    <EditorProvider parts={{ store, autosave, idPtWerbemittel, loadAsset }}>
      <Box component="h1" ref={heading} tabIndex={-1} sx={visuallyHidden}>
        {t('editor.heading', { name: werbemittel.bezeichnung })}
      </Box>
      {nurLesen && <LockedNotice werbemittel={werbemittel} />}
      <DraftOffer offer={offer} />
      <EditorWorkspace werbemittel={werbemittel} />
      <AutosaveGuard source={autosave} />
      {theirs && (
        // Two drawings cannot be merged, so the own one becomes a copy.
        <ConflictDialog text={t('editor.conflict.text')} onTakeTheirs={() => takeTheirs(theirs)} onSaveCopy={keepMine}>
          <WerbemittelVersions aktuell={theirs} eigene={changedAt ?? now()} />
        </ConflictDialog>
      )}
    </EditorProvider>
  )
}
