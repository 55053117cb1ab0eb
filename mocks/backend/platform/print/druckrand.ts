import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import type { SeitenName } from '#src/contract/dokument.ts'
import type { Slug } from '#src/engines/print/writer.ts'
import { ConfigError } from '../configError.ts'

/** What the print shop wants around the sheet (print 14). */
const WUENSCHE = ['schnittmarken', 'passermarken', 'laufnummer', 'kuvertiercode'] as const
type Wunsch = (typeof WUENSCHE)[number]
export type Druckrand = Record<Wunsch, boolean>

const isWunsch = (word: string): word is Wunsch => WUENSCHE.some((wunsch) => wunsch === word)

/** The words of DRUCKRAND; null: pages end with their bleed. */
export function druckrandOf({ DRUCKRAND }: Partial<Record<'DRUCKRAND', string>>): Druckrand | null {
  const words = (DRUCKRAND ?? '').split(',').flatMap((word) => word.trim() || [])
  const unknown = words.find((word) => !isWunsch(word))
  if (unknown !== undefined)
    throw new ConfigError(
      `DRUCKRAND=${unknown} ist unbekannt. Erlaubt sind, durch Komma getrennt: ${WUENSCHE.join(', ')}.`,
    )
  if (words.length === 0) return null
  const wanted = (wunsch: Wunsch) => words.includes(wunsch)
  return {
    schnittmarken: wanted('schnittmarken'),
    passermarken: wanted('passermarken'),
    laufnummer: wanted('laufnummer'),
    kuvertiercode: wanted('kuvertiercode'),
  }
}

/** A piece among all of its order. */
export interface Stueck {
  auftrag: string
  nr: number
  anzahl: number
}

const SEITE: Record<SeitenName, string> = { vorderseite: 'Vorderseite', rueckseite: 'Rückseite' }

let prepared = false

async function prepare(): Promise<void> {
  if (prepared) return
  const bytes = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(bytes).buffer } })
  prepared = true
}

/** Modules of the code by which the inserter knows which sheets belong together: "K000012-1;123;1000". */
async function kuvertiercode({ auftrag, nr, anzahl }: Stueck): Promise<boolean[][]> {
  await prepare()
  const { symbol, error } = await writeBarcode(`${auftrag};${nr};${anzahl}`, {
    format: 'DataMatrix',
    forceSquareDataMatrix: true,
  })
  if (symbol === null || symbol === undefined) throw new Error(`no code for the inserter: ${error}`)
  const { width, height, data } = symbol
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_none, x) => data[y * width + x] === 0),
  )
}

/** Makes what stands beside each page of a piece; undefined where the print shop wants neither line nor code. */
export async function slugsOf(
  rand: Druckrand | null,
  stueck: Stueck,
): Promise<((side: SeitenName) => Slug) | undefined> {
  if (!rand?.laufnummer && !rand?.kuvertiercode) return undefined
  const code = rand.kuvertiercode ? await kuvertiercode(stueck) : undefined
  const { auftrag, nr, anzahl } = stueck
  return (side) => ({
    text: rand.laufnummer ? `${auftrag} · ${nr} von ${anzahl} · ${SEITE[side]}` : '',
    ...(code && { code }),
  })
}
