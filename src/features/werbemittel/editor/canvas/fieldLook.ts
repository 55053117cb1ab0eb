import type { TextLayer } from '#src/contract/dokument.ts'
import { faceKey, nearestFace } from '#src/engines/print/page.ts'

/**
 * Look of the field over its layer: its letters cannot be seen, but lie about where the sheet has them. So the browser's
 * marks under misspelled words, its menu and the windows of input methods stand where they belong.
 */
export function fieldLook({ style, lineHeight, padding, paragraphs }: TextLayer, top: number, pxPerMm: number) {
  return {
    fontFamily: `'${faceKey(nearestFace(style))}'`,
    fontSize: style.size * pxPerMm,
    lineHeight: `${lineHeight * pxPerMm}px`,
    letterSpacing: `${style.tracking / 1000}em`,
    textAlign: paragraphs[0]?.align ?? 'left',
    padding: `${top * pxPerMm}px ${padding * pxPerMm}px 0`,
  }
}

export const FIELD = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  border: 0,
  outline: 'none',
  resize: 'none',
  overflow: 'hidden',
  whiteSpace: 'pre-wrap',
  background: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  // The board around it takes no marks.
  userSelect: 'text',
  cursor: 'text',
  '&::selection': { background: 'transparent', color: 'transparent' },
} as const
