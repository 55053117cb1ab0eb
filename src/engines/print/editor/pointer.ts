import type { Layer } from '#src/contract/dokument.ts'
import { dataRect, safetyRect, trimRect } from '../formats.ts'
import { isBackground } from '../preflight/placementChecks.ts'
import { frameOf, type Point } from './geometry.ts'
import type { Grip, Modifiers } from './gesture.ts'
import { duplicateLayers, groupOf, wholeGroups } from './groups.ts'
import { type Auswahl, NICHTS_GEWAEHLT, select } from './history.ts'
import { actionOf, commitOf, interact, spanRect } from './interaction.ts'
import { type Dokument, findLayer, pageOf, type Result } from './operations.ts'
import { layerRefusal } from './rules.ts'
import { layersIn, toggled } from './selection.ts'
import { type EditorSession, execute, limitsOf, refuse, selectedLayers, selectLayers } from './session.ts'
import { putLayers, splitBy } from './several.ts'
import { snapTargets } from './snapping.ts'

/** Way of the pointer before a press is a drag, and catch of the snapping lines; CSS px, so that zoom does not matter. */
const THRESHOLD_PX = 3
const TOLERANCE_PX = 6

export interface Press {
  id: string
  grip: Grip
  at: Point
  /** Current zoom, CSS px per mm. */
  pxPerMm: number
  /** Shift or Ctrl: the layer is added to the selection or taken away. */
  dazu?: boolean
}

/** Takes hold of a layer and selects it. One that fills the page is selected first: its drag looks like one on empty paper. */
export function press(session: EditorSession, { id, grip, at, pxPerMm, dazu = false }: Press): EditorSession {
  const { auswahl, dokument } = session.history.present
  const was = auswahl.includes(id)
  const one = groupAround(dokument, id)
  const selected = selectLayers(session, was ? auswahl : dazu ? [...auswahl, ...one] : one)
  const found = findLayer(dokument, id)
  if (!found || session.nurLesen)
    return was && grip === 'flaeche' ? selectLayers(session, clicked(auswahl, one, dazu)) : selected
  const { seite, layer } = found
  if (!was && isBackground(layer, session.format)) return selected
  const chosen = selectedLayers(selected)
  const split = splitBy(actionOf(grip), seite, selected.history.present.auswahl)
  const layers = split.ok ? split.free : chosen
  const boxes = { data: dataRect(session.format), trim: trimRect(session.format), safety: safetyRect(session.format) }
  const around = {
    targets: snapTargets(seite, boxes, new Set(layers.map((one) => one.id))),
    limits: limitsOf(session.format, seite.side),
    thresholdMm: THRESHOLD_PX / pxPerMm,
    toleranceMm: TOLERANCE_PX / pxPerMm,
  }
  const onClick = was && grip === 'flaeche' ? { onClick: clicked(auswahl, one, dazu) } : {}
  const hinweis = split.ok ? split.hinweis : undefined
  const interaction = interact(session.interaction, { t: 'press', layers, grip, at, around, hinweis, ...onClick })
  return { ...selected, interaction }
}

/** A click takes the group of a layer; within one, members are chosen by a double click, Enter or the list. */
function groupAround(dokument: Dokument, id: string): Auswahl {
  const seite = findLayer(dokument, id)?.seite
  return seite ? groupOf(seite, id) : [id]
}

/** What remains selected after a click on a selected layer: it or its group alone, or all others; a member stays one. */
function clicked(auswahl: Auswahl, one: Auswahl, dazu: boolean): Auswahl {
  if (dazu) return toggled(auswahl, one)
  return auswahl.length === 1 ? auswahl : one
}

export function dragTo(session: EditorSession, at: Point, modifiers: Modifiers): EditorSession {
  const interaction = interact(session.interaction, { t: 'move', at, modifiers })
  if (interaction === session.interaction) return dragRefusal(session, at)
  const rect = spanRect(interaction)
  if (rect === null || interaction.t !== 'spanning') return { ...session, interaction }
  const { history, format } = session
  const seite = pageOf(history.present.dokument, history.seite)
  const met = seite ? wholeGroups(seite, layersIn(seite, rect, format)) : []
  const auswahl = [...interaction.zuvor, ...met.filter((id) => !interaction.zuvor.includes(id))]
  return { ...session, interaction, history: select(history, auswahl) }
}

/** A drag that a rule holds back says so once, not silently. */
function dragRefusal(session: EditorSession, at: Point): EditorSession {
  const { interaction } = session
  if (interaction.t !== 'pressing' || session.meldung) return session
  const { layers, grip, start, around } = interaction
  if (Math.hypot(at.x - start.x, at.y - start.y) < around.thresholdMm) return session
  const grund = layers[0] ? layerRefusal(actionOf(grip), layers[0]) : null
  return grund === null ? session : refuse(session, grund)
}

/** Ends a gesture: what it changed becomes one step. */
export function release(session: EditorSession, at: number): EditorSession {
  const { interaction, history } = session
  const commit = commitOf(interaction)
  const idle = { ...session, interaction: interact(interaction, { t: 'release' }) }
  if (commit) {
    const { layers, name, hinweis } = commit
    const { auswahl } = history.present
    if (commit.kopie) return execute(idle, { name: 'Duplizieren', at, run: (dokument) => copyTo(dokument, layers) })
    return execute(idle, {
      name,
      at,
      run: (dokument) => ({ ok: true, dokument: putLayers(dokument, layers), auswahl, hinweis }),
    })
  }
  const { onClick = null } = interaction.t === 'pressing' ? interaction : {}
  return onClick === null || session.meldung ? idle : selectLayers(idle, onClick)
}

/** Copies of layers at the places to which they were drawn. */
function copyTo(dokument: Dokument, layers: ReadonlyMap<string, Layer>): Result {
  const ids = [...layers.keys()]
  const limits = { data: { w: Infinity, h: Infinity }, zones: [] }
  const copies = duplicateLayers(dokument, ids, limits)
  if (!copies.ok || copies.auswahl.length !== ids.length) return copies
  const placed = copies.auswahl.flatMap((id, index) => {
    const [copy, drawn] = [findLayer(copies.dokument, id)?.layer, layers.get(ids[index] ?? '')]
    return copy && drawn ? [[id, { ...copy, ...frameOf(drawn) }] as const] : []
  })
  return { ...copies, dokument: putLayers(copies.dokument, new Map<string, Layer>(placed)) }
}

export function cancelGesture(session: EditorSession): EditorSession {
  const { interaction, history } = session
  const before = interaction.t === 'spanning' ? select(history, interaction.zuvor) : history
  return { ...session, history: before, interaction: interact(interaction, { t: 'cancel' }) }
}

/** Begins a rectangle on empty paper or beside it; what it meets is selected, beside `zuvor`. */
export function span(session: EditorSession, at: Point, dazu: boolean): EditorSession {
  const zuvor = dazu ? session.history.present.auswahl : NICHTS_GEWAEHLT
  return { ...selectLayers(session, zuvor), interaction: interact(session.interaction, { t: 'span', at, zuvor }) }
}
