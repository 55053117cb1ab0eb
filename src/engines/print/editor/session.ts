import type { FormatId, Layer, Mm, SeitenName } from '#src/contract/dokument.ts'
import { dataRect, safetyRect, zonesOf } from '../formats.ts'
import type { Frame, Point } from './geometry.ts'
import { groupOf } from './groups.ts'
import {
  type Auswahl,
  type History,
  NICHTS_GEWAEHLT,
  record,
  redo,
  select,
  showPage,
  startHistory,
  undo,
} from './history.ts'
import { IDLE, type Interaction } from './interaction.ts'
import { type Dokument, findLayer, NICHT_GEFUNDEN, pageOf, type Result, setFrame } from './operations.ts'
import type { PageLimits } from './rules.ts'
import { toggled } from './selection.ts'
import { movedBy, putLayers, splitBy } from './several.ts'

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

/** The layer that is selected, where it is one alone. */
export function selectedLayer(session: EditorSession): Layer | null {
  const { auswahl, dokument } = session.history.present
  const [id, other] = auswahl
  return id === undefined || other !== undefined ? null : (findLayer(dokument, id)?.layer ?? null)
}

/** All layers that are selected, the lowest first. */
export function selectedLayers({ history }: EditorSession): Layer[] {
  const { auswahl, dokument } = history.present
  return pageOf(dokument, history.seite)?.layers.filter(({ id }) => auswahl.includes(id)) ?? []
}

export function refuse(session: EditorSession, text: string): EditorSession {
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
  /** Longest time between two parts of one step, ms. */
  mergeMs?: number | undefined
}

/** Runs a command as one step of the history, or says why it cannot. */
export function execute(session: EditorSession, { name, run, at, mergeKey, mergeMs }: Command): EditorSession {
  if (session.nurLesen) return session
  const result = run(session.history.present.dokument, session)
  if (!result.ok) return refuse(session, result.grund)
  const change = { name, dokument: result.dokument, auswahl: result.auswahl, at, mergeKey: mergeKey ?? null, mergeMs }
  const done = { ...session, history: record(session.history, change), meldung: null }
  return result.hinweis === undefined ? done : refuse({ ...done, meldung: session.meldung }, result.hinweis)
}

export function selectLayer(session: EditorSession, id: string | null): EditorSession {
  return selectLayers(session, id === null ? NICHTS_GEWAEHLT : [id])
}

/** Selects layers of one page: that of the last one, which is shown. */
export function selectLayers(session: EditorSession, ids: Auswahl): EditorSession {
  const seite = findLayer(session.history.present.dokument, ids.at(-1) ?? '')?.seite
  const shown = seite ? showPage(session.history, seite.side) : session.history
  const there = ids.filter((id) => seite?.layers.some((layer) => layer.id === id))
  return { ...session, history: select(shown, there), meldung: null }
}

/** Selects a layer with the rest of its group; `dazu`: beside what is selected, or takes them away. */
export function pickLayer(session: EditorSession, id: string, dazu: boolean): EditorSession {
  const { auswahl, dokument } = session.history.present
  const seite = findLayer(dokument, id)?.seite
  const one = seite ? groupOf(seite, id) : [id]
  return selectLayers(session, dazu ? toggled(auswahl, one) : one)
}

/** Adds a layer to the selection, or takes it away. */
export function toggleLayer(session: EditorSession, id: string): EditorSession {
  return selectLayers(session, toggled(session.history.present.auswahl, [id]))
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

/** Command that gives a layer another frame within the rules of its page. */
export function frameCommand(id: string, change: (layer: Layer) => Frame): Command['run'] {
  return (dokument, { format }) => {
    const found = findLayer(dokument, id)
    if (!found) return { ok: false, grund: NICHT_GEFUNDEN }
    return setFrame(dokument, id, change(found.layer), limitsOf(format, found.seite.side))
  }
}

/** Command that moves layers by one way; a rule that holds one back holds them all (EDT-08). */
export function moveCommand(ids: Auswahl, way: Point): Command['run'] {
  return (dokument, { format, history }) => {
    const seite = pageOf(dokument, history.seite)
    if (!seite) return { ok: false, grund: NICHT_GEFUNDEN }
    const split = splitBy('verschieben', seite, ids)
    if (!split.ok) return split
    const layers = movedBy(split.free, way, limitsOf(format, seite.side)) ?? new Map<string, Layer>()
    return { ok: true, dokument: putLayers(dokument, layers), auswahl: ids, hinweis: split.hinweis }
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
