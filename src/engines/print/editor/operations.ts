import type { Farbe, Layer, Seite, SeitenName } from '#src/contract/dokument.ts'
import { type Frame, frameOf, sameFrame } from './geometry.ts'
import { type Auswahl, NICHTS_GEWAEHLT } from './history.ts'
import { constrainFrame, layerRefusal, type PageLimits } from './rules.ts'

/** All pages of one Werbemittel; never changed in place. */
export type Dokument = readonly Seite[]

/**
 * The changed document, or the reason why nothing was changed (German, fit to be shown). `hinweis` says which of several
 * layers stayed as they were.
 */
export type Result =
  | { ok: true; dokument: Dokument; auswahl: Auswahl; hinweis?: string | undefined }
  | { ok: false; grund: string }

/** Step between the original and its copy, mm; assumed: visibly beside it, still on the sheet. */
const DUPLICATE_OFFSET_MM = 5
/** Layers that the contract takes per page. */
const MAX_LAYERS = 1000
export const NICHT_GEFUNDEN = 'Diese Ebene gibt es nicht mehr.'
const ZU_VIELE = 'Diese Seite enthält schon die Höchstzahl an Ebenen. Bitte löschen Sie zuerst eine andere.'

export function pageOf(dokument: Dokument, side: SeitenName): Seite | undefined {
  return dokument.find((seite) => seite.side === side)
}

export function findLayer(dokument: Dokument, id: string): { seite: Seite; layer: Layer } | null {
  for (const seite of dokument) {
    const layer = seite.layers.find((candidate) => candidate.id === id)
    if (layer) return { seite, layer }
  }
  return null
}

/** Changes one page; every other page stays the same object. */
export function changePage(dokument: Dokument, side: SeitenName, change: (seite: Seite) => Seite): Dokument {
  return dokument.map((seite) => (seite.side === side ? change(seite) : seite))
}

function replaceLayer(dokument: Dokument, id: string, layer: Layer): Dokument {
  return dokument.map((seite) =>
    seite.layers.some((candidate) => candidate.id === id)
      ? { ...seite, layers: seite.layers.map((candidate) => (candidate.id === id ? layer : candidate)) }
      : seite,
  )
}

/** Next free id: the same document always gives the same one, and no page repeats it. */
export function freeId(dokument: Dokument, prefix: string): string {
  const taken = new Set(dokument.flatMap((seite) => seite.layers.map((layer) => layer.id)))
  let number = 1
  while (taken.has(`${prefix}-${number}`)) number += 1
  return `${prefix}-${number}`
}

/** Place of the first system layer: what the user adds goes right below it. */
function topOfUserLayers(layers: readonly Layer[]): number {
  const first = layers.findIndex((layer) => layer.system !== undefined)
  return first === -1 ? layers.length : first
}

/** Puts a layer on top of the user's layers, below what the system draws. */
export function addLayer(dokument: Dokument, side: SeitenName, layer: Layer, place?: number): Result {
  const seite = pageOf(dokument, side)
  if (!seite) return { ok: false, grund: NICHT_GEFUNDEN }
  if (seite.layers.length >= MAX_LAYERS) return { ok: false, grund: ZU_VIELE }
  const layers = seite.layers.toSpliced(place ?? topOfUserLayers(seite.layers), 0, layer)
  return { ok: true, dokument: changePage(dokument, side, (old) => ({ ...old, layers })), auswahl: [layer.id] }
}

/** Changes content and style of a layer; place and size go through `setFrame`. */
export function updateLayer(dokument: Dokument, id: string, change: (layer: Layer) => Layer): Result {
  const found = findLayer(dokument, id)
  if (!found) return { ok: false, grund: NICHT_GEFUNDEN }
  const grund = layerRefusal('inhalt', found.layer)
  if (grund !== null) return { ok: false, grund }
  const changed = change(found.layer)
  return {
    ok: true,
    dokument: changed === found.layer ? dokument : replaceLayer(dokument, id, changed),
    auswahl: [id],
  }
}

