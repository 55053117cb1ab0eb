import type { PDFDict } from '@cantoo/pdf-lib'
import type { Objects } from '../../objects/pdfObjects.ts'

/** Characters of a table beyond which nobody reads on. */
const MAX_CHARS = 400_000
const PAIR = /<([\da-f]{2,4})>\s*(<[\da-f\s]*>)/gi
const RANGE = /<([\da-f]{2,4})>\s*<([\da-f]{2,4})>\s*(<[\da-f\s]*>|\[[^\]]*\])/gi

/** What a font's own table calls its codes (ISO 32000-1, 9.10.3); empty where it has none. */
export function readToUnicode(objects: Objects, font: PDFDict): ReadonlyMap<number, string> {
  const bytes = objects.bytes(objects.get(font, 'ToUnicode')).subarray(0, MAX_CHARS)
  const table = new TextDecoder('latin1').decode(bytes)
  const found = new Map<number, string>()
  for (const [, kind, body = ''] of table.matchAll(/beginbf(char|range)([\s\S]*?)endbf/g)) {
    if (kind === 'char')
      for (const [, code = '', target = ''] of body.matchAll(PAIR)) found.set(Number.parseInt(code, 16), textOf(target))
    else
      for (const [, from = '', to = '', target = ''] of body.matchAll(RANGE))
        range(found, [Number.parseInt(from, 16), Number.parseInt(to, 16)], target)
  }
  return found
}

function range(found: Map<number, string>, [from, to]: readonly [number, number], target: string): void {
  const list = target.startsWith('[') ? (target.match(/<[\da-f\s]*>/gi) ?? []).map(textOf) : null
  const start = list ? '' : textOf(target)
  const head = start.slice(0, -1)
  for (let code = from; code <= Math.min(to, 0xffff); code++) {
    const text = list ? list[code - from] : head + String.fromCharCode(start.charCodeAt(head.length) + code - from)
    if (text !== undefined && text !== '') found.set(code, text)
  }
}

function textOf(hex: string): string {
  const units = hex.replace(/[^\da-f]/gi, '').match(/[\da-f]{4}/gi) ?? []
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)))
}
