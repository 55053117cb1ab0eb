import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { circlesOf } from './circles.ts'
import { countCasts, countEffects, countVerbs } from './figures.ts'
import { withBin } from '#tests/support/binPath.ts'
import { dearFiles, readReports, shareText, WHOLE_RUN } from '#tests/support/lastRun.ts'
import { projectFiles, read, edgeOf, specifiersOf } from './imports.ts'
import { countProps, type PropCount } from './passedProps.ts'
import { parse } from './syntax.ts'

/**
 * Figures of the code, each beside its bar; `npm run metrics -- casts|effects|props|verbs|circles|long` names the places.
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

/** What knip prints; throws where it did not run. */
export function knip(...args: string[]): string {
  const { stdout, stderr, error, status } = spawnSync('knip', args, {
    encoding: 'utf8',
    env: withBin(),
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`knip did not run: ${error?.message ?? stderr}`)
  return stdout
}

function unusedCount(): number {
  const stdout = knip('--no-progress', '--no-exit-code', '--reporter', 'json')
  const { issues }: { issues: Record<string, unknown>[] } = JSON.parse(stdout)
  return issues.flatMap((issue) => Object.values(issue).filter(Array.isArray).flat()).length
}

interface Figure {
  figure: number
  /** Its bar. */
  most: number
}

interface Counts extends PropCount {
  file: string
  lines: number
  casts: number
  effects: number
  functions: number
  german: string[]
}

const NO_PROPS: PropCount = { props: 0, passed: [] }

/** The figures of the code as it is, and the places behind them. */
export function readFigures(): { figures: Record<string, Figure>; details: Record<string, () => string[]> } {
  const src = ours('src')
  const all = [...src, ...ours('mocks')]
  const isOfSrc = new Set(src)
  const fixed = new Set(ours('src/contract').flatMap((file) => read(file).match(/\b[a-z]\w+/g) ?? []))
  // Each tree is built once and let go.
  const counts = all.map((file) => {
    const tree = parse(file)
    const props = isOfSrc.has(file) ? countProps({ file, program: tree.program }) : NO_PROPS
    return {
      file,
      lines: linesOf(file),
      casts: countCasts(tree),
      effects: countEffects(tree),
      ...countVerbs(tree, fixed),
      ...props,
    }
  })
  const ofSrc = counts.filter(({ file }) => isOfSrc.has(file))
  const sum = (of: readonly Counts[], name: 'lines' | 'casts' | 'effects' | 'props' | 'functions') =>
    of.reduce((total, count) => total + count[name], 0)
  const places = (of: readonly Counts[], name: 'casts' | 'effects') =>
    of.flatMap((count) => (count[name] > 0 ? [`${count[name]} ${count.file}`] : []))
  const passed = counts.flatMap((entry) => entry.passed.map((name) => `${entry.file} ${name}`))
  const german = counts.flatMap((entry) => entry.german.map((name) => `${entry.file} ${name}`))
  const edges = all.flatMap((file) => specifiersOf(file).map((specifier) => edgeOf(file, specifier)))
  const circles = circlesOf(edges.filter(({ kind }) => kind === 'file'))
  const long = longFiles()
  return {
    figures: {
      'casts, ! and suppressions per 1000 lines': {
        figure: rounded((1000 * sum(counts, 'casts')) / sum(counts, 'lines')),
        most: 0.8,
      },
      'effects per 1000 lines of src': {
        figure: rounded((1000 * sum(ofSrc, 'effects')) / sum(ofSrc, 'lines')),
        most: 0.6,
      },
      'props that only pass through, %': { figure: rounded((100 * passed.length) / sum(ofSrc, 'props')), most: 3 },
      'German verbs of functions, %': { figure: rounded((100 * german.length) / sum(counts, 'functions')), most: 3 },
      'import circles': { figure: circles.length, most: 0 },
      [`files over ${MAX_LINES} lines`]: { figure: long.length, most: 0 },
    },
    details: {
      casts: () => places(counts, 'casts'),
      effects: () => places(ofSrc, 'effects'),
      props: () => passed,
      verbs: () => german,
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