function frameRefusal(layer: Layer, frame: Frame): string | null {
  if (frame.w !== layer.w || frame.h !== layer.h) {
    const grund = layerRefusal('groesse', layer)
    if (grund !== null) return grund
  }
  if (frame.rotation !== layer.rotation) {
    const grund = layerRefusal('drehen', layer)
    if (grund !== null) return grund
  }
  return frame.x !== layer.x || frame.y !== layer.y ? layerRefusal('verschieben', layer) : null
}

/** Moves, sizes and turns a layer; the rules of the layer and the page decide where it ends up. */
export function setFrame(dokument: Dokument, id: string, wanted: Frame, limits: PageLimits): Result {
  const found = findLayer(dokument, id)
  if (!found) return { ok: false, grund: NICHT_GEFUNDEN }
  const grund = frameRefusal(found.layer, wanted)
  if (grund !== null) return { ok: false, grund }
  const frame = constrainFrame(found.layer, wanted, limits)
  if (sameFrame(frame, frameOf(found.layer))) return { ok: true, dokument, auswahl: [id] }
  return { ok: true, dokument: replaceLayer(dokument, id, { ...found.layer, ...frame }), auswahl: [id] }
}

export function duplicateLayer(dokument: Dokument, id: string, limits: PageLimits): Result {
  const found = findLayer(dokument, id)
  if (!found) return { ok: false, grund: NICHT_GEFUNDEN }
  const grund = layerRefusal('duplizieren', found.layer)
  if (grund !== null) return { ok: false, grund }
  const { layer, seite } = found
  const beside = { ...frameOf(layer), x: layer.x + DUPLICATE_OFFSET_MM, y: layer.y + DUPLICATE_OFFSET_MM }
  const copy: Layer = {
    ...layer,
    ...constrainFrame(layer, beside, limits),
    id: freeId(dokument, layer.type),
    name: `${layer.name} (Kopie)`.slice(0, 120),
    locked: { position: false, size: false, content: false, order: false, delete: false },
    required: false,
  }
  return addLayer(dokument, seite.side, copy, seite.layers.indexOf(layer) + 1)
}

export function deleteLayer(dokument: Dokument, id: string): Result {
  const found = findLayer(dokument, id)
  if (!found) return { ok: false, grund: NICHT_GEFUNDEN }
  const grund = layerRefusal('loeschen', found.layer)
  if (grund !== null) return { ok: false, grund }
  const { side } = found.seite
  const without = (old: Seite): Seite => ({ ...old, layers: old.layers.filter((layer) => layer.id !== id) })
  return { ok: true, dokument: changePage(dokument, side, without), auswahl: NICHTS_GEWAEHLT }
}

/** Locks or frees a layer of the user as a whole. */
export function setLocked(dokument: Dokument, id: string, gesperrt: boolean): Result {
  return changeFlags(dokument, id, 'sperren', (layer) => ({
    ...layer,
    locked: { position: gesperrt, size: gesperrt, content: gesperrt, order: gesperrt, delete: gesperrt },
  }))
}

/** Shows or hides a layer on screen and in print. */
export function setVisible(dokument: Dokument, id: string, visible: boolean): Result {
  return changeFlags(dokument, id, 'ausblenden', (layer) => {
    if (layer.type === 'qrcode') return { ...layer, enabled: visible, visible: true }
    return { ...layer, visible }
  })
}

export function renameLayer(dokument: Dokument, id: string, name: string): Result {
  const wanted = name.trim().slice(0, 120)
  return changeFlags(dokument, id, 'umbenennen', (layer) => (wanted === '' ? layer : { ...layer, name: wanted }))
}

function changeFlags(
  dokument: Dokument,
  id: string,
  action: Parameters<typeof layerRefusal>[0],
  change: (layer: Layer) => Layer,
): Result {
  const found = findLayer(dokument, id)
  if (!found) return { ok: false, grund: NICHT_GEFUNDEN }
  const grund = layerRefusal(action, found.layer)
  if (grund !== null) return { ok: false, grund }
  return { ok: true, dokument: replaceLayer(dokument, id, change(found.layer)), auswahl: [id] }
}

/** Paper or full-bleed colour of one page; null is the white of the paper. */
export function setBackground(dokument: Dokument, side: SeitenName, background: Farbe | null): Dokument {
  return changePage(dokument, side, ({ background: _old, ...rest }) => (background ? { ...rest, background } : rest))
}
