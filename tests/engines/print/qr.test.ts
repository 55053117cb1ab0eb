import { describe, expect, test } from 'vitest'
import { qrMatrixOf } from '#src/engines/print/layerOps.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'
import { maskOf, qrMatrix, qrModules, qrRuns, qrText } from '#src/engines/print/qr.ts'

/** The four penalties of ISO/IEC 18004, counted on the finished code. */
function penalty(matrix: readonly (readonly boolean[])[]): number {
  const rows = matrix.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(''))
  let sum = 0
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2
    sum += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length
  }
  for (const [y, row] of rows.entries())
    for (let x = 0; x + 1 < row.length && y + 1 < rows.length; x++)
      if (/^(0000|1111)$/.test(row.slice(x, x + 2) + (rows[y + 1] ?? '').slice(x, x + 2))) sum += 3
  const dark = rows.join('').replaceAll('0', '').length / rows.length ** 2
  return sum + 10 * Math.floor(Math.abs(dark * 100 - 50) / 5)
}

describe('content of a code', () => {
  test.each([
    ['website', 'https://example.org/a', 'https://example.org/a'],
    ['website', 'www.gärtnerei.de/grün?x=ä', 'https://www.xn--grtnerei-0za.de/gr%C3%BCn?x=%C3%A4'],
    ['website', 'example.org:8080/x', 'https://example.org:8080/x'],
    ['email', 'info@example.org', 'mailto:info@example.org'],
    ['telefon', '+49 (0) 221 / 123-45', 'tel:+4922112345'],
    ['telefon', '0049 221 – 123 45', 'tel:+4922112345'],
    ['telefon', '(0)221 12345', 'tel:022112345'],
    ['email', 'jürgen@gärtnerei.de', 'mailto:j%C3%BCrgen@xn--grtnerei-0za.de'],
    ['sms', '0171 1234567', 'sms:01711234567'],
    ['text', ' Hallo ', 'Hallo'],
  ] as const)('%s: %s', (typ, inhalt, expected) => {
    expect(qrText(typ, inhalt)).toEqual({ ok: true, text: expected })
  })

  test.each([
    ['website', 'javascript:alert(1)'],
    ['website', 'JavaScript:alert(1)'],
    ['website', 'data:text/html,x'],
    ['website', 'file:///etc/passwd'],
    ['website', 'https://name:pass@example.org'],
    ['website', 'nur Worte'],
    ['website', ''],
    ['email', 'kein Konto'],
    ['telefon', 'anrufen'],
  ] as const)('%s refuses %s', (typ, inhalt) => {
    expect(qrText(typ, inhalt).ok).toBe(false)
    expect(qrMatrix(typ, inhalt)).toEqual([])
  })

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://example.org/%0Aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'vbscript:x',
    'blob:https://example.org/x',
    'view-source:https://example.org',
    'intent://example.org#Intent;end',
    'https:javascript:alert(1)',
  ])('SEC-28 no address but of the web: %j', (inhalt) => {
    const result = qrText('website', inhalt)
    // What is taken leads to a website, whatever was written.
    expect(result.ok ? new URL(result.text).protocol : 'refused').toMatch(/^(refused|https?:)$/)
    expect(result.ok ? result.text : '').not.toMatch(/^\s*(javascript|data|file|vbscript|blob):/i)
  })

  test('EDT-12 too much content is refused instead of thrown', () => {
    expect(qrModules('x'.repeat(5000))).toEqual([])
    const layer = defaultSeiten('maxipostkarte')
      .flatMap(({ layers }) => layers)
      .find(({ type }) => type === 'qrcode')
    if (layer?.type !== 'qrcode') throw new Error('no code')
    const code = (inhalt: string) => qrMatrixOf({ ...layer, inhaltTyp: 'text', inhalt }, {})
    expect(code('x'.repeat(5000))).toEqual({ matrix: [], grund: 'Der Inhalt ist zu lang für einen QR-Code.' })
    expect(code('x').grund).toBeNull()
    expect(code('x').matrix.length).toBeGreaterThan(20)
  })

  test.each(['M', 'Q', 'H'] as const)(
    'the mask is the one with the least penalty (ISO/IEC 18004, 7.8.3), ecc %s',
    (ecc) => {
      const seen = new Set<number>()
      for (let i = 0; i < 24; i++) {
        const text = 'Tulpen und Rosen '.repeat(i % 12) + i
        const masks = Array.from({ length: 8 }, (_, mask) => qrModules(text, ecc, mask))
        expect(masks.map(maskOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
        const chosen = qrModules(text, ecc)
        expect(penalty(chosen)).toBe(Math.min(...masks.map(penalty)))
        seen.add(maskOf(chosen))
      }
      expect(seen.size).toBeGreaterThan(4)
    },
  )

  test('runs cover exactly the black modules', () => {
    const matrix = qrMatrix('website', 'https://example.org')
    const again = matrix.map((row) => row.map(() => false))
    for (const [x, y, length] of qrRuns(matrix)) {
      for (let i = 0; i < length; i++) {
        const row = again[y]
        if (row) row[x + i] = true
      }
    }
    expect(again).toEqual(matrix)
  })
})
