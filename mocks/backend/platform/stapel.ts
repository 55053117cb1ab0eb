import { pause } from './pause.ts'

/**
 * Rows of a long table in portions, each read on behind the key of the last row before: what comes in or goes meanwhile
 * changes nothing. Other requests have their turn after each.
 */
export async function* stapelweise<Row, Key>(
  next: (hinter: Key | null) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
  jeStapel: number,
): AsyncGenerator<Row[], void> {
  let hinter: Key | null = null
  for (;;) {
    const rows = await next(hinter)
    const letzte = rows.at(-1)
    if (letzte === undefined) return
    yield rows
    if (rows.length < jeStapel) return
    hinter = keyOf(letzte)
    await pause()
  }
}
