/** What the editor does to a sheet, and what is wrong with it. */

export { mend as behebe, hasAbhilfe as hatAbhilfe } from './editor/abhilfe.ts'
export {
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
export type { History } from './editor/history.ts'
export { type Grip, liveFrame, type Modifiers, NO_MODIFIERS } from './editor/interaction.ts'
export {
  addLayer,
  deleteLayer,
  type Dokument,
  duplicateLayer,
  findLayer,
  freeId,
  neighbourLayer,
  nudged,
  orderLayer,
  type OrderStep,
  pageOf,
  renameLayer,
  setBackground,
  setLocked,
  setVisible,
  updateLayer,
} from './editor/operations.ts'
export { isGesperrt, layerRefusal, sizeRule } from './editor/rules.ts'
export {
  cancelGesture,
  type Command,
  dragTo,
  type EditorSession,
  execute,
  frameCommand,
  freeArea,
  limitsOf,
  openSession,
  press,
  type Press,
  redoStep,
  release,
  replaceDokument,
  selectedLayer,
  selectLayer,
  showSide,
  undoStep,
} from './editor/session.ts'
export type { SnapLine } from './editor/snapping.ts'
export {
  applyStyle,
  fromPlainText,
  placeholdersOf,
  placeholderToken,
  type RunStyle,
  setAlign,
  setFallback,
  styleAt,
  toPlainText,
} from './editor/text.ts'
export { checkDokument } from './preflight/checkDokument.ts'
