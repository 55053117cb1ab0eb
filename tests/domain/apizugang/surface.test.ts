import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { apiBeschreibung } from '#src/domain/apizugang/beschreibung.ts'
import { API_VERSION } from '#src/domain/apizugang/aenderungen.ts'
import { broken, factsIn, linesOf, recordOf, surfaceOf } from './surface.ts'

const [version, ...lines] = readFileSync(join(import.meta.dirname, 'surface.txt'), 'utf8')
  .trimEnd()
  .split('\n')

const now = surfaceOf(apiBeschreibung({ produktName: 'Postkampagne', serverUrl: 'https://post.example.org' }))
/** As if this were what 1.2.0 promised. */
const record = recordOf('1.2.0', now, null)

describe('the surface of v1 only grows, and says so', () => {
  test('it is what is recorded of this version', () => {
    const recorded = factsIn(lines)
    const [had, has] = [new Set(recorded), new Set(now)]
    const gone = recorded.filter((fact) => !has.has(fact))
    const more = now.filter((fact) => !had.has(fact))
    expect(
      { version, gone, more },
      'A change is a new API_VERSION with its entries, recorded by `npm run openapi -- --surface`.',
    ).toEqual({ version: API_VERSION, gone: [], more: [] })
    expect(lines).toEqual(linesOf(now))
  })

  test('a line holds everything that is said of its thing', () => {
    expect(factsIn(linesOf(now))).toEqual(now)
  })

  test.each([
    ['a call', (fact: string) => fact.startsWith('GET ') && !fact.includes('?')],
    ['a parameter', (fact: string) => fact.startsWith('GET ') && fact.includes('?')],
    ['a field of an answer', (fact: string) => fact.startsWith('Kampagne.menge:')],
    ['a word', (fact: string) => fact.includes(' = "inBezahlung"')],
    ['an event', (fact: string) => fact.includes(' = "kampagne.state"')],
  ])('%s that is taken away is noticed', (_what, isIt) => {
    const gone = now.find(isIt) ?? ''
    expect(gone).not.toBe('')
    const less = now.filter((fact) => fact !== gone)
    expect(broken(now, less)).toEqual([gone])
    expect(() => recordOf('1.3.0', less, record)).toThrow(gone)
  })

  test.each([
    ['a field that has to be sent from now on', '! SaveKampagneEingabe.mondphase'],
    ['a parameter that has to be sent from now on', '! GET /api/v1/kampagne/fetchKampagnen ?mondphase'],
    ['an answer that may be nothing', 'Kampagne.menge: null'],
  ])('%s is noticed', (_what, more) => {
    expect(broken(now, [...now, more])).toEqual([more])
    expect(() => recordOf('1.3.0', [...now, more], record)).toThrow(more)
  })

  test.each([
    ['a call', ['POST /api/v1/mond/steige: MondAntwort', '! SteigeEingabe.phase', 'SteigeEingabe.phase: string']],
    ['a field of an answer', ['Kampagne.mondphase: null', 'Kampagne.mondphase: string']],
    ['a word', ['GelesenerState = "imMond"']],
    ['a kind that may be sent', ['SaveKampagneEingabe.bezeichnung: null']],
  ])('%s that comes in addition needs a new version, and no new first number', (_what, more) => {
    const grown = [...now, ...more].toSorted()
    expect(broken(now, grown)).toEqual([])
    expect(() => recordOf('1.2.0', grown, record)).toThrow('A change is a new version')
    expect(factsIn(recordOf('1.3.0', grown, record).trimEnd().split('\n').slice(1))).toEqual(grown)
  })

  test('what breaks programs has another first number', () => {
    expect(recordOf('2.0.0', now.slice(1), record)).toMatch(/^2\.0\.0\n/)
  })
})
