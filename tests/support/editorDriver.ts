import type { FormatId, Layer, SeitenName } from '#src/contract/dokument.ts'
import { frameOf, type Point } from '#src/engines/print/editor/geometry.ts'
import { type Grip, NO_MODIFIERS } from '#src/engines/print/editor/gesture.ts'
import { newTextLayer } from '#src/engines/print/editor/newLayers.ts'
import { addLayer, deleteLayer, type Dokument, findLayer, freeId } from '#src/engines/print/editor/operations.ts'
import { dragTo, press, release } from '#src/engines/print/editor/pointer.ts'
import {
  type Command,
  type EditorSession,
  execute,
  frameCommand,
  freeArea,
  openSession,
  redoStep,
  selectedLayer,
  selectLayer,
  selectLayers,
  showSide,
  undoStep,
} from '#src/engines/print/editor/session.ts'
import { fromPlainText } from '#src/engines/print/editor/text.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'

/** Plays an editor session without a browser: what a hand does, in one word each. One second passes per call. */
export class EditorDriver {
  session: EditorSession
  #at = 0

  constructor(format: FormatId, { nurLesen = false } = {}) {
    this.session = openSession(format, defaultSeiten(format), nurLesen)
  }

  get dokument(): Dokument {
    return this.session.history.present.dokument
  }

  get seite(): SeitenName {
    return this.session.history.seite
  }

  get selected(): Layer | null {
    return selectedLayer(this.session)
  }

  get steps(): number {
    return this.session.history.past.length
  }

  get meldung(): string {
    return this.session.meldung?.text ?? ''
  }

  layer(id: string): Layer | undefined {
    return findLayer(this.dokument, id)?.layer
  }

  #now(): number {
    this.#at += 1000
    return this.#at
  }

  addText(text: string): this {
    const area = freeArea(this.session.format, this.seite)
    const layer = newTextLayer(freeId(this.dokument, 'text'), area, 'source-sans-3')
    return this.add({ ...layer, paragraphs: fromPlainText(text, []) })
  }

  add(layer: Layer): this {
    this.session = execute(this.session, {
      name: 'Hinzufügen',
      at: this.#now(),
      run: (dokument, { history }) => addLayer(dokument, history.seite, layer),
    })
    return this
  }

  place(id: string, at: Point): this {
    const run = frameCommand(id, (layer) => ({ ...frameOf(layer), ...at }))
    this.session = execute(this.session, { name: 'Verschieben', at: this.#now(), run })
    return this
  }

  /** Presses in the middle of a layer, goes along the way (mm from there) without snapping, lets go. */
  drag(id: string, grip: Grip, way: readonly (readonly [number, number])[]): this {
    const layer = this.layer(id)
    if (!layer) return this
    const start = { x: layer.x + layer.w / 2, y: layer.y + layer.h / 2 + (grip === 'drehen' ? 10 : 0) }
    this.grab(id, grip, start)
    for (const [x, y] of way) this.to(start.x + x, start.y + y)
    return this.letGo()
  }

  /** Takes hold of a layer at a place, mm. */
  grab(id: string, grip: Grip, at: Point, dazu = false): this {
    this.session = press(this.session, { id, grip, at, pxPerMm: 4, dazu })
    return this
  }

  /** Goes to a place without snapping, mm. */
  to(x: number, y: number): this {
    this.session = dragTo(this.session, { x, y }, { ...NO_MODIFIERS, frei: true })
    return this
  }

  letGo(): this {
    this.session = release(this.session, this.#now())
    return this
  }

  /** A click on a layer; `dazu`: with Shift. */
  click(id: string, dazu = false): this {
    return this.grab(id, 'flaeche', this.layer(id) ?? { x: 0, y: 0 }, dazu).letGo()
  }

  run(run: Command['run']): this {
    this.session = execute(this.session, { name: 'Schritt', at: this.#now(), run })
    return this
  }

  selectAll(ids: readonly string[]): this {
    this.session = selectLayers(this.session, ids)
    return this
  }

  select(id: string | null): this {
    this.session = selectLayer(this.session, id)
    return this
  }

  delete(): this {
    const id = this.selected?.id ?? ''
    this.session = execute(this.session, {
      name: 'Löschen',
      at: this.#now(),
      run: (dokument) => deleteLayer(dokument, id),
    })
    return this
  }

  showSide(side: SeitenName): this {
    this.session = showSide(this.session, side)
    return this
  }

  undo(): this {
    this.session = undoStep(this.session)
    return this
  }

  redo(): this {
    this.session = redoStep(this.session)
    return this
  }
}
