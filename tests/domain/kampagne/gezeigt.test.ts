import { expect, test } from 'vitest'
import { gezeigtSatz } from '#src/domain/kampagne/gezeigt.ts'

test('what was shown is named side by side, a picture before its words, and nothing as nothing', () => {
  const front = { seite: 'vorderseite', weg: 'bild' } as const
  const back = { seite: 'rueckseite', weg: 'text' } as const
  expect(gezeigtSatz([back, front])).toBe('Vorderseite, Rückseite (als Text)')
  expect(gezeigtSatz([{ ...front, weg: 'text' }, front])).toBe('Vorderseite')
  expect(gezeigtSatz([])).toBe('nichts (Aufruf ohne die Freigabeseite)')
})
