import { formelsicher } from '#src/domain/zielgruppe/adressdatei/csvWriter.ts'

/** One cell of a German CSV file: a formula is made text, separators and quotes are quoted. */
function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = formelsicher(value)
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function csvLine(values: (string | number)[]): string {
  return `${values.map((value) => csvCell(value)).join(';')}\r\n`
}

/** Marks UTF-8 for German Excel. */
export const BOM = '\uFEFF'
