import type { Asset } from '#src/contract/asset.ts'
import type { Farbe, Layer, Seite, SeitenName, TextStyle } from '#src/contract/dokument.ts'
import { familyOf } from '../fontFamilies.ts'
import { formatMasse, formatMm, MM_PER_PT } from '../units.ts'
import { farbName } from './farben.ts'
import type { Dokument } from './operations.ts'
import { movedInOrder } from './order.ts'
import { toPlainText } from './text.ts'

/** One thing that two states of a drawing differ in, in German words. */
export interface Difference {
  side: SeitenName
  /** Name of the layer; null: the page itself. */
  ebene: string | null
  text: string
}

/** Longest piece of a text that is quoted, letters; assumed: a line of the list. */
const QUOTED = 60
const SEITE: Record<SeitenName, string> = { vorderseite: 'Vorderseite', rueckseite: 'Rückseite' }

/** What is done to come from one state to the other, page by page, the topmost layer first. */
export function differencesOf(before: Dokument, after: Dokument, assets: readonly Asset[]): Difference[] {
  const gone = before.filter(({ side }) => after.every((seite) => seite.side !== side))
  return [
    ...after.flatMap((seite) => ofPage(before, seite, after, assets)),
    ...gone.map(({ side }) => ({ side, ebene: null, text: 'Seite entfernt' })),
  ]
}

function ofPage(before: Dokument, seite: Seite, after: Dokument, assets: readonly Asset[]): Difference[] {
  const { side } = seite
  const was = before.find((other) => other.side === side)
  if (!was) return [{ side, ebene: null, text: 'Seite hinzugefügt' }]
  const places = placesOf(before)
  const here = placesOf(after)
  const say = ({ name }: Layer, text: string): Difference => ({ side, ebene: name, text })
  const removed = was.layers.filter(({ id }) => !here.has(id)).map((layer) => say(layer, 'entfernt'))
  const others = seite.layers.toReversed().flatMap((layer) => {
    const place = places.get(layer.id)
    if (!place) return [say(layer, 'hinzugefügt')]
    const crossed = place.side === side ? [] : [say(layer, `lag vorher auf der ${SEITE[place.side]}`)]
    return [...crossed, ...layerChanges(place.layer, layer, assets).map((text) => say(layer, text))]
  })
  const order = movedInOrder(was.layers, seite.layers).map(({ layer, forward }) =>
    say(layer, forward ? 'weiter nach vorn gelegt' : 'weiter nach hinten gelegt'),
  )
  const page = pageChanges(was, seite).map((text) => ({ side, ebene: null, text }))
  return [...page, ...removed.toReversed(), ...order.toReversed(), ...others]
}

const placesOf = (dokument: Dokument) =>
  new Map(dokument.flatMap(({ side, layers }) => layers.map((layer) => [layer.id, { side, layer }] as const)))

function pageChanges(was: Seite, seite: Seite): string[] {
  const keys = changedKeys(was, seite)
  keys.delete('layers')
  return [
    ...(keys.delete('background') ? [`Hintergrund: ${fromTo(colour(was.background), colour(seite.background))}`] : []),
    ...(keys.delete('guides') ? ['Hilfslinien geändert'] : []),
    ...(keys.size > 0 ? ['Weitere Einstellungen der Seite geändert'] : []),
  ]
}

/** What one layer was made into. */
function layerChanges(was: Layer, layer: Layer, assets: readonly Asset[]): string[] {
  if (was.type !== layer.type) return ['durch eine Ebene anderer Art ersetzt']
  const keys = changedKeys(was, layer)
  const said = [
    ...(keys.delete('name') ? [`hieß vorher „${was.name}“`] : []),
    ...frameChanges(was, layer, keys),
    ...ownChanges(was, layer, { keys, assets }),
  ]
  const words = Object.entries(WORDS).flatMap(([key, text]) => (keys.delete(key) ? [text] : []))
  // What a newer form of the document has, and this list does not.
  return [...said, ...new Set(words), ...(keys.size > 0 ? ['Weitere Einstellungen geändert'] : [])]
}

