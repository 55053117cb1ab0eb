import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { operations, type OperationName } from '#src/contract/index.ts'
import { absentIn } from '#src/contract/reading/absent.ts'
import { readAnswer } from '#src/contract/reading/readAnswer.ts'
import { datedAnswers } from '#tests/support/datedAnswers.ts'

/** What a backend that fitted on a day is still promised (docs/wire/changelog.md). */
test.each(Object.entries(datedAnswers))('answers of %s are read: no field has become a must since', (_, answers) => {
  const misfits = Object.entries(answers).flatMap(([name, json]) => {
    const reading = readAnswer(operations[name as OperationName], json)
    const felder = reading.ok ? reading.rows.flatMap((row) => row.felder) : reading.felder
    return felder.map(({ feld, kam, erwartet }) => `${name} ${feld}: ${kam}, ${erwartet}`)
  })
  expect(Object.keys(answers).length).toBeGreaterThan(30)
  expect(misfits).toEqual([])
})

test('what is absent has its meaning: flags, lists, pages and sums', () => {
  const list = readAnswer(operations.fetchStatistik, datedAnswers['2026-11-22'].fetchStatistik, { asked: { page: 3 } })
  expect(list).toMatchObject({
    ok: true,
    data: { total: 2, page: 3, seitenGroesse: 2, gesamt: { versendet: 748, scans: 74, eindeutig: 61 } },
  })
  const kampagne = readAnswer(operations.fetchKampagne, datedAnswers['2026-11-22'].fetchKampagne)
  expect(kampagne).toMatchObject({ ok: true, data: { eigeneFreigabe: false, qrCodes: [], fassung: 1 } })
  const zielgruppe = readAnswer(operations.fetchZielgruppe, datedAnswers['2026-11-22'].fetchZielgruppe)
  const verwendet: unknown = zielgruppe.ok && Reflect.get(Object(zielgruppe.data), 'verwendetIn')
  expect(zielgruppe).toMatchObject({ data: { verwendungen: Array.isArray(verwendet) ? verwendet.length : -1 } })
})

test('a field that was a must that day is one still', () => {
  const { bezeichnung: _, ...rest } = Object(datedAnswers['2026-11-22'].fetchKampagne) as Record<string, unknown>
  expect(readAnswer(operations.fetchKampagne, rest)).toMatchObject({ ok: false, felder: [{ feld: 'bezeichnung' }] })
  expect(absentIn(z.object({ bezeichnung: z.string() }))).toEqual([])
})
