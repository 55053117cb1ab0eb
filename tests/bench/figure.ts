/** What a figure, or its ratio to the reference, must not exceed or fall below. */
export interface Bar {
  at: 'most' | 'least'
  of: 'value' | 'ratio'
  value: number
}

/** One measured figure beside what it is compared with. */
export interface Figure {
  name: string
  value: number
  unit: string
  /** The floor of the same run, or another figure to compare with. */
  reference: number | null
  bar?: Bar
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
}

const ratioOf = ({ value, reference }: Figure): number | null =>
  reference === null || reference === 0 ? null : value / reference

/** Whether a figure is within its bar, to the digits that are shown; null without a bar. */
export function holds(figure: Figure): boolean | null {
  const { bar } = figure
  const measured = bar?.of === 'ratio' ? ratioOf(figure) : figure.value
  if (!bar || measured === null) return null
  const shown = Number(measured.toFixed(2))
  return bar.at === 'most' ? shown <= bar.value : shown >= bar.value
}

const mark = (held: boolean | null): string => (held === null ? '' : held ? 'holds' : 'MISSED')

/** A plain table: figure, value, reference, ratio, bar. */
export function table(title: string, figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, value, unit, reference, bar } = figure
    const ratio = ratioOf(figure)
    return [
      name,
      `${round(value)} ${unit}`.trim(),
      reference === null ? '' : `${round(reference)} ${unit}`.trim(),
      ratio === null ? '' : `x ${ratio.toFixed(2)}`,
      bar ? `${bar.at} ${bar.of === 'ratio' ? 'x ' : ''}${bar.value}` : '',
      mark(holds(figure)),
    ]
  })
  const head = ['figure', 'value', 'reference', 'ratio', 'bar', '']
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

/** CPU of this process and its threads for some work, s. */
export async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}
