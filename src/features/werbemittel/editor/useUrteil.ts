import { useEffect, useState } from 'react'
import type { Befund, Seite } from '#src/contract/dokument.ts'
import { printClient } from '#src/entities/werbemittel/printClient.ts'
import { proofOptions } from '../components/makeProof.ts'
import { useEditor, useEditorParts } from './EditorContext.tsx'

/** Rest after the last change before the sheet is drawn and judged, ms. */
const REST_MS = 800

/**
 * What the picture of the printed sheet shows, judged in a worker after each rest. The last judgement stands until the
 * next one is there; one of a document that has changed meanwhile is dropped. null: there is none yet.
 */
export function useUrteil(seiten: readonly Seite[]): readonly Befund[] | null {
  const { store, loadAsset } = useEditorParts()
  const assets = useEditor((state) => state.assets)
  const [urteil, setUrteil] = useState<readonly Befund[] | null>(null)
  useEffect(() => {
    let current = true
    const look = async () => {
      const pdfAssetId = assets.find(({ mime }) => mime === 'application/pdf')?.id ?? null
      const sheet = { seiten: [...seiten], format: store.format, bezeichnung: '', empfaenger: null }
      const options = await proofOptions({ ...sheet, assets, pdfAssetId, loadAsset })
      const found = current ? await printClient.judge(options) : []
      if (current) setUrteil(found)
    }
    // Without a picture the findings of the boxes stand; the service judges again with every save.
    const timer = setTimeout(() => void look().catch(() => current && setUrteil(null)), REST_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [seiten, assets, store, loadAsset])
  return urteil
}
