import { describe, expect, test } from 'vitest'
import type { FormatId, Layer, Seite } from '#src/contract/dokument.ts'
import { mend, hasAbhilfe } from '#src/engines/print/editor/abhilfe.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'
import { checkDokument } from '#src/engines/print/preflight/checkDokument.ts'
import { asset, fonts, image, pagesWith, shape, text } from '../fixtures.ts'

const MEHRFARBIG = { c: 1, m: 1, y: 0, k: 0 }
const style = text('').style

const check = (seiten: readonly Seite[], format: FormatId) =>
  checkDokument(seiten, { format, assets: [asset('rot', [2847, 1548])], fonts })

/** Mends the first finding of a code and says what is found of that code afterwards. */
function mended(seiten: Seite[], format: FormatId, code: string) {
  const befund = check(seiten, format).find((found) => found.code === code)
  if (!befund) throw new Error(`no ${code} before`)
  expect(hasAbhilfe(befund)).toBe(true)
  const result = mend(seiten, befund, format)
  if (!result.ok) throw new Error(result.grund)
  const after = check(result.dokument, format)
  return {
    dokument: result.dokument,
    left: after.filter((found) => found.code === code && found.layerId === befund.layerId).map((found) => found.code),
    added: after.map((found) => found.code).filter((found) => !check(seiten, format).some((old) => old.code === found)),
  }
}

const card = (page: 0 | 1, ...layers: Layer[]) => pagesWith('maxipostkarte', page, ...layers)

describe('one click mends what the check found (print 5)', () => {
  test.each<[string, string, FormatId, Seite[]]>([
    [
      'a picture that ends at the trim',
      'beschnittNichtGefuellt',
      'maxipostkarte',
      card(0, image({ x: 3, y: 3, w: 235, h: 60 })),
    ],
    [
      'a field that ends short of the trim and stands turned',
      'beschnittNichtGefuellt',
      'maxipostkarte',
      card(0, shape({ x: 53, y: -47, w: 25, h: 125, rotation: 90 })),
    ],
    [
      'a text in the recipient zone',
      'zoneNichtFrei',
      'maxipostkarte',
      card(1, text('Nur heute', { x: 160, y: 30, w: 40, h: 10 })),
    ],
    [
      'a text in the coding zone',
      'zoneNichtFrei',
      'maxipostkarte',
      card(1, text('Nur heute', { x: 70, y: 110, w: 40, h: 10 })),
    ],
    ['a text at the cut', 'sicherheitsabstand', 'maxipostkarte', card(0, text('Rand', { x: 1, y: 1, w: 40, h: 10 }))],
    [
      'a logo on the sender line',
      'absenderVerdeckt',
      'dina4mailing',
      pagesWith('dina4mailing', 0, shape({ x: 60, y: 46, w: 20, h: 6 })),
    ],
    [
      'a text in the address field',
      'anschriftVerdeckt',
      'dina4mailing',
      pagesWith('dina4mailing', 0, text('x', { x: 50, y: 80, w: 60, h: 8 })),
    ],
    ['the code where the specification puts it', 'fensterVorgabe', 'dina4mailing', pagesWith('dina4mailing', 0)],
    [
      'type of two inks under 5 pt',
      'schriftMehrfarbig',
      'maxipostkarte',
      card(0, text('Winzig', { style: { ...style, size: 1.2, color: MEHRFARBIG } })),
    ],
    [
      'a hairline',
      'haarlinie',
      'maxipostkarte',
      card(0, shape({ shape: 'linie', h: 0.2, stroke: { color: MEHRFARBIG, width: 0.03 } })),
    ],
  ])('%s (%s)', (_, code, format, seiten) => {
    const { left, added } = mended(seiten, format, code)
    expect(left).toEqual([])
    expect(added).toEqual([])
  })

  test('a code that is too small grows from its middle', () => {
    const seiten = card(1).map((seite) => ({
      ...seite,
      layers: seite.layers.map((layer) => (layer.type === 'qrcode' ? { ...layer, x: 60, y: 60, w: 8, h: 8 } : layer)),
    }))
    const { left, dokument } = mended(seiten, 'maxipostkarte', 'qrZuKlein')
    expect(left).toEqual([])
    const code = dokument[1]?.layers.find((layer) => layer.type === 'qrcode')
    expect([code?.w, (code?.x ?? 0) + (code?.w ?? 0) / 2]).toEqual([15, 64])
  })

  test('what fits nowhere says so and changes nothing', () => {
    const seiten = card(1, text('Breit', { id: 'breit', x: 10, y: 60, w: 225, h: 60, background: MEHRFARBIG }))
    const befund = check(seiten, 'maxipostkarte').find(({ code }) => code === 'zoneNichtFrei')
    expect(befund && mend(seiten, befund, 'maxipostkarte')).toEqual({
      ok: false,
      grund: 'Für die Ebene ist auf dieser Seite kein freier Platz. Bitte verkleinern Sie sie.',
    })
  })

  test('what only a person can mend says so', () => {
    const nur = { schwere: 'fehler', code: 'x', text: 'x', layerId: 'nirgends', abhilfe: 'verschieben' } as const
    expect(mend(defaultSeiten('maxipostkarte'), nur, 'maxipostkarte')).toMatchObject({ ok: false })
    expect(hasAbhilfe({ abhilfe: 'verschieben' })).toBe(false)
  })
})
