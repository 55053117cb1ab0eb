import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib'
import type { Objects } from '../objects/pdfObjects.ts'

/** What a reader does with content that belongs to a layer. */
export interface Sicht {
  printed: boolean
  /** On a screen; differs where the file says so of the print. */
  shown: boolean
  /** The file leaves it open, or says it in a way that readers take differently. */
  unclear: boolean
  /** Layers that decide it. */
  names: string[]
  /** They are themselves as their content is; else it only depends on them. */
  direct: boolean
}

interface Gruppe {
  name: string
  shown: boolean
  printed: boolean
  unclear: boolean
}

const MAX_DEPTH = 20
/** What these say depends on who looks and how. */
const DEPENDS = ['Zoom', 'Language', 'User']
const VISIBLE: Sicht = { printed: true, shown: true, unclear: false, names: [], direct: true }
const UNCLEAR: Sicht = { printed: true, shown: true, unclear: true, names: [], direct: true }

/** Layers (optional content groups) of a file, as a reader shows and prints them at first (print 5.1). */
export class Ebenen {
  readonly #objects: Objects
  readonly #groups = new Map<PDFDict, Gruppe>()

  private constructor(objects: Objects, properties: PDFDict) {
    this.#objects = objects
    const config = objects.dict(properties, 'D')
    const off = objects.text(config, 'BaseState') === 'OFF'
    for (const group of dicts(objects, properties, 'OCGs')) {
      this.#groups.set(group, {
        name: objects.text(group, 'Name') ?? 'ohne Namen',
        shown: !off,
        printed: !off,
        unclear: false,
      })
    }
    for (const group of dicts(objects, config, 'ON')) this.#set(group, true)
    for (const group of dicts(objects, config, 'OFF')) this.#set(group, false)
    for (const usage of dicts(objects, config, 'AS')) this.#apply(usage)
    this.#ignoreOtherIntents(config)
  }

  /** null for a file without layers: what is marked as one is drawn like everything else. */
  static of(doc: PDFDocument, objects: Objects): Ebenen | null {
    const properties = objects.dict(doc.catalog, 'OCProperties')
    return properties ? new Ebenen(objects, properties) : null
  }

  /** Of what stands under /OC: a group, or a membership of groups. */
  sichtOf(value: PDFObject | undefined): Sicht {
    const dict = this.#objects.context.lookup(value)
    if (!(dict instanceof PDFDict)) return UNCLEAR
    const group = this.#groups.get(dict)
    if (group) return { ...group, names: [group.name], direct: true }
    return this.#objects.text(dict, 'Type') === 'OCMD' ? this.#membership(dict) : UNCLEAR
  }

  #set(group: PDFDict, on: boolean): void {
    const known = this.#groups.get(group)
    if (known) Object.assign(known, { shown: on, printed: on })
  }

  /** A rule that switches groups by itself when the file is shown or printed. */
  #apply(usage: PDFDict): void {
    const objects = this.#objects
    const event = objects.text(usage, 'Event')
    if (event !== 'Print' && event !== 'View') return
    const categories = (objects.array(usage, 'Category') ?? []).map((item) =>
      item instanceof PDFName ? item.decodeText() : '',
    )
    for (const dict of dicts(objects, usage, 'OCGs')) {
      const group = this.#groups.get(dict)
      const said = objects.dict(dict, 'Usage')
      if (!group || !said) continue
      const states = categories.flatMap((category) => {
        if (DEPENDS.includes(category) && objects.get(said, category)) group.unclear = true
        return objects.text(objects.dict(said, category), `${category}State`) ?? []
      })
      if (states.length === 0) continue
      group[event === 'Print' ? 'printed' : 'shown'] = !states.includes('OFF')
    }
  }

  /** Groups that are for something else than viewing hide nothing. */
  #ignoreOtherIntents(config: PDFDict | null): void {
    const wanted = intents(this.#objects, config)
    if (wanted.includes('All')) return
    for (const [dict, group] of this.#groups) {
      if (intents(this.#objects, dict).some((intent) => wanted.includes(intent))) continue
      Object.assign(group, { shown: true, printed: true })
    }
  }

  #membership(dict: PDFDict): Sicht {
    const expression = this.#objects.get(dict, 'VE')
    if (expression instanceof PDFArray) return this.#expression(expression, 0)
    const single = this.#objects.dict(dict, 'OCGs')
    const members = (single ? [single] : dicts(this.#objects, dict, 'OCGs')).map((group) => this.sichtOf(group))
    if (members.length === 0) return VISIBLE
    const policy = this.#objects.text(dict, 'P') ?? 'AnyOn'
    const decide = (states: boolean[]): boolean => {
      if (policy === 'AllOn') return states.every(Boolean)
      if (policy === 'AnyOff') return states.some((on) => !on)
      if (policy === 'AllOff') return states.every((on) => !on)
      return states.some(Boolean)
    }
    return joined(members, decide)
  }

  #expression(value: PDFObject | undefined, depth: number): Sicht {
    if (!(value instanceof PDFArray)) return this.sichtOf(value)
    const [head, ...rest] = value.asArray()
    const kind = this.#objects.context.lookup(head)
    const operator = kind instanceof PDFName ? kind.decodeText() : ''
    if (depth > MAX_DEPTH || rest.length === 0) return UNCLEAR
    const parts = rest.map((part) => this.#expression(this.#objects.context.lookup(part), depth + 1))
    if (operator === 'And') return joined(parts, (states) => states.every(Boolean))
    if (operator === 'Or') return joined(parts, (states) => states.some(Boolean))
    return operator === 'Not' && parts.length === 1 ? joined(parts, ([on]) => !on) : UNCLEAR
  }
}

function joined(parts: readonly Sicht[], decide: (states: boolean[]) => boolean): Sicht {
  const printed = decide(parts.map((part) => part.printed))
  return {
    printed,
    shown: decide(parts.map(({ shown }) => shown)),
    unclear: parts.some(({ unclear }) => unclear),
    names: [...new Set(parts.flatMap(({ names }) => names))],
    direct: parts.every((part) => part.direct && part.printed === printed),
  }
}

/** Entries of a list that are dictionaries; what was deleted from the file is none. */
function dicts(objects: Objects, dict: PDFDict | null, key: string): PDFDict[] {
  return (objects.array(dict, key) ?? []).flatMap((item) => {
    const value = item instanceof PDFRef ? undefined : item instanceof PDFStream ? item.dict : item
    return value instanceof PDFDict ? [value] : []
  })
}

function intents(objects: Objects, dict: PDFDict | null): string[] {
  const list = objects.array(dict, 'Intent')
  if (list) return list.map((item) => (item instanceof PDFName ? item.decodeText() : ''))
  return [objects.text(dict, 'Intent') ?? 'View']
}
