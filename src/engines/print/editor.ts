/** What the editor does to a sheet, and what is wrong with it. */

export { mend as behebe, hasAbhilfe as hatAbhilfe } from './editor/abhilfe.ts'
export {
  type Alignment,
  ALIGNMENTS,
  alignCommand,
  type Axis,
  distributeCommand,
  type Reference,
  REFERENCES,
  unitCount,
} from './editor/align.ts'
export {
  boundsOf,
  centreOf,
  directionOf,
  type Frame,
  frameOf,
  type Handle,
  HANDLES,
  type Point,
  sameFrame,
  turn,
} from './editor/geometry.ts'
export { duplicateLayers, groupLayers, groupOf, runsOf, ungroupLayers, wholeGroup } from './editor/groups.ts'
export { fitToText } from './editor/fitText.ts'
export { type Guide, guideAt, guideCommand, isOnSheet } from './editor/guides.ts'
export { type Grip, type Modifiers, NO_MODIFIERS, wholeFrame } from './editor/gesture.ts'
export type { Auswahl, History } from './editor/history.ts'
export { isCopying, liveFrame, liveLayer, spanRect } from './editor/interaction.ts'
export {
  addLayer,
  deleteLayer,
  type Dokument,
  findLayer,
  freeId,
  pageOf,
  type Result,
  renameLayer,
  setBackground,
  setLocked,
  setVisible,
  updateLayer,
} from './editor/operations.ts'
export { orderLayers, type OrderStep } from './editor/order.ts'
export { pasteCommand } from './editor/paste.ts'
export { cancelGesture, dragTo, press, type Press, release, span } from './editor/pointer.ts'
export { usedColours } from './editor/farben.ts'
export { differencesOf } from './editor/differences.ts'
export { isGesperrt, type LayerAction, layerRefusal, refusalOfAll, sizeRule } from './editor/rules.ts'
export {
  type Command,
  type EditorSession,
  execute,
  frameCommand,
  freeArea,
  limitsOf,
  moveCommand,
  openSession,
  pickLayer,
  redoStep,
  replaceDokument,
  selectedLayer,
  selectedLayers,
  selectLayer,
  selectLayers,
  showSide,
  toggleLayer,
  undoStep,
} from './editor/session.ts'
export { allLayers } from './editor/selection.ts'
export { onEach } from './editor/several.ts'
export { addBeside } from './editor/freierPlatz.ts'
export type { Gap } from './editor/gaps.ts'
export type { SnapLine } from './editor/snapping.ts'
export {
  applyStyle,
  definedStyle,
  fromPlainText,
  placeholdersOf,
  setAlign,
  setFallback,
  toPlainText,
} from './editor/text.ts'
export { type Paragraph, placeholderToken, type RunStyle } from './editor/textUnits.ts'
export {
  fieldText,
  inPlainText,
  insertParagraphs,
  insertPlaceholder,
  type Look,
  lookOf,
  type Marke,
  markedParagraphs,
  paragraphAt,
  typeInField,
  withNames,
  wordAt,
} from './editor/writing.ts'
export { isLeft, isLesehinweis, leaveHint } from './leser/gelassen.ts'
export { checkDokument } from './preflight/checkDokument.ts'
export { type CaretMap, caretMap, markBoxes, placeAt, placeBeside } from './textCaret.ts'
