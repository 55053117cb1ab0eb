import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stillPage } from '#src/build/frameStyles.ts'
import { isOpen } from '#src/routes/kinds.ts'
import { PAGES, type PageKey } from '#src/routes/pages.ts'
import type { PageRecord } from '#src/routes/record.ts'

const records: [string, PageRecord][] = Object.entries(PAGES satisfies Record<PageKey, PageRecord>)
const open = records.filter(([, { access }]) => isOpen(access))

let page: string
/** A separate window for the page. */
const frame = document.createElement('iframe')
beforeAll(async () => {
  page = await stillPage(await readFile('index.html', 'utf8'))
  document.body.append(frame)
  const { head, body } = new DOMParser().parseFromString(page, 'text/html')
  frame.contentDocument?.documentElement.replaceChildren(head, body)
})
afterAll(() => frame.remove())

/** What is painted before any script, where the first script named what to show. */
function painted(screen: string | undefined): Element[] {
  const { contentDocument, contentWindow } = frame
  if (!contentDocument || !contentWindow) throw new Error('no window')
  if (screen === undefined) contentDocument.documentElement.removeAttribute('data-screen')
  else contentDocument.documentElement.setAttribute('data-screen', screen)
  const isShown = (element: Element | null): boolean =>
    element === null || (contentWindow.getComputedStyle(element).display !== 'none' && isShown(element.parentElement))
  return [...contentDocument.querySelectorAll('#root *')].filter(isShown)
}

const wordsOf = (shown: Element[]) => shown.filter(({ tagName }) => tagName === 'H1').map((h1) => h1.textContent)

describe('what is painted before any script', () => {
  test.each(open)(
    '%s has a start of its kind: its heading, the place of what follows, nothing to press',
    (_, record) => {
      expect(record.start).toBeDefined()
      const shown = painted(record.start)
      expect(wordsOf(shown)).toEqual([expect.stringMatching(/^[A-ZÄÖÜ][\wäöüß -]+$/)])
      expect(shown.filter(({ tagName }) => tagName === 'I').length).toBeGreaterThan(1)
      expect(shown.filter((element) => element.matches('a, button, input, [tabindex], .boot'))).toEqual([])
      expect(shown.find((element) => element.matches('[data-start]'))).toHaveProperty('lang', 'de')
    },
  )

  test('a page behind the login has the frame and no start of its own', () => {
    expect(records.filter(([, { access, start }]) => !isOpen(access) && start !== undefined)).toEqual([])
    const shown = painted(undefined)
    expect(shown.some((element) => element.matches('.boot'))).toBe(true)
    expect(shown.filter((element) => element.matches('[data-start]'))).toEqual([])
  })

  test('of an address that no page has, nothing', () => {
    expect(painted('blank')).toEqual([])
  })

  test('words of the product take all their places', () => {
    expect(page).not.toMatch(/<!-- \w+:/)
    expect(wordsOf(painted('freigabe'))).toEqual(['Bitte prüfen und freigeben'])
    expect(wordsOf(painted('link'))).toEqual(['Bitte warten'])
  })
})
