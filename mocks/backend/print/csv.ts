/** What a spreadsheet takes for a formula, plain and full-width, and what hides one (SEC-30). */
const FORMULA = /^[\s\u0000]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n\u0000]/

/** One cell of a German CSV file: a formula is made text, separators and quotes are quoted. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function csvLine(values: (string | number)[]): string {
  return `${values.map((value) => csvCell(value)).join(';')}\r\n`
}

/** Marks UTF-8 for German Excel. */
export const BOM = '\uFEFF'
