import { readFileSync } from 'node:fs'
import type { RunNote } from './runNote.ts'
import type { Outcome } from './stamp/stamps.ts'

/** How a file of tests ended, and what it cost. */
export interface FileReport extends Outcome, RunNote {
  /** Loading it and what nobody has loaded before, ms of the clock. */
  importMs: number
}

/** What the last run of Vitest, of whatever files, left behind. */
export const LAST_RUN = 'node_modules/.cache/postkampagne/lastRun.json'
/** The same of the last whole run, which `npm run metrics` judges. */
export const WHOLE_RUN = 'node_modules/.cache/postkampagne/wholeRun.json'

export function readReports(file: string): FileReport[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return []
  }
}

/** Most of the computing time of all that one file may take. */
const SHARE_MAX = 0.02

export interface Share {
  file: string
  /** Of its tests alone, ms of the processor. */
  ms: number
  share: number
}

/** The files by what their tests cost, dearest first: without the first import, and without seeds that others use too. */
export function sharesOf(reports: readonly Pick<FileReport, 'file' | 'cpuMs' | 'seedMs'>[]): Share[] {
  const own = reports.map(({ file, cpuMs, seedMs }) => ({ file, ms: Math.max(0, cpuMs - seedMs) }))
  const all = own.reduce((sum, { ms }) => sum + ms, 0)
  return own.map(({ file, ms }) => ({ file, ms, share: all === 0 ? 0 : ms / all })).toSorted((a, b) => b.ms - a.ms)
}

/** Files that cost more than their share. */
export const dearFiles = (reports: readonly FileReport[]): Share[] =>
  sharesOf(reports).filter(({ share }) => share > SHARE_MAX)

export const shareText = ({ file, ms, share }: Share): string =>
  `${(ms / 1000).toFixed(1).padStart(6)} s ${(100 * share).toFixed(1).padStart(5)} %  ${file}`

const seconds = (ms: number) => `${(ms / 1000).toFixed(0)} s`

/** The ten dearest files of a run, for its end. */
export function dearestText(reports: readonly FileReport[]): string {
  const sum = (of: (report: FileReport) => number) => reports.reduce((total, report) => total + of(report), 0)
  return [
    `The ten dearest of ${reports.length} files of tests, computing time and its share of all (${seconds(sum(({ cpuMs, seedMs }) => cpuMs - seedMs))});`,
    `seeds (${seconds(sum(({ seedMs }) => seedMs))}) and first imports (${seconds(sum(({ importMs }) => importMs))} by the clock) are apart:`,
    ...sharesOf(reports).slice(0, 10).map(shareText),
  ].join('\n')
}
