import type { FormatId, Layer, Mm, SeitenName } from '#src/contract/dokument.ts'
import { dataRect, safetyRect, trimRect, zonesOf } from '../formats.ts'
import { isBackground } from '../preflight/placementChecks.ts'
import type { Frame, Point } from './geometry.ts'
import { type History, record, redo, select, showPage, startHistory, undo } from './history.ts'
import { commitOf, type Grip, IDLE, interact, type Interaction, type Modifiers } from './interaction.ts'
import { type Dokument, findLayer, pageOf, type Result, setFrame } from './operations.ts'
import { layerRefusal, type PageLimits } from './rules.ts'
import { snapTargets } from './snapping.ts'

/** Way of the pointer before a press is a drag, and catch of the snapping lines; CSS px, so that zoom does not matter. */
const THRESHOLD_PX = 3
const TOLERANCE_PX = 6

/** Why nothing happened; `nr` tells two equal ones apart. */
interface Meldung {
  text: string
  nr: number
}

/** Everything an editor window knows about the document it works on. */
export interface EditorSession {
  format: FormatId
  history: History<Dokument>
  interaction: Interaction
  meldung: Meldung | null
  /** Set: nothing can be changed. */
  nurLesen: boolean
}

export function openSession(format: FormatId, dokument: Dokument, nurLesen: boolean): EditorSession {
  const seite = dokument[0]?.side ?? 'vorderseite'
  return { format, history: startHistory(dokument, seite), interaction: IDLE, meldung: null, nurLesen }
}

export function limitsOf(format: FormatId, side: SeitenName): PageLimits {
  return { data: dataRect(format), zones: zonesOf(format, side).map((zone) => zone.rect) }
}

export function selectedLayer(session: EditorSession): Layer | null {
  const { auswahl, dokument } = session.history.present
  return auswahl === null ? null : (findLayer(dokument, auswahl)?.layer ?? null)
}

function refuse(session: EditorSession, text: string): EditorSession {
  return { ...session, meldung: { text, nr: (session.meldung?.nr ?? 0) + 1 } }
}

/** What one command does to the document. */
export interface Command {
  name: string
  run: (dokument: Dokument, session: EditorSession) => Result
  /** Moment, ms. */
  at: number
  /** Quick repetitions with the same key are one step. */
  mergeKey?: string
}

/** Runs a command as one step of the history, or says why it cannot. */
export function execute(session: EditorSession, { name, run, at, mergeKey }: Command): EditorSession {
  if (session.nurLesen) return session
  const result = run(session.history.present.dokument, session)
  if (!result.ok) return refuse(session, result.grund)
  const change = { name, dokument: result.dokument, auswahl: result.auswahl, at, mergeKey: mergeKey ?? null }
  return { ...session, history: record(session.history, change), meldung: null }
}

export function selectLayer(session: EditorSession, id: string | null): EditorSession {
  const found = id === null ? null : findLayer(session.history.present.dokument, id)
  const shown = found ? showPage(session.history, found.seite.side) : session.history
  return { ...session, history: select(shown, found ? id : null), meldung: null }
}

export function showSide(session: EditorSession, side: SeitenName): EditorSession {
  if (!pageOf(session.history.present.dokument, side)) return session
  return { ...session, history: showPage(session.history, side), interaction: IDLE, meldung: null }
}

export function undoStep(session: EditorSession): EditorSession {
  return { ...session, history: undo(session.history), interaction: IDLE, meldung: null }
}

export function redoStep(session: EditorSession): EditorSession {
  return { ...session, history: redo(session.history), interaction: IDLE, meldung: null }
}

/** Another document takes the place of this one (their version after a conflict): a new history begins. */
export function replaceDokument(session: EditorSession, dokument: Dokument): EditorSession {
  return { ...session, history: startHistory(dokument, session.history.seite), interaction: IDLE, meldung: null }
}

export interface Press {
  id: string
  grip: Grip
  at: Point
  /** Current zoom, CSS px per mm. */
  pxPerMm: number
}

/** Takes hold of a layer and selects it. One that fills the page is selected first: its drag looks like one on empty paper. */
export function press(session: EditorSession, { id, grip, at, pxPerMm }: Press): EditorSession {
  const { auswahl, dokument } = session.history.present
  const selected = selectLayer(session, id)
  const found = findLayer(dokument, id)
  if (!found || session.nurLesen) return selected
  const { seite, layer } = found
  if (auswahl !== id && isBackground(layer, session.format)) return selected
  const boxes = { data: dataRect(session.format), trim: trimRect(session.format), safety: safetyRect(session.format) }
  const around = {
    targets: snapTargets(seite, boxes, id),
    limits: limitsOf(session.format, seite.side),
    thresholdMm: THRESHOLD_PX / pxPerMm,
    toleranceMm: TOLERANCE_PX / pxPerMm,
  }
  return { ...selected, interaction: interact(session.interaction, { t: 'press', layer, grip, at, around }) }
}

export function dragTo(session: EditorSession, at: Point, modifiers: Modifiers): EditorSession {
  const interaction = interact(session.interaction, { t: 'move', at, modifiers })
  if (interaction === session.interaction) return dragRefusal(session, at)
  return { ...session, interaction }
}

/** A drag that a rule holds back says so once, not silently. */
function dragRefusal(session: EditorSession, at: Point): EditorSession {
  const { interaction } = session
  if (interaction.t !== 'pressing' || session.meldung) return session
  const { layer, grip, start, around } = interaction
  if (Math.hypot(at.x - start.x, at.y - start.y) < around.thresholdMm) return session
  const action = grip === 'flaeche' ? 'verschieben' : grip === 'drehen' ? 'drehen' : 'groesse'
  const grund = layerRefusal(action, layer)
  return grund === null ? session : refuse(session, grund)
}

/** Ends a gesture: what it changed becomes one step. */
export function release(session: EditorSession, at: number): EditorSession {
  const commit = commitOf(session.interaction)
  const idle = { ...session, interaction: interact(session.interaction, { t: 'release' }) }
  if (!commit) return idle
  return execute(idle, { name: commit.name, at, run: frameCommand(commit.id, () => commit.frame) })
}

export function cancelGesture(session: EditorSession): EditorSession {
  return { ...session, interaction: interact(session.interaction, { t: 'cancel' }) }
}

/** Command that gives a layer another frame within the rules of its page. */
export function frameCommand(id: string, change: (layer: Layer) => Frame): Command['run'] {
  return (dokument, { format }) => {
    const found = findLayer(dokument, id)
    if (!found) return { ok: false, grund: 'Diese Ebene gibt es nicht mehr.' }
    return setFrame(dokument, id, change(found.layer), limitsOf(format, found.seite.side))
  }
}

/** Area in which new layers of a page are centred: inside the safety edge, off the zones, mm. */
export function freeArea(format: FormatId, side: SeitenName): { x: Mm; y: Mm; w: Mm; h: Mm } {
  const safety = safetyRect(format)
  let right = safety.x + safety.w
  let bottom = safety.y + safety.h
  for (const { rect } of zonesOf(format, side)) {
    if (rect.h >= rect.w) right = Math.min(right, rect.x)
    else bottom = Math.min(bottom, rect.y)
  }
  return { x: safety.x, y: safety.y, w: right - safety.x, h: bottom - safety.y }
}
