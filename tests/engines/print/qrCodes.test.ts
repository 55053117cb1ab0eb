import { describe, expect, test } from 'vitest'
import type { Seite } from '#src/contract/dokument.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'
import { linkNummer, linkZusatz, qrCodesOf, count } from '#src/engines/print/qrCodes.ts'
import { qrName, zielText } from '#src/engines/print/qrWorte.ts'

describe('links of one card', () => {
  test('differ by an ending of two letters at most, the first by none', () => {
    const endings = Array.from({ length: 900 }, (_, i) => linkZusatz(i + 1))
    expect(endings.slice(0, 10)).toEqual(['', '2', '3', '4', '5', '6', '7', '8', '9', 'a'])
    expect(new Set(endings).size).toBe(900)
    expect(endings.every((ending) => /^[2-9a-hjkmnp-z]{0,2}$/.test(ending))).toBe(true)
    expect(endings.map(linkNummer)).toEqual(endings.map((_, i) => i + 1))
  })

  test('go to websites alone, and to nobody where scans are not measured', () => {
    const seiten = defaultSeiten('maxipostkarte').map((seite) => ({
      ...seite,
      layers: seite.layers.flatMap((layer): Seite['layers'] =>
        layer.type === 'qrcode'
          ? [
              { ...layer, enabled: true, inhalt: `www.${seite.side}.example.org` },
              { ...layer, id: `${layer.id}-ruf`, enabled: true, inhaltTyp: 'telefon' as const, inhalt: '0351 1234' },
              { ...layer, id: `${layer.id}-aus`, enabled: false, inhalt: 'https://aus.example.org' },
              { ...layer, id: `${layer.id}-leer`, enabled: true, inhalt: '' },
              { ...layer, id: `${layer.id}-versteckt`, enabled: true, visible: false, inhalt: 'https://x.example.org' },
            ]
          : [layer],
      ),
    }))
    const codes = qrCodesOf(seiten)
    expect(codes.map(({ seite, ziel }) => [seite, ziel])).toEqual([
      ['rueckseite', 'https://www.rueckseite.example.org/'],
      ['rueckseite', 'tel:03511234'],
      ['vorderseite', 'https://www.vorderseite.example.org/'],
      ['vorderseite', 'tel:03511234'],
    ])
    expect(count(codes, true).map(({ nummer }) => nummer)).toEqual([1, null, 2, null])
    expect(count(codes, false).map(({ nummer }) => nummer)).toEqual([null, null, null, null])
  })
})

test.each([
  ['website', 'https://laden.example.org/', 'https://laden.example.org/'],
  ['telefon', 'tel:+49351', 'Anruf bei +49351'],
  ['sms', 'sms:+49351', 'SMS an +49351'],
  ['email', 'mailto:a@example.org', 'E-Mail an a@example.org'],
  ['text', 'Guten Tag', 'Text „Guten Tag“'],
  ['vcard', 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Erika;;;;\r\nFN:Erika Beispiel\r\nEND:VCARD', 'Kontakt Erika Beispiel'],
  ['vcard', 'BEGIN:VCARD', 'Kontakt'],
  [
    'vcard',
    String.raw`BEGIN:VCARD~N:Vogt;Lena;;;~FN:Lena Vogt~ORG:Firma\, Nord~ADR;TYPE=WORK:;;Heidestr. 1;Köln;;51147;~TEL:+49221~END:VCARD`
      .split('~')
      .join('\r\n'),
    'Kontakt Lena Vogt (Firma, Nord, Heidestr. 1, 51147 Köln, +49221)',
  ],
] as const)('a code of kind %s is named by what it does', (typ, ziel, words) => {
  expect(zielText({ typ, ziel })).toBe(words)
})

test('a code is named with its page', () => {
  expect(qrName({ name: 'Zum Laden', seite: 'rueckseite' })).toBe('„Zum Laden“ (Rückseite)')
})
