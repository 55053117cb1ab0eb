/**
 * What draws the sheet is as large as all else of the page together: the words and the buttons do not wait for it.
 */
export const loadSheetPreview = async () => (await import('#src/entities/werbemittel/SheetPreview.tsx')).SheetPreview

/** The words of the sheet need the same. */
export const loadSheetText = async () => (await import('./SheetText.tsx')).SheetText
