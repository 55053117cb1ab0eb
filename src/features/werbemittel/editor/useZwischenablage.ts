import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Layer } from '#src/contract/dokument.ts'
import { pasteCommand, selectedLayers } from '#src/engines/print/editor.ts'
import { useUploadBild, werbemittelQueries } from '#src/entities/werbemittel/queries.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { useUpload } from '#src/shared/upload/useUpload.ts'
import { useWindowEvent } from '#src/shared/useWindowEvent.ts'
import { useEditorParts } from './EditorContext.tsx'
import { copiedHere, EBENEN_MIME, keepCopied, type Kopie, readKopie, wordsOf, writeKopie } from './zwischenablage.ts'

/** Kinds of pictures that another material takes; what a service or the generator made keeps its mark where it is. */
const UEBERTRAGBAR = new Set(['image/jpeg', 'image/png'])

/** Where somebody writes or a dialog is open, the clipboard is that of the words there. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable=true], [role=dialog]') !== null

/**
 * Copies, cuts and pastes layers: across pages, materials, and windows of this browser. What it gives pastes what was copied
 * in this window: the browser hands its clipboard to nobody but Ctrl+V.
 */
export function useZwischenablage(takesLayers: boolean): () => void {
  const { t } = useTranslation('werbemittel')
  const { store, idPtWerbemittel } = useEditorParts()
  const client = useQueryClient()
  const paste = usePasteLayers()
  const copy = (event: ClipboardEvent): readonly Layer[] => {
    const { session, assets } = store.state
    const layers = selectedLayers(session)
    const marked = String(globalThis.getSelection?.() ?? '') !== ''
    if (isElsewhere(event.target) || layers.length === 0 || marked || !event.clipboardData) return []
    const content = writeKopie({ idPtWerbemittel, layers, assets: [...assets] })
    keepCopied(client, content)
    event.clipboardData.setData(EBENEN_MIME, content)
    event.clipboardData.setData('text/plain', wordsOf(layers))
    event.preventDefault()
    return layers
  }
  const take = (content: string) => {
    const read = readKopie(content)
    if (!takesLayers) notify.error(t('editor.paste.nurLesen'))
    else if (!read.ok) notify.error(read.grund)
    else void paste(read.kopie)
  }
  useWindowEvent('copy', (event) => {
    const { length } = copy(event)
    if (length > 0) notify.info(t('editor.paste.copied', { count: length }))
  })
  useWindowEvent('cut', (event) => {
    const cut = copy(event)
    const ids = cut.map(({ id }) => id)
    if (ids.length > 0) store.remove(t('editor.step.cut'), ids)
  })
  useWindowEvent('paste', (event) => {
    const content = event.clipboardData?.getData(EBENEN_MIME) ?? ''
    if (isElsewhere(event.target) || content === '') return
    event.preventDefault()
    take(content)
  })
  return () => take(copiedHere(client) ?? '')
}

/** Puts copied layers onto the page that is shown; a picture of another material of the same customer comes along. */
function usePasteLayers() {
  const { t } = useTranslation('werbemittel')
  const { store, idPtWerbemittel } = useEditorParts()
  const client = useQueryClient()
  const upload = useUpload()
  const uploadBild = useUploadBild()
  /** Id of the picture in this material; null: it may not or cannot come along. */
  const bring = async (kopie: Kopie, assetId: string): Promise<string | null> => {
    const there = store.state.assets
    const source = kopie.assets.find(({ id }) => id === assetId)
    const same = there.find(({ id, sha256 }) => id === assetId || sha256 === source?.sha256)
    if (same) return same.id
    if (!source || source.quelle !== 'upload' || !UEBERTRAGBAR.has(source.mime)) return null
    try {
      const blob = await client.fetchQuery(werbemittelQueries.asset(kopie.idPtWerbemittel, assetId))
      const datei = new File([blob], source.name, { type: source.mime })
      const answer = await upload.run((options) => uploadBild.mutateAsync({ idPtWerbemittel, datei, options }))
      if (answer === null) return null
      const { hinweis: _told, ...stored } = answer
      store.addAsset(stored)
      return stored.id
    } catch {
      return null
    }
  }
  return async (kopie: Kopie) => {
    const layers: Layer[] = []
    const left: string[] = []
    const brought = new Map<string, string | null>()
    for (const layer of kopie.layers) {
      if (layer.type !== 'bild') {
        layers.push(layer)
        continue
      }
      const assetId = brought.get(layer.assetId) ?? (await bring(kopie, layer.assetId))
      brought.set(layer.assetId, assetId)
      if (assetId === null) left.push(layer.name)
      else layers.push({ ...layer, assetId })
    }
    const hinweis =
      left.length > 0 ? t('editor.paste.ohneBild', { count: left.length, name: left.join('“, „') }) : undefined
    store.execute(t('editor.step.paste'), pasteCommand(layers, hinweis))
    const last = store.state.session.history.present.auswahl.at(-1)
    if (last !== undefined) store.aim(last)
  }
}
