import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Figure } from './figure.ts'

const KIB = 1024

function brotliKib(dist: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(dist, file))).length, 0) / KIB
}

/** Scripts that the page itself names: the entry with all that it needs. */
function entryFiles(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? '')
}

/** Files that the page fetches ahead for each landing address (src/build/bootScript.ts). */
function landingFiles(html: string): Record<string, string[]> {
  // The only table of the page's script that begins with an address.
  const table = /\{"\/[^{}]*\}/.exec(html)?.[0]
  if (table === undefined) throw new Error('the page names no files of its landing addresses')
  return JSON.parse(table) as Record<string, string[]>
}

/** Brotli KiB of the scripts that a built page names. */
export function initialKib(dist: string): number {
  return brotliKib(dist, entryFiles(readFileSync(join(dist, 'index.html'), 'utf8')))
}

/** JavaScript of the first visit of each landing address, brotli KiB. */
export function bytesPerRoute(dist: string, floorKib: number): Figure[] {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const entry = brotliKib(dist, entryFiles(html))
  const figure = (name: string, value: number) => ({ name, value, unit: 'KiB br', reference: floorKib })
  return [
    figure('entry', entry),
    ...Object.entries(landingFiles(html)).map(([path, files]) => figure(path, entry + brotliKib(dist, files))),
  ]
}
