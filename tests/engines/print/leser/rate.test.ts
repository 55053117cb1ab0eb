import { expect, test } from 'vitest'
import { ENTWUERFE, seitenOf } from '#mocks/backend/seed/entwuerfe.ts'
import { KONTO, read, sheetOf } from './leser.ts'
import { FEHLER, GUTE_TEXTE, UNGESEHENE_GUTE, WEITERE_FEHLER, WEITERE_GUTE } from './texte.ts'

test('Sound designs get at most one hint in twenty', () => {
  const demo = ENTWUERFE.map((entwurf) =>
    seitenOf(
      entwurf,
      entwurf.bilder.map(() => 'bild'),
    ),
  )
  const designs = [...demo, ...[...GUTE_TEXTE, ...WEITERE_GUTE, ...UNGESEHENE_GUTE].map((text) => sheetOf(text))]
  const said = designs.flatMap((seiten) => read(seiten).map(({ code, fund }) => `${code} ${fund.text} ${fund.meant}`))
  expect(said.slice(Math.floor(designs.length / 20))).toEqual([])
})

test('Nine of ten planted faults are found', () => {
  const faults = [...FEHLER, ...WEITERE_FEHLER]
  const missed = faults.filter(([text, code]) => !read(sheetOf(text), KONTO).some((hint) => hint.code === code))
  expect(missed.slice(Math.floor(faults.length / 10))).toEqual([])
})
