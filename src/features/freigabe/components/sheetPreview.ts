import { lazy } from 'react'
import { loadChunk } from '#src/shared/routing/loadChunk.ts'

/**
 * What draws the sheet is as large as all else of the page together: the words and the buttons do not wait for it.
 */
export const loadSheetPreview = () => loadChunk(() => import('#src/entities/werbemittel/SheetPreview.tsx'))

export const SheetPreview = lazy(async () => ({ default: (await loadSheetPreview()).SheetPreview }))
