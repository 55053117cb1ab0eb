import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Options } from './options.ts'
import { NOBODY } from './outcome.ts'
import { isSaidOnce, lineOf, markdownOf, type Report, reportOf, saidOnce, summaryOf } from './report.ts'
import { walk, type Example } from './walk.ts'

/** What is no part of the command line: secrets and how somebody is asked for them, the time, the screen. */
export interface Surroundings {
  passwort: string | null
  token: string | null
  neuesPasswort: string | null
  secondFactor: () => Promise<string | null>
  now: () => Date
  print: (line: string) => void
}

const POINTS_PER_MM = 72 / 25.4

/** A sheet to upload: Maxipostkarte with bleed, two white pages. */
async function samplePdf(): Promise<Blob> {
  const document = await PDFDocument.create()
  for (const _ of ['front', 'back']) document.addPage([241 * POINTS_PER_MM, 131 * POINTS_PER_MM])
  return new Blob([Uint8Array.from(await document.save())], { type: 'application/pdf' })
}

/** Walks the calls, says each on the screen, and writes what was asked for. */
export async function check(options: Options, { print, ...rest }: Surroundings): Promise<Report> {
  const { address, user, write, only, out, keys } = options
  const { results, examples } = await walk({
    address,
    write,
    only,
    keys,
    email: user,
    pdf: await samplePdf(),
    ...rest,
    tell: (result) => {
      if (!isSaidOnce(result)) print(lineOf(result))
    },
  })
  const report = reportOf(address, write, results, rest.now())
  print(['', ...saidOnce(results), summaryOf(report)].join('\n'))
  if (out !== null) {
    await save(out, report, examples)
    print(`${out}: report.md, report.json, ${examples.length} examples`)
  }
  return report
}

async function save(folder: string, report: Report, examples: readonly Example[]): Promise<void> {
  await mkdir(join(folder, 'examples'), { recursive: true })
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
  await writeFile(join(folder, 'report.md'), markdownOf(report))
  await writeFile(join(folder, 'report.json'), json(report))
  for (const example of examples) await writeFile(join(folder, 'examples', `${example.call}.json`), json(example))
}

/** How the command ends: 1 where a call is at fault, 2 where nobody could log in. */
export function exitCodeOf({ ok, calls }: Report): 0 | 1 | 2 {
  if (!ok) return 1
  return calls.some(({ reason }) => reason === NOBODY) ? 2 : 0
}