/** Changes whose values say no more than that there is one. */
const WORDS: Readonly<Record<string, string>> = {
  crop: 'Ausschnitt des Bildes geändert',
  fit: 'Einpassung des Bildes geändert',
  flipX: 'gespiegelt',
  flipY: 'gespiegelt',
  alt: 'Bildbeschreibung geändert',
  lineHeight: 'Zeilenabstand geändert',
  paragraphSpacing: 'Abstand der Absätze geändert',
  padding: 'Innenabstand geändert',
  vAlign: 'Ausrichtung in der Höhe geändert',
  overflow: 'Verhalten bei zu viel Text geändert',
  minSize: 'Verhalten bei zu viel Text geändert',
  shape: 'andere Form',
  radius: 'Ecken anders gerundet',
  inhaltTyp: 'andere Art von Inhalt',
  ecc: 'Fehlerkorrektur des Codes geändert',
  locked: 'Sperre geändert',
  required: 'Pflichtebene geändert',
  system: 'Pflichtebene geändert',
}

function frameChanges(was: Layer, layer: Layer, keys: Set<string>): string[] {
  const moved = [keys.delete('x'), keys.delete('y')].includes(true)
  const sized = [keys.delete('w'), keys.delete('h')].includes(true)
  const turned = keys.delete('rotation')
  return [
    ...(moved ? [`verschoben: ${way(layer.x - was.x, layer.y - was.y)}`] : []),
    ...(sized ? [`Größe: ${fromTo(formatMasse(was.w, was.h), formatMasse(layer.w, layer.h))}`] : []),
    ...(turned ? [`Drehung: ${fromTo(degrees(was.rotation), degrees(layer.rotation))}`] : []),
  ]
}

/** Below it a length reads as 0 mm. */
const SHOWN_MM = 0.05
const degrees = (value: number) => `${String(Math.round(value * 10) / 10).replace('.', ',')}°`

function way(dx: number, dy: number): string {
  const part = (by: number, forward: string, back: string) =>
    Math.abs(by) < SHOWN_MM ? [] : [`${formatMm(Math.abs(by))} nach ${by > 0 ? forward : back}`]
  const parts = [...part(dx, 'rechts', 'links'), ...part(dy, 'unten', 'oben')]
  return parts.length === 0 ? 'weniger als 0,1 mm' : parts.join(', ')
}

interface Changed {
  /** Those that are not told yet; what is told is taken out. */
  keys: Set<string>
  assets: readonly Asset[]
}

/** Changes whose values are told: text, type, colours, pictures and what is printed. */
function ownChanges(was: Layer, layer: Layer, { keys, assets }: Changed): string[] {
  const said: string[] = []
  const tell = (key: string, text: () => string) => keys.delete(key) && said.push(text())
  tell('visible', () => (layer.visible ? 'eingeblendet' : 'ausgeblendet'))
  tell('print', () => (layer.print ? 'wird jetzt gedruckt' : 'wird nicht mehr gedruckt'))
  tell('opacity', () => `Deckkraft: ${fromTo(percent(was.opacity), percent(layer.opacity))}`)
  if ('style' in was && 'style' in layer && keys.delete('style')) said.push(...styleChanges(was.style, layer.style))
  if (was.type === 'text' && layer.type === 'text') {
    if (keys.delete('paragraphs')) said.push(...textChanges(was.paragraphs, layer.paragraphs))
    tell('background', () => `Hintergrund: ${fromTo(colour(was.background), colour(layer.background))}`)
  }
  if (was.type === 'bild' && layer.type === 'bild')
    tell('assetId', () => `Bild: ${fromTo(pictureName(was.assetId, assets), pictureName(layer.assetId, assets))}`)
  if (was.type === 'form' && layer.type === 'form') {
    tell('fill', () => `Füllung: ${fromTo(colour(was.fill), colour(layer.fill))}`)
    tell('stroke', () => `Linie: ${fromTo(stroke(was.stroke), stroke(layer.stroke))}`)
  }
  if (was.type === 'zone' && layer.type === 'zone')
    tell('fill', () => `Füllung: ${layer.fill === 'weiss' ? 'jetzt weiß' : 'jetzt keine'}`)
  if (was.type === 'qrcode' && layer.type === 'qrcode') {
    tell('enabled', () => (layer.enabled ? 'eingeschaltet' : 'ausgeschaltet'))
    tell('inhalt', () => `Inhalt: ${fromTo(quoted(was.inhalt), quoted(layer.inhalt))}`)
  }
  return said
}

