/** Marks UTF-8 for German Excel. */
export const BOM = '\uFEFF'

/** A cell between semicolons, in quotes where it needs them. */
export function quoted(cell: string): string {
  return /[;"\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** A cell that no spreadsheet takes for a formula (SEC-30); reading it again takes the quote off. */
export function formelsicher(cell: string): string {
  // NUL, TAB and CR start a formula in some programs; no cell of ours begins with another control character.
  return /^[=+\-@\p{Cc}＝＋－＠]/u.test(cell) ? `'${cell}` : cell
}

/** A line of a file for people: cells without formulas, numbers as they are. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : quoted(formelsicher(cell)))).join(';')}\r\n`
}
