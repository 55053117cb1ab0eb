/** One measured figure beside what it is compared with. */
export interface Figure {
  name: string
  value: number
  unit: string
  /** What the figure is held against: a bar, a budget or the floor of the same run. */
  reference: number | null
  referenceName?: string
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
}

/** A plain table: figure, value, reference, ratio. */
export function table(title: string, figures: Figure[]): string {
  const rows = figures.map(({ name, value, unit, reference, referenceName }) => [
    name,
    `${round(value)} ${unit}`,
    reference === null ? '' : `${round(reference)} ${unit} (${referenceName ?? 'bar'})`,
    reference === null || reference === 0 ? '' : `x ${(value / reference).toFixed(2)}`,
  ])
  const head = ['figure', 'value', 'reference', 'ratio']
  const widths = head.map((cell, i) => Math.max(cell.length, ...rows.map((row) => row[i]?.length ?? 0)))
  const line = (row: string[]) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd()
  return [title, line(head), ...rows.map(line)].join('\n')
}

/** Middle value; the mean of the two middle ones for an even count. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  if (sorted.length === 0) return Number.NaN
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}
