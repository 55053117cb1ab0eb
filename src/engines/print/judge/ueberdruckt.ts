import type { PDFDict, PDFDocument } from '@cantoo/pdf-lib'
import { IDENTITY } from '../objects/boxes.ts'
import { ContentRun } from '../page/walk/contentRun.ts'
import { initialState } from '../page/walk/graphicsState.ts'
import type { Mark } from '../page/walk/marks.ts'
import { vanishes } from '../preflight/ink/overprint.ts'
import { readFont, type UploadFont } from '../page/fonts/pdfFonts.ts'
import type { Objects } from '../objects/pdfObjects.ts'
import { placedOperations, type PlacedOperation } from '../objects/tokens.ts'
import { EVERYWHERE } from '../page/walk/walker.ts'
import { rewriteContents } from '../repair/contentStreams.ts'
import { Splice } from '../repair/splice.ts'

/** Text of this mode is not drawn, and of this one it still clips (ISO 32000-1, table 106). */
const [UNSEEN, CLIP_ALONE] = [3, 7]
/** From this mode on text adds to the clip. */
const CLIPS = 4

/**
 * Takes out of a file what a press does not print: white that overprints. The picture of the page knows no overprint, and
 * would show white over what is printed. Whatever a form inherits from where it is drawn is taken as none.
 */
export function takeOutOverprintedWhite(doc: PDFDocument, objects: Objects): void {
  rewriteContents(doc, objects, { content: (content, resources) => withoutWhite(content, resources, objects) })
}

function withoutWhite(content: Uint8Array, resources: PDFDict | null, objects: Objects): Uint8Array {
  const splice = new Splice(content)
  const modes: number[] = []
  let mode = 0
  let marks: Mark[] = []
  const none = () => undefined
  const sink = { mark: (mark: Mark) => void marks.push(mark), beginGroup: none, endGroup: none }
  const fonts = new Map<PDFDict, UploadFont>()
  const around = {
    base: IDENTITY,
    fontOf: (dict: PDFDict) => {
      const font = fonts.get(dict) ?? readFont(objects, dict)
      fonts.set(dict, font)
      return font
    },
    runForm: none,
    runPattern: none,
    runGlyph: none,
  }
  const run = new ContentRun(objects, sink, resources, { around, state: initialState(IDENTITY, EVERYWHERE) })
  for (const operation of placedOperations(content)) {
    const { op, args } = operation
    if (op === 'q') modes.push(mode)
    else if (op === 'Q') mode = modes.pop() ?? mode
    else if (op === 'Tr' && typeof args[0] === 'number') [mode] = args
    marks = []
    run.step(operation, content)
    if (marks.some(vanishes)) takeOut(splice, operation, { marks, mode })
  }
  return splice.finish()
}

function takeOut(
  splice: Splice,
  { op, start, end }: PlacedOperation,
  { marks, mode }: { marks: readonly Mark[]; mode: number },
): void {
  const stays = marks.filter((mark) => !vanishes(mark))
  if (marks.some(({ inhalt }) => inhalt === 'Text')) {
    // Filled and stroked text of which one part is seen keeps that part.
    const [seen] = stays
    const bare = seen ? (marks[0] === seen ? 0 : 1) : mode < CLIPS ? UNSEEN : CLIP_ALONE
    splice.replace({ start, end: start }, ` ${bare} Tr `)
    splice.replace({ start: end, end }, ` ${mode} Tr `)
  } else if (/^[fFBbSs]/.test(op)) {
    const [seen] = stays
    const part = seen ? (seen.line === undefined ? (op.endsWith('*') ? 'f*' : 'f') : 'S') : 'n'
    splice.replace({ start, end }, /^[bs]/.test(op) ? `h ${part}` : part)
  }
}