const pictureName = (assetId: string, assets: readonly Asset[]) =>
  `„${assets.find(({ id }) => id === assetId)?.name ?? 'unbekannt'}“`
const percent = (part: number) => `${Math.round(part * 100)} %`
const colour = (farbe: Farbe | undefined) => (farbe ? farbName(farbe) : 'keine Farbe')
const stroke = (line: { color: Farbe; width: number } | undefined) =>
  line ? `${formatMm(line.width)} ${colour(line.color)}` : 'keine'
const fromTo = (was: string, now: string) => `von ${was} zu ${now}`

const SCHNITT = { 400: 'Normal', 600: 'Halbfett', 700: 'Fett' } as const
const cut = ({ weight, italic }: TextStyle) => `${SCHNITT[weight]}${italic ? ' kursiv' : ''}`
const points = ({ size }: TextStyle) => `${String(Math.round((size / MM_PER_PT) * 10) / 10).replace('.', ',')} pt`

function styleChanges(was: TextStyle, style: TextStyle): string[] {
  const keys = changedKeys(was, style)
  const said: string[] = []
  if (keys.delete('font')) said.push(`Schrift: ${fromTo(familyOf(was.font).label, familyOf(style.font).label)}`)
  if ([keys.delete('weight'), keys.delete('italic')].includes(true))
    said.push(`Schnitt: ${fromTo(cut(was), cut(style))}`)
  if (keys.delete('size')) said.push(`Schriftgröße: ${fromTo(points(was), points(style))}`)
  if (keys.delete('color')) said.push(`Farbe: ${fromTo(colour(was.color), colour(style.color))}`)
  if (keys.delete('underline')) said.push(style.underline ? 'unterstrichen' : 'nicht mehr unterstrichen')
  if (keys.delete('tracking')) said.push('Laufweite geändert')
  if (keys.size > 0) said.push('Weitere Einstellungen der Schrift geändert')
  return said
}

type Paragraphs = Extract<Layer, { type: 'text' }>['paragraphs']

function textChanges(was: Paragraphs, now: Paragraphs): string[] {
  const [before, after] = [toPlainText(was), toPlainText(now)]
  const aligned = (paragraphs: Paragraphs) => [...new Set(paragraphs.map(({ align }) => align))].join()
  const align = aligned(was) === aligned(now) ? [] : ['Ausrichtung geändert']
  if (before === after) return align.length > 0 ? align : ['Auszeichnung im Text geändert']
  const [old, fresh] = changedWords(before, after)
  if (old === '') return [`Text ergänzt: ${quoted(fresh)}`, ...align]
  if (fresh === '') return [`Text gestrichen: ${quoted(old)}`, ...align]
  return [`Text: ${fromTo(quoted(old), quoted(fresh))}`, ...align]
}

/** The part of two texts that differs, in whole words; both in full where only their white does. */
function changedWords(before: string, after: string): [string, string] {
  const [a, b] = [before.split(/\s+/), after.split(/\s+/)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const [old, fresh] = [a.slice(start, a.length - end).join(' '), b.slice(start, b.length - end).join(' ')]
  return old === fresh ? [before, after] : [old, fresh]
}

function quoted(content: string): string {
  const line = content.replaceAll(/\s+/g, ' ').trim()
  const letters = Array.from(line)
  return letters.length > QUOTED ? `„${letters.slice(0, QUOTED).join('').trimEnd()} …“` : `„${line}“`
}

/** Fields of a document that are not there mean what they mean to it: none (print 8). */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === false || value === 0 || value === '' || sizeOf(value) === 0
const sizeOf = (value: unknown): number | null => (Array.isArray(value) ? value.length : null)

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (isNothing(a) && isNothing(b))) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  return Array.isArray(a) === Array.isArray(b) && changedKeys(a, b).size === 0
}

function changedKeys(a: object, b: object): Set<string> {
  const [left, right] = [new Map<string, unknown>(Object.entries(a)), new Map<string, unknown>(Object.entries(b))]
  return new Set([...left.keys(), ...right.keys()].filter((key) => !isSame(left.get(key), right.get(key))))
}
