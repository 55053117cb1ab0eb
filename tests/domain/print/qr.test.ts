import { encode } from 'uqr'
import { describe, expect, test } from 'vitest'
import { qrMatrix, qrModules, qrRuns, qrText } from '#src/domain/print/qr.ts'

describe('content of a code', () => {
  test.each([
    ['website', 'https://example.org/a', 'https://example.org/a'],
    ['website', 'www.gärtnerei.de/grün?x=ä', 'https://www.xn--grtnerei-0za.de/gr%C3%BCn?x=%C3%A4'],
    ['website', 'example.org:8080/x', 'https://example.org:8080/x'],
    ['email', 'info@example.org', 'mailto:info@example.org'],
    ['telefon', '+49 (0) 221 / 123-45', 'tel:+4922112345'],
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

  test('a business card of lines', () => {
    const card = qrText('vcard', 'Erika Muster\nerika@example.org\n0221 123')
    expect(card.ok && card.text.split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Erika Muster;;;;',
      'FN:Erika Muster',
      'EMAIL:erika@example.org',
      'TEL:0221123',
      'END:VCARD',
    ])
  })

  test('too much content is refused instead of thrown', () => {
    expect(qrModules('x'.repeat(5000))).toEqual([])
  })

  test.each(['M', 'Q', 'H'] as const)('the mask is mostly the encoder’s own slow choice, ecc %s', (ecc) => {
    const urls = Array.from({ length: 60 }, (_, i) => `https://post.example.org/q/${(i * 2_654_435_761).toString(36)}`)
    const same = urls.filter((url) => {
      return JSON.stringify(qrModules(url, ecc)) === JSON.stringify(encode(url, { ecc, border: 0 }).data)
    })
    // The encoder also counts finder patterns of larger scale. By chance alone it would be one in eight.
    expect(same.length).toBeGreaterThan(28)
  })

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
