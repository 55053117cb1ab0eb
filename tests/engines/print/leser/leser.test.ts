import { describe, expect, test, vi } from 'vitest'
import type { Seite } from '#src/contract/dokument.ts'
import { leaveHint } from '#src/engines/print/leser/gelassen.ts'
import { leseBefunde } from '#src/engines/print/leser/leseBefunde.ts'
import { contextOf } from '../fixtures.ts'
import { Woerterbuch } from '#src/engines/print/leser/woerterbuch.ts'
import { KONTO, read, sheetOf } from './leser.ts'

const codes = (text: string, ...more: string[]) => read(sheetOf(text, ...more), KONTO).map(({ code }) => code)
const meant = (text: string) => read(sheetOf(text)).map(({ fund }) => fund.meant)

describe('Words', () => {
  test('A slip of one letter is said with what was meant', () => {
    expect(meant('Herzliche Einladnug zum Sommerfest')).toEqual(['Einladung'])
    expect(meant('HERZLICHE EINLADNUG ZUM FEST')).toEqual(['EINLADUNG'])
    expect(meant('Herzliche Einladnug zum Frühstükc')).toEqual(['Einladung', 'Frühstück'])
    expect(meant('Jetz anmelden')).toEqual(['Jetzt'])
  })

  test.each([
    'Donaudampfschifffahrtskapitänsmütze und Sonntagsfrühstücksbuffet',
    'Grüsse aus der Strasse',
    'Gruesse aus Koeln',
    'Er weiß, daß wir numerieren',
    'kontakt@kuhnretz.de und www.kuhnretz.de und #frühstükc',
    'Kund:innen, Mitarbeiter*innen und Freund_innen',
    'Familie Kuhnertz freut sich',
    'Kuhnertzstraße 5',
  ])('%s is quiet', (text) => {
    expect(codes(text).filter((code) => code === 'rechtschreibung')).toEqual([])
  })

  test('A code of ten thousand letters is not looked up in parts', () => {
    const asked = vi.spyOn(Woerterbuch.prototype, 'kindOf')
    expect(codes('Donaudampfschifffahrtsgesellschaftskapitän'.repeat(240))).toEqual([])
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  test('A word that holds a field is nobody’s mistake', () => {
    const [seite] = sheetOf('')
    const layer = seite?.layers[0]
    if (!seite || layer?.type !== 'text') throw new Error('no text')
    const runs = [
      { t: 'text' as const, text: 'Frühstükcs' },
      { t: 'ph' as const, key: 'nachname' as const, fallback: 'x' },
    ]
    expect(read([{ ...seite, layers: [{ ...layer, paragraphs: [{ align: 'left', runs }] }] }])).toEqual([])
  })
})

describe('Prices', () => {
  test.each(['ab 19,90', 'nur 5,-', 'Statt 1.299,00 jetzt'])('%s lacks its unit', (text) => {
    expect(codes(text)).toEqual(['preisOhneWaehrung'])
  })

  test.each([
    'ab 19,90 €',
    'für € 19,90',
    'ab 19,90 m²',
    'ab 10,50 Uhr',
    'für 2,50 Euro',
    'nur 3,5 km',
    'ab 1.12.2026',
  ])('%s is whole', (text) => expect(codes(text)).toEqual([]))

  test('The unit may stand in another layer, or be said for all', () => {
    expect(codes('ab 19,90', '€')).toEqual([])
    expect(codes('Pizza für 9,50', 'Alle Preise in Euro')).toEqual([])
  })
})

describe('Days', () => {
  test.each([
    ['Montag, 3.12.2026', 'wochentagFalsch'],
    ['Mo., 03.12.26', 'wochentagFalsch'],
    ['30.2.2027', 'datumUnmoeglich'],
    ['gültig bis 28.11.2026', 'datumVergangen'],
    ['bis zum 30. September', 'datumVergangen'],
  ])('%s: %s', (text, code) => expect(codes(text)).toEqual([code]))

  test.each([
    'Donnerstag, 3.12.2026',
    'gültig bis 29.11.2026',
    'seit 1.10.2026',
    'Stand: 01.11.2026',
    'vom 1.4. bis 31.10. geöffnet',
    'vom 1.10.2026 bis 31.12.2026',
    'gegründet am 3.5.1987',
    'montags 9.30 bis 12.30 Uhr',
    'Kapitel 3.2. und 4.1.',
  ])('%s is sound', (text) => expect(codes(text)).toEqual([]))
})

describe('Offers, templates and the account', () => {
  test('An offer needs an end, which may stand on another page', () => {
    expect(codes('20 % Rabatt auf alles')).toEqual(['angebotOhneEnde'])
    expect(codes('Bis zu 20 % Rabatt auf alles')).toEqual(['angebotOhneEnde'])
    expect(codes('20 % Rabatt auf alles', 'Gültig bis 31.12.2026')).toEqual([])
    expect(codes('Fordern Sie unser Angebot an')).toEqual([])
    expect(codes('10 % Mengenrabatt')).toEqual([])
  })

  test('What is left of a template is said once, without its words', () => {
    expect(codes('Lorem ipsum dolor sit amet, consetetur sadipscing elitr')).toEqual(['vorlagenrest'])
    expect(codes('Größe XXL bei XXXLutz')).toEqual([])
  })

  test('A number or address is asked for once, and not where the account’s stands beside it', () => {
    expect(codes('Telefon 030 123987 oder 030 998877')).toEqual(['telefonAnders'])
    expect(codes('Telefon +49 351 4477810, Fax 0351 4477899')).toEqual([])
    expect(codes('www.optik-seeblick.de, Post an info@optik-seeblik.de')).toEqual(['webAnders'])
    expect(codes('www.termine.optik-seeblick.de')).toEqual([])
    expect(codes('www.anderer-laden.de')).toEqual(['webAnders'])
    expect(codes('instagram.com/optik, optik@gmx.de')).toEqual([])
  })
})

test('What is left as it is stays quiet until its words change', () => {
  const seiten = sheetOf('Unser Familienbetreib sagt danke.\nEinladnug zum Sommerfest')
  const [first, ...rest] = read(seiten)
  const found = leseBefunde(first ? [first] : [], contextOf('maxipostkarte'))
  const left: Seite[] = found[0] ? leaveHint(seiten, found[0]) : []
  expect(read(left)).toEqual(rest.map((hint) => ({ ...hint, at: expect.anything() as unknown })))
  expect(left[0]?.gelassen).toEqual([`rechtschreibung:${first?.fund.text}`])
})

test('The place of a hint is that of its word', () => {
  const seiten = sheetOf('Wir laden\nSie ein: Einladnug')
  const [befund] = leseBefunde(read(seiten), contextOf('maxipostkarte'))
  expect(befund).toMatchObject({ schwere: 'hinweis', ist: 'Einladnug', soll: 'Einladung', seite: 'vorderseite' })
  const { x = 0, y = 0, w = 0, h = 0 } = befund?.stelle ?? {}
  const layer = seiten[0]?.layers[0]
  expect(y).toBeCloseTo((layer?.y ?? 0) + 5.2, 1)
  expect(x).toBeGreaterThan((layer?.x ?? 0) + 8)
  expect(w).toBeGreaterThan(10)
  expect(w).toBeLessThan(25)
  expect(h).toBeCloseTo(5.2, 1)
})
