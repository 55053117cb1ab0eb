import { render } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Quote } from '#src/features/statistik/components/Quote.tsx'
import { initI18n } from '#src/shared/i18n/i18n.ts'
import { AppTheme } from '#src/shared/theme/AppTheme.tsx'
import { loadRtl } from '#src/shared/theme/direction.ts'
import { SearchButton } from '#src/shell/tools/SearchButton.tsx'

beforeAll(async () => {
  await initI18n()
  document.documentElement.dir = 'rtl'
  await loadRtl()
  render(
    <AppTheme>
      <SearchButton />
      <Quote rate={0.5} best={1} />
    </AppTheme>,
  )
})
afterAll(() => {
  document.documentElement.dir = 'ltr'
})

/** What the rules of a mirrored page say of a selector's end. */
const rulesOf = (selector: string): string =>
  [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion^="rtl"]')]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule]))
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText.endsWith(selector))
    .map(({ cssText }) => cssText)
    .join('\n')

test('numbers of a German list and the keys of the search are read from the left on a mirrored page, too', () => {
  expect(rulesOf('li::marker')).toContain('direction: ltr')
  expect(rulesOf('::after')).toMatch(/attr\(data-keys\)[^]*direction: ltr/)
})

test('a bar grows from the side where a mirrored page begins', () => {
  const rules = rulesOf('i > b')
  expect(rules).toContain('transform-origin: right')
  expect(rules).not.toContain('transform-origin: left')
})
