import type { Asset } from '#src/contract/asset.ts'
import type { Befund, FormatId, SeitenName } from '#src/contract/dokument.ts'
import type { Werbemittel } from '#src/contract/werbemittel.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import {
  behebe,
  cancelGesture,
  type Auswahl,
  type Command,
  deleteLayer,
  dragTo,
  type EditorSession,
  execute,
  leaveHint,
  type Modifiers,
  onEach,
  openSession,
  pickLayer,
  type Point,
  press,
  type Press,
  redoStep,
  release,
  replaceDokument,
  selectedLayer,
  selectLayer,
  selectLayers,
  showSide,
  span,
  toggleLayer,
  undoStep,
  updateLayer,
} from '#src/engines/print/editor.ts'
import { type Fundstelle, ohneUrteil } from '#src/engines/print/rules.ts'
import type { Entwurf } from './entwurf.ts'
import type { EditorState, Shown } from './editorState.ts'
import { beginWriting, goesOnWriting, type Schreiben } from './schreiben.ts'
import { heirOf } from './tabOrder.ts'
import { DEFAULT_VIEW, type View } from './view.ts'

/**
 * State of one editor window, outside React: a drag changes it on every frame and only the layer under way, its frame
 * and the lines may draw again.
 */
export class EditorStore {
  readonly format: FormatId
  /** What the stored check found in the operators of an uploaded file; nothing in the editor changes it. */
  readonly geprueft: readonly Befund[]
  readonly #now: () => number
  readonly #listeners = new Set<() => void>()
  #state: EditorState

