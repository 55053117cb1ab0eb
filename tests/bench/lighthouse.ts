import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { findExecutable, onPath } from '../support/browser.ts'
import type { Figure } from './figure.ts'

/** Least marks, of 100 (leistung.md). */
const GOALS = { performance: 97, accessibility: 100, 'best-practices': 100 } as const

interface Report {
  categories: Partial<Record<keyof typeof GOALS, { score: number | null }>>
}

/**
 * Marks of Lighthouse for a phone. It is no part of the project: taken from the path, or from where LIGHTHOUSE says;
 * null where there is none. Needs the Node that runs this.
 */
export async function lighthouseFigures(url: string): Promise<Figure[] | null> {
  const program = process.env.LIGHTHOUSE ?? onPath(['lighthouse'])
  if (program === undefined) return null
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking']
  const { stdout } = await promisify(execFile)(
    program,
    [
      url,
      '--output=json',
      '--quiet',
      `--only-categories=${Object.keys(GOALS).join(',')}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: findExecutable() ?? chromium.executablePath() }, maxBuffer: 64e6 },
  )
  const { categories } = JSON.parse(stdout) as Report
  return (Object.keys(GOALS) as (keyof typeof GOALS)[]).map((name) => ({
    name: `${new URL(url).pathname}: ${name}`,
    value: (categories[name]?.score ?? Number.NaN) * 100,
    unit: 'of 100',
    reference: GOALS[name],
    referenceName: 'at least',
  }))
}
