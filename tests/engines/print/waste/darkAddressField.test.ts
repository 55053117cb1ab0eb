import { expect, it } from 'vitest'
import { codesOf, judged, upload } from '../judge/sheets.ts'

/** Way of waste: a letter whose address stands black on dark blue, with every light on green. */
it('an uploaded letter with a dark address field is an error that names place and contrast', async () => {
  const dark = await upload('dina4mailing', (paint) => {
    paint(0, 0, 216, 303, [0.05, 0, 0, 0])
    paint(20, 45, 95, 52, [1, 0.8, 0, 0.4])
  })
  const found = await judged('dina4mailing', dark)
  expect(codesOf(found)).toContain('fehler anschriftKontrast')
  const [field] = found.filter(({ code }) => code === 'anschriftKontrast')
  expect(field).toMatchObject({ seite: 'vorderseite', stelle: { x: 23, y: 48, w: 85, h: 45 }, soll: 'mindestens 50 %' })
  expect(field?.text).toContain('zu dunkel')
})

it('the same letter with a white field is right', async () => {
  const white = await upload('dina4mailing', (paint) => {
    paint(0, 100, 216, 203, [1, 0.8, 0, 0.4])
    paint(120, 0, 96, 100, [1, 0.8, 0, 0.4])
  })
  expect(codesOf(await judged('dina4mailing', white))).toEqual([])
})
