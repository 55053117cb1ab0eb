import { describe, expect, test } from 'vitest'
import { isSearchShortcut } from '#src/shell/search/shortcut.ts'

const keys = (change: Partial<Parameters<typeof isSearchShortcut>[0]>) => ({
  key: '?',
  code: 'Slash',
  ctrlKey: true,
  shiftKey: true,
  altKey: false,
  metaKey: false,
  ...change,
})

describe('ctrl+shift+slash', () => {
  test.each([
    ['American keyboard', {}],
    ['American keyboard where ctrl keeps the sign', { key: '/' }],
    ['German keyboard: slash on the 7', { key: '/', code: 'Digit7' }],
    ['German keyboard: question mark on the ß', { key: '?', code: 'Minus' }],
    ['French keyboard: slash on the colon', { key: '/', code: 'Period' }],
    ['Arabic keyboard: the place of the key', { key: '؟' }],
    ['Russian keyboard without a slash there', { key: 'ю' }],
  ])('%s opens the search', (_, change) => {
    expect(isSearchShortcut(keys(change))).toBe(true)
  })

  test.each([
    ['German keyboard: the key of the American place zooms', { key: '_', code: 'Slash' }],
    ['German keyboard: minus', { key: '-', code: 'Slash' }],
    ['American keyboard: ctrl+shift+7', { key: '&', code: 'Digit7' }],
    ['typing a slash', { key: '/', code: 'Digit7', ctrlKey: false }],
    ['typing a question mark', { ctrlKey: false }],
    ['ctrl+slash', { key: '/', shiftKey: false }],
    ['AltGr on Windows is ctrl+alt', { altKey: true }],
    ['with the command key', { metaKey: true }],
    ['ctrl+shift+s', { key: 'S', code: 'KeyS' }],
    ['the modifier itself', { key: 'Shift', code: 'ShiftLeft' }],
  ])('%s does not', (_, change) => {
    expect(isSearchShortcut(keys(change))).toBe(false)
  })
})
