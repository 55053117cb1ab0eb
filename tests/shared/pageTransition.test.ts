import { afterEach, describe, expect, test, vi } from 'vitest'
import { entryOf, playEntry } from '#src/shared/layout/pageTransition.ts'

describe('a page comes in', () => {
  test.each([
    ['none', 'ltr', null],
    ['fade', 'ltr', { opacity: 0 }],
    ['scroll-y', 'rtl', { opacity: 0, transform: 'translateY(16px)' }],
    ['scroll-y-reverse', 'ltr', { opacity: 0, transform: 'translateY(-16px)' }],
    ['scroll-x', 'ltr', { opacity: 0, transform: 'translateX(16px)' }],
    ['scroll-x', 'rtl', { opacity: 0, transform: 'translateX(-16px)' }],
    ['scroll-x-reverse', 'ltr', { opacity: 0, transform: 'translateX(-16px)' }],
    ['slide-x', 'ltr', { opacity: 0, transform: 'translateX(72px)' }],
    ['slide-x-reverse', 'rtl', { opacity: 0, transform: 'translateX(72px)' }],
    ['slide-y', 'ltr', { opacity: 0, transform: 'translateY(72px)' }],
  ] as const)('%s in %s', (transition, direction, expected) => {
    expect(entryOf(transition, direction)).toEqual(expected)
  })
})

describe('motion', () => {
  afterEach(() => vi.unstubAllGlobals())

  function play(reduced: boolean) {
    vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
    const page = document.createElement('main')
    const animate = vi.fn<HTMLElement['animate']>()
    page.animate = animate
    playEntry(page, 'slide-y')
    return animate
  }

  test('takes 120 to 200 ms and only moves and shows', () => {
    const [frames, timing] = play(false).mock.calls[0] ?? []
    expect(frames).toEqual([{ opacity: 0, transform: 'translateY(72px)' }, {}])
    expect(timing).toEqual({ duration: 180, easing: 'ease-out' })
  })

  test('is off for those who want none', () => {
    expect(play(true)).not.toHaveBeenCalled()
  })
})
