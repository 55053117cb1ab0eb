import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { check } from '#mocks/backend/werbemittel/pdfPruefung.ts'
import { formatId, type Befund } from '#src/contract/dokument.ts'
import { isJudged } from '#src/engines/print/judge/checkUpload.ts'
import { judgeSheet } from '#src/engines/print/judge/judgeSheet.ts'
import { mitUrteil } from '#src/engines/print/judge/urteil.ts'
import { uploadSeiten } from '#src/engines/print/layers.ts'
import { testRenderer } from '#tests/support/renderer.ts'
import { fonts } from './fixtures.ts'

const FOLDER = join(import.meta.dirname, 'corpus')
/** Of so many files one is looked at in every run, beside one of each finding; all of them by `npm run prove:corpus`. */
const SAMPLE = 24

const codes = z.array(z.string())
const manifest = z.object({
  /** Files that are not judged rightly yet, with the reason. */
  offen: z.record(z.string(), z.string()),
  dateien: z.array(
    z.object({
      datei: z.string(),
      programm: z.string(),
      version: z.string(),
      format: formatId,
      was: z.string(),
      /** Findings that have to be there, and no others of these two kinds. */
      fehler: codes,
      warnung: codes,
      /** Hints that have to be there. */
      hinweis: z.optional(codes),
      /** Findings that are right and may be missing. */
      erlaubt: z.optional(codes),
    }),
  ),
})

const { dateien, offen } = manifest.parse(JSON.parse(readFileSync(join(FOLDER, 'corpus.json'), 'utf8')))
type Datei = (typeof dateien)[number]

/** The first file of each finding that refuses an upload. */
const firstOf = new Map(dateien.toReversed().flatMap(({ datei, fehler }) => fehler.map((code) => [code, datei])))
const firsts = new Set(firstOf.values())
const isSample = ({ datei }: Datei, i: number) => firsts.has(datei) || i % SAMPLE === 0

const profil = new Uint8Array(readFileSync('public/druckprofil/FOGRA39L.icc'))
const bytesOf = ({ datei }: Datei) => new Uint8Array(readFileSync(join(FOLDER, 'files', `${datei}.pdf`)))

interface Outcome {
  programm: string
  missed: string[]
  falseAlarm: string[]
  open: boolean
}
const outcomes: Outcome[] = []

/** What an upload is told: the check of the file, and the picture of what of it is stored. */
async function befundeOf(file: Datei): Promise<Befund[]> {
  const { format } = file
  const bytes = bytesOf(file)
  const { befunde, repariert } = await check({ bytes, format, profil })
  if (!isJudged(befunde)) return befunde
  const seiten = uploadSeiten(format)
  const bytesOfPicture = (id: string) => Promise.reject(new Error(`No picture ${id} in an upload`))
  const sheet = { format, seiten, bytesOf: bytesOfPicture, fonts, basePdf: repariert?.bytes ?? bytes }
  return mitUrteil(befunde, await judgeSheet(sheet, await testRenderer()), seiten)
}

/** What the check of an upload says, beside what is right. */
async function outcomeOf(file: Datei): Promise<Outcome> {
  const found = new Set((await befundeOf(file)).map(({ schwere, code }) => `${schwere} ${code}`))
  const wanted = (['fehler', 'warnung', 'hinweis'] as const).flatMap((schwere) =>
    (file[schwere] ?? []).map((code) => `${schwere} ${code}`),
  )
  const right = (finding: string) =>
    wanted.includes(finding) ||
    finding.startsWith('hinweis') ||
    (file.erlaubt ?? []).includes(finding.split(' ')[1] ?? '')
  return {
    programm: file.programm,
    missed: wanted.filter((finding) => !found.has(finding)),
    falseAlarm: [...found].filter((finding) => !right(finding)),
    open: Object.hasOwn(offen, file.datei),
  }
}

afterAll(() => {
  const programs = new Map<string, Outcome[]>()
  for (const outcome of outcomes) programs.set(outcome.programm, [...(programs.get(outcome.programm) ?? []), outcome])
  const row = (of: readonly Outcome[]) => ({
    files: of.length,
    right: of.filter(({ missed, falseAlarm }) => missed.length + falseAlarm.length === 0).length,
    missed: of.filter(({ missed }) => missed.length > 0).length,
    'false alarm': of.filter(({ falseAlarm }) => falseAlarm.length > 0).length,
    'of these open': of.filter(({ open, missed, falseAlarm }) => open && missed.length + falseAlarm.length > 0).length,
  })
  console.table(
    Object.fromEntries([
      ...[...programs].toSorted(([a], [b]) => a.localeCompare(b, 'en')).map(([name, of]) => [name, row(of)]),
      ['all', row(outcomes)],
    ]),
  )
})

describe('PDFs of other programs', () => {
  test('are 120 or more, half of them faultless, and each stands in the list', () => {
    const files = readdirSync(join(FOLDER, 'files')).map((name) => name.replace(/\.pdf$/, ''))
    expect(dateien.map(({ datei }) => datei).toSorted()).toEqual(files.toSorted())
    expect(dateien.length).toBeGreaterThanOrEqual(120)
    expect(dateien.filter(({ datei }) => !datei.includes('-x-')).length).toBeGreaterThanOrEqual(60)
    expect(Object.keys(offen).filter((name) => !files.includes(name))).toEqual([])
  })

  for (const [i, file] of dateien.entries()) {
    test(`${file.programm}, ${file.datei}: ${file.was}`, { tags: isSample(file, i) ? [] : ['proof'] }, async () => {
      const outcome = await outcomeOf(file)
      outcomes.push(outcome)
      expect(outcome).toMatchObject(outcome.open ? {} : { missed: [], falseAlarm: [] })
    })
  }
})
