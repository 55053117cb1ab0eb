import { expect, test } from 'vitest'
import type { Befund } from '#src/contract/dokument.ts'
import { fundstellenOf } from '#src/engines/print/preflight/fundstellen.ts'
import { shape } from '../fixtures.ts'

const befund = (more: Partial<Befund>): Befund => ({ schwere: 'warnung', code: 'x', text: 'x', ...more })
const stelle = { x: 1, y: 2, w: 3, h: 4 }

test('findings with a place are numbered as they are listed, those without have no number', () => {
  const whole = befund({ text: 'the file' })
  const [first, second] = [befund({ seite: 'vorderseite', stelle }), befund({ seite: 'rueckseite', stelle })]
  expect(fundstellenOf([first, whole, second])).toEqual([
    { nummer: 1, befund: first, seite: 'vorderseite', stelle },
    { nummer: 2, befund: second, seite: 'rueckseite', stelle },
  ])
})

test('what is said of a layer lies where the layer does, turned as it is, on its side', () => {
  const layer = shape({ id: 'turned', x: 10, y: 20, w: 20, h: 10, rotation: 90 })
  const seiten = [
    { side: 'vorderseite', layers: [], guides: [] },
    { side: 'rueckseite', layers: [layer], guides: [] },
  ] as const
  const [found] = fundstellenOf(
    [befund({ layerId: 'turned' })],
    seiten.map((seite) => ({ ...seite, layers: [...seite.layers], guides: [] })),
  )
  expect(found?.seite).toBe('rueckseite')
  expect(found?.stelle.x).toBeCloseTo(15)
  expect(found?.stelle.y).toBeCloseTo(15)
  expect(found?.stelle.w).toBeCloseTo(10)
  expect(found?.stelle.h).toBeCloseTo(20)
  expect(fundstellenOf([befund({ layerId: 'gone' })], [])).toEqual([])
})
