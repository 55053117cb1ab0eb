import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { circlesOf } from './circles.ts'
import { countCasts, countEffects } from './figures.ts'
import { dearFiles, readReports, shareText, WHOLE_RUN } from '#tests/support/lastRun.ts'
import { projectFiles, read, edgeOf, specifiersOf } from './imports.ts'
import { countProps } from './passedProps.ts'
import { parse } from './syntax.ts'

/**
 * Figures of the code, each beside its bar; `npm run metrics -- casts|effects|props|circles|long` names the places.
 * Lines are those of TypeScript files, blank ones and comments too.
 */

/** Most lines of a file of src and mocks. */
export const MAX_LINES = 250

export const linesOf = (file: string): number => read(file).split('\n').length - 1

const ours = (folder: string): string[] => projectFiles().filter((file) => file.startsWith(`${folder}/`))

/** Files of src and mocks that are too long, style sheets too. */
function longFiles(): string[] {
  const sheets = globSync('{src,mocks}/**/*.css').map((file) => file.replaceAll('\\', '/'))
  return [...ours('src'), ...ours('mocks'), ...sheets].filter((file) => linesOf(file) > MAX_LINES)
}

const rounded = (figure: number): number => Math.round(100 * figure) / 100

function unusedCount(): number {
  const { stdout } = spawnSync('knip', ['--no-progress', '--no-exit-code', '--reporter', 'json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const { issues }: { issues: Record<string, unknown>[] } = JSON.parse(stdout)
  return issues.flatMap((issue) => Object.values(issue).filter(Array.isArray).flat()).length
}

interface Figure {
  figure: number
  /** Its bar. */
  most: number
}

/** The figures of the code as it is, and the places behind them. */
export function readFigures(): { figures: Record<string, Figure>; details: Record<string, () => string[]> } {
  const src = ours('src')
  const all = [...src, ...ours('mocks')]
  const sum = (files: string[], count: (file: string) => number) =>
    files.reduce((total, file) => total + count(file), 0)
  const places = (files: string[], count: (file: string) => number) =>
    files.flatMap((file) => (count(file) > 0 ? [`${count(file)} ${file}`] : []))
  const casts = (file: string) => countCasts(parse(file))
  const effects = (file: string) => countEffects(parse(file))
  const props = src.map((file) => ({ file, ...countProps({ file, program: parse(file).program }) }))
  const passed = props.flatMap((entry) => entry.passed.map((name) => `${entry.file} ${name}`))
  const edges = all.flatMap((file) => specifiersOf(file).map((specifier) => edgeOf(file, specifier)))
  const circles = circlesOf(edges.filter(({ kind }) => kind === 'file'))
  const long = longFiles()
  const allProps = props.reduce((total, entry) => total + entry.props, 0)
  return {
    figures: {
      'casts, ! and suppressions per 1000 lines': {
        figure: rounded((1000 * sum(all, casts)) / sum(all, linesOf)),
        most: 0.8,
      },
      'effects per 1000 lines of src': { figure: rounded((1000 * sum(src, effects)) / sum(src, linesOf)), most: 0.6 },
      'props that only pass through, %': { figure: rounded((100 * passed.length) / allProps), most: 3 },
      'import circles': { figure: circles.length, most: 0 },
      [`files over ${MAX_LINES} lines`]: { figure: long.length, most: 0 },
    },
    details: {
      casts: () => places(all, casts),
      effects: () => places(src, effects),
      props: () => passed,
      circles: () => circles.map((circle) => circle.join(' -> ')),
      long: () => long,
    },
  }
}

function show(): void {
  const { figures, details } = readFigures()
  console.table({ ...figures, 'unused files, exports, packages': { figure: unusedCount(), most: 0 } })
  const dear = dearFiles(readReports(WHOLE_RUN))
  if (dear.length > 0)
    console.log(['Files of tests above 2 % of the last whole run:', ...dear.map(shareText)].join('\n'))
  for (const name of process.argv.slice(2)) console.log((details[name]?.() ?? []).join('\n'))
}

if (process.argv[1] === import.meta.filename) show()
