import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Page } from 'playwright'
import { launchOptions, onPath } from '../support/browser.ts'
import { freePort } from '../support/freePort.ts'
import { median, type Figure } from './figure.ts'

/** Least marks, of 100 (performance 1). */
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100 } as const

interface Report {
  categories: Partial<Record<keyof typeof GOALS, { score: number | null }>>
}

/** How a page is looked at. */
interface Look {
  program: string
  /** Where the browser is spoken to. */
  port: number
  rounds: number
}

async function report({ program, port }: Look, url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    program,
    // The visitor stays logged in; its caches are emptied in any case.
    [url, `--port=${port}`, '--disable-storage-reset', '--output=json', '--quiet'],
    { maxBuffer: 64e6 },
  )
  return JSON.parse(stdout) as Report
}

async function marksOf(look: Look, url: string): Promise<Figure[]> {
  const reports: Report[] = []
  for (let round = 0; round < look.rounds; round += 1) reports.push(await report(look, url))
  return (Object.keys(GOALS) as (keyof typeof GOALS)[]).map((name) => ({
    name: `${new URL(url).pathname}: ${name}`,
    value: median(reports.map(({ categories }) => (categories[name]?.score ?? Number.NaN) * 100)),
    unit: 'of 100',
    reference: null,
    bar: { at: 'least', of: 'value', value: GOALS[name] },
  }))
}

/**
 * Marks of Lighthouse for a phone, of the pages without and with a login. It is no part of the project: taken from the
 * path, or from where LIGHTHOUSE says; null where there is none. Needs the Node that runs this.
 */
export async function lighthouseFigures(
  server: string,
  login: (page: Page, server: string) => Promise<void>,
  rounds: number,
): Promise<Figure[] | null> {
  const program = process.env.LIGHTHOUSE ?? onPath(['lighthouse'])
  if (program === undefined) return null
  const profile = await mkdtemp(join(tmpdir(), 'postkampagne-lighthouse-'))
  const port = await freePort()
  const options = launchOptions()
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  })
  try {
    const look = { program, port, rounds }
    const outside = await marksOf(look, `${server}/login`)
    const page = await context.newPage()
    await login(page, server)
    await page.close()
    return [...outside, ...(await marksOf(look, `${server}/dashboard`))]
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}
