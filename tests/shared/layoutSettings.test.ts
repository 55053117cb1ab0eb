import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  changeSettings,
  LAYOUT_DEFAULTS,
  parseSettings,
  PRIMARIES,
  skinsOf,
  type LayoutSettings,
} from '#src/shared/layout/layoutSettings.ts'
import { changeLayout, layoutSettings, resetLayout, startLayout } from '#src/shared/layout/layoutStore.ts'

/** What a browser may have kept: from a version before, from another page, broken by hand. */
const KEPT: [name: string, text: string | null][] = [
  ['nothing', null],
  ['no JSON', '{skin:'],
  ['an empty text', ''],
  ['null', 'null'],
  ['a number', '42'],
  ['a text', '"bordered"'],
  ['a list', '["bordered"]'],
  [
    'unknown values',
    '{"skin":"glass","primary":"pink","navigation":"diagonal","appBar":7,"footer":null,"direction":"up"}',
  ],
  ['wrong types', '{"menuHidden":"true","menuCollapsed":1,"skin":["bordered"],"contentWidth":{"full":true}}'],
  ['a prototype', '{"__proto__":{"skin":"bordered"},"constructor":{"prototype":{"skin":"bordered"}}}'],
  ['names of every object', '{"toString":"x","hasOwnProperty":"y","skin":"bordered"}'],
  ['semi-dark with the top menu', '{"skin":"semi-dark","navigation":"horizontal"}'],
  ['semi-dark with the side menu', '{"skin":"semi-dark","navigation":"vertical"}'],
  ['a hidden and collapsed menu', '{"navigation":"vertical","menuHidden":true,"menuCollapsed":true}'],
  ['a collapsed menu', '{"navigation":"vertical","menuCollapsed":true}'],
  ['mirrored', '{"direction":"rtl"}'],
  [
    'one broken value beside good ones',
    '{"primary":"plum","skin":3,"appBar":"hidden","footer":"fixed","contentWidth":"full"}',
  ],
  ...PRIMARIES.map((primary): [string, string] => [`colour ${primary}`, JSON.stringify({ primary })]),
]

function kept(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

describe('what the browser kept', () => {
  test.each(KEPT)('%s gives settings that exist', (_, text) => {
    const settings = parseSettings(kept(text))
    expect(Object.keys(settings).toSorted()).toEqual(Object.keys(LAYOUT_DEFAULTS).toSorted())
    expect(skinsOf(settings)).toContain(settings.skin)
    expect(parseSettings(settings)).toEqual(settings)
  })

  test('a broken value takes no good one along', () => {
    expect(parseSettings({ primary: 'plum', skin: 3, menuHidden: 'yes' })).toEqual({
      ...LAYOUT_DEFAULTS,
      primary: 'plum',
    })
  })

  test('no prototype is polluted', () => {
    parseSettings(JSON.parse('{"__proto__":{"skin":"bordered","polluted":true}}'))
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    expect(LAYOUT_DEFAULTS.skin).toBe('default')
  })
})

test('the defaults of the specification', () => {
  expect(LAYOUT_DEFAULTS).toMatchObject({
    navigation: 'horizontal',
    contentWidth: 'boxed',
    appBar: 'fixed',
    footer: 'static',
  })
})

test('semi-dark is not offered with the top menu, and falls back when the menu moves there', () => {
  expect(skinsOf({ navigation: 'horizontal' })).toEqual(['default', 'bordered'])
  const semiDark = changeSettings(LAYOUT_DEFAULTS, { navigation: 'vertical', skin: 'semi-dark' })
  expect(semiDark.skin).toBe('semi-dark')
  expect(changeSettings(semiDark, { navigation: 'horizontal' }).skin).toBe('default')
  expect(changeSettings(LAYOUT_DEFAULTS, { skin: 'semi-dark' }).skin).toBe('default')
})

describe('the store', () => {
  let stop: () => void
  beforeEach(() => {
    stop = startLayout()
  })
  afterEach(() => {
    stop()
    vi.restoreAllMocks()
    resetLayout()
  })
  const attribute = (name: string) => document.documentElement.getAttribute(name)

  test('a change is on the page at once and kept', () => {
    changeLayout({ skin: 'bordered', contentWidth: 'full' })
    expect(attribute('data-skin')).toBe('bordered')
    expect(attribute('data-width')).toBe('full')
    expect(JSON.parse(localStorage.getItem('darstellung') ?? '')).toMatchObject({
      skin: 'bordered',
      contentWidth: 'full',
    })
  })

  test('a change in another tab shows here', () => {
    const elsewhere: LayoutSettings = { ...LAYOUT_DEFAULTS, primary: 'moss', appBar: 'static' }
    localStorage.setItem('darstellung', JSON.stringify(elsewhere))
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'darstellung' }))
    expect(layoutSettings()).toEqual(elsewhere)
    expect(attribute('data-primary')).toBe('moss')
    expect(attribute('data-bar')).toBe('static')
  })

  test('another tab that writes nonsense or clears everything changes to the defaults', () => {
    changeLayout({ primary: 'plum' })
    localStorage.setItem('darstellung', '{broken')
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'darstellung' }))
    expect(attribute('data-primary')).toBe('ink')
    changeLayout({ primary: 'plum' })
    localStorage.clear()
    globalThis.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(attribute('data-primary')).toBe('ink')
  })

  test('a blocked storage: changes last as long as the tab', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    changeLayout({ primary: 'slate' })
    expect(attribute('data-primary')).toBe('slate')
    startLayout()()
    expect(attribute('data-primary')).toBe('slate')
    resetLayout()
    expect(attribute('data-primary')).toBe('ink')
  })

  test('a reset leaves nothing behind', () => {
    changeLayout({ footer: 'hidden', direction: 'rtl' })
    resetLayout()
    expect(localStorage.getItem('darstellung')).toBeNull()
    expect(layoutSettings()).toEqual(LAYOUT_DEFAULTS)
    expect(attribute('data-footer')).toBe('static')
  })
})
