import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { apiBeschreibung } from '#src/domain/apizugang/beschreibung.ts'
import { API_VERSION } from '#src/contract/openapi/adresse.ts'
import { surfaceOf } from './surface.ts'

const FOLDER = join(import.meta.dirname, 'surface')
const recordOf = (version: string) => join(FOLDER, `${version}.txt`)

const beschreibung = apiBeschreibung({ produktName: 'Postkampagne', serverUrl: 'https://post.example.org' })
const now = surfaceOf(beschreibung)

/** What a program of that version would no longer find, and what it would now have to send (docs/api/changelog.md). */
function broken(recorded: readonly string[], current: readonly string[]): string[] {
  const [had, has] = [new Set(recorded), new Set(current)]
  const gone = recorded.filter((line) => !line.startsWith('!') && !has.has(line))
  // A field that has to be sent is one more only where its thing was there before.
  const things = new Set(recorded.map((line) => line.replace(/^! /, '').split(/[.?:]/)[0]))
  const demanded = current.filter(
    (line) => line.startsWith('! ') && !had.has(line) && things.has(line.slice(2).split(/[.?:]/)[0]),
  )
  return [...gone, ...demanded]
}

describe('the surface of v1 only grows', () => {
  test('nothing that programs rely on is gone, and nothing more has to be sent', () => {
    const file = recordOf(API_VERSION)
    expect(existsSync(file), `surface/${API_VERSION}.txt is missing: \`npm run openapi -- --surface\` writes it`).toBe(
      true,
    )
    expect(broken(readFileSync(file, 'utf8').trim().split('\n'), now)).toEqual([])
  })

  test.each([
    ['a call', (line: string) => line.startsWith('GET ') && !line.includes('?')],
    ['a field of an answer', (line: string) => line.startsWith('Kampagne.menge:')],
    ['a word', (line: string) => line.includes(' = "inBezahlung"')],
  ])('%s that is taken away is noticed', (_what, isIt) => {
    const gone = now.find(isIt) ?? ''
    expect(gone).not.toBe('')
    expect(
      broken(
        now,
        now.filter((line) => line !== gone),
      ),
    ).toEqual([gone])
  })

  test('a field that has to be sent from now on is noticed', () => {
    const more = '! SaveKampagneEingabe.mondphase'
    expect(broken(now, [...now, more])).toEqual([more])
  })
})