  constructor(werbemittel: Werbemittel, nurLesen: boolean, now: () => number) {
    this.format = werbemittel.format
    this.geprueft = werbemittel.pdf ? ohneUrteil(werbemittel.pruefung) : []
    this.#now = now
    this.#state = {
      session: openSession(werbemittel.format, werbemittel.seiten, nurLesen),
      bezeichnung: werbemittel.bezeichnung,
      assets: werbemittel.assets,
      view: DEFAULT_VIEW,
      empfaenger: null,
      idPtZielgruppe: null,
      schreiben: null,
      fokus: null,
      mehrere: false,
      fundstellen: [],
      menue: null,
      hilfslinie: null,
      tasten: false,
    }
  }

  get state(): EditorState {
    return this.#state
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #set(change: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  #session(session: EditorSession): void {
    if (session === this.#state.session) return
    const layer = selectedLayer(session)
    const { schreiben } = this.#state
    this.#set({ session, schreiben: goesOnWriting(schreiben, layer) ? schreiben : null })
  }

  /** Runs a command as one undoable step. */
  execute(name: string, run: Command['run'], mergeKey?: string, mergeMs?: number): void {
    const command = { name, run, at: this.#now(), ...(mergeKey === undefined ? {} : { mergeKey, mergeMs }) }
    this.#session(execute(this.#state.session, command))
  }

  /** Mends a finding as one undoable step; a refusal is told as for every other step. */
  mend(name: string, befund: Befund): void {
    this.execute(name, (dokument) => behebe(dokument, befund, this.format))
  }

  /** Leaves a hint of the first reader as it is; the selection stays. */
  leave(name: string, befund: Befund): void {
    const { auswahl } = this.#state.session.history.present
    this.execute(name, (dokument) => ({ ok: true, dokument: leaveHint(dokument, befund), auswahl }))
  }

  select(id: string | null): void {
    this.#session(selectLayer(this.#state.session, id))
  }

  selectAll(ids: Auswahl): void {
    this.#session(selectLayers(this.#state.session, ids))
  }

  /** Selects a layer with its group; `dazu`: beside what is selected, or takes them away. */
  pick(id: string, dazu = false): void {
    this.#session(pickLayer(this.#state.session, id, dazu))
  }

  /** Adds a layer to the selection, or takes it away. */
  toggle(id: string): void {
    this.#session(toggleLayer(this.#state.session, id))
  }

  /** The focus came to a layer: it is selected, unless it is one of several. */
  focused(id: string): void {
    if (!this.#state.session.history.present.auswahl.includes(id)) this.select(id)
  }

  /** Begins a rectangle that selects what it meets; `dazu`: beside what is selected. */
  span(at: Point, dazu: boolean): void {
    this.#session(span(this.#state.session, at, dazu))
  }

  showSide(side: SeitenName): void {
    this.#session(showSide(this.#state.session, side))
  }

  undo(): void {
    this.#session(undoStep(this.#state.session))
  }

  redo(): void {
    this.#session(redoStep(this.#state.session))
  }

  press(grip: Press): void {
    this.#session(press(this.#state.session, grip))
  }

  drag(at: Point, modifiers: Modifiers): void {
    this.#session(dragTo(this.#state.session, at, modifiers))
  }

  release(): void {
    if (this.#state.session.interaction.t !== 'idle') this.#session(release(this.#state.session, this.#now()))
  }

  cancel(): void {
    this.#session(cancelGesture(this.#state.session))
  }

  /**
   * Begins to write a text on the sheet, or ends it. `at`: where the caret is wanted, mm; else everything is marked. A layer
   * without a text is selected, and one that may not be changed says why.
   */
  write(id: string | null, at: Point | null = null): void {
    if (id !== null) this.select(id)
    const { session } = this.#state
    const layer = selectedLayer(session)
    const schreiben = id === null || session.nurLesen ? null : beginWriting(layer, at)
    this.#set({ schreiben })
    if (layer?.id === id && layer?.type === 'text' && layer.locked.content)
      this.execute(layer.name, (dokument) => updateLayer(dokument, layer.id, (now) => now))
  }

  /** Where the text that is being written goes on. */
  mark(change: Partial<Omit<Schreiben, 'id'>>): void {
    if (this.#state.schreiben) this.#set({ schreiben: { ...this.#state.schreiben, ...change } })
  }

  /** Deletes layers; their neighbour on the sheet gets the focus, so that nobody is sent to the page's beginning. */
  remove(name: string, ids: Auswahl): void {
    const { history } = this.#state.session
    const next = heirOf(history.present.dokument, ids)
    this.execute(name, (dokument) => onEach(dokument, ids, deleteLayer))
    if (this.#state.session.history.past !== history.past) this.aim(next)
  }

  /** Gives the focus to a layer; null: to the sheet. */
  aim(id: string | null): void {
    this.#set({ fokus: { id } })
  }

  /** The focus is where it was wanted. */
  aimed(): void {
    this.#set({ fokus: null })
  }

  setMehrere(mehrere: boolean): void {
    this.#set({ mehrere })
  }

  show(change: Partial<Shown>): void {
    this.#set(change)
  }

  rename(bezeichnung: string): void {
    this.#set({ bezeichnung })
  }

  addAsset(asset: Asset): void {
    this.#set({ assets: [...this.#state.assets.filter(({ id }) => id !== asset.id), asset] })
  }

  setView(change: Partial<View>): void {
    this.#set({ view: { ...this.#state.view, ...change } })
  }

  setFundstellen(fundstellen: readonly Fundstelle[]): void {
    this.#set({ fundstellen })
  }

  setEmpfaenger(empfaenger: Empfaenger | null, idPtZielgruppe: number | null = null): void {
    this.#set({ empfaenger, idPtZielgruppe })
  }

  /** Goes on from another state of the drawing, as one step that can be undone. */
  takeUp(name: string, { bezeichnung, dokument }: Entwurf): void {
    const run: Command['run'] = () => ({ ok: true, dokument, auswahl: [] })
    this.#set({ session: execute(this.#state.session, { name, run, at: this.#now() }), bezeichnung, schreiben: null })
  }

  /** Takes over what someone else stored; the own steps back end here. */
  replace(werbemittel: Werbemittel): void {
    this.#set({
      session: replaceDokument(this.#state.session, werbemittel.seiten),
      bezeichnung: werbemittel.bezeichnung,
      assets: werbemittel.assets,
      schreiben: null,
    })
  }
}
