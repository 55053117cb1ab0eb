import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { changeSprache, initI18n, loadNamespaces, text } from '#src/shared/i18n/i18n.ts'
import { SPRACHEN, type Sprache } from '#src/shared/i18n/sprachen.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { misplacedTexts } from '#tests/support/misplacedTexts.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const KUNDE = 'kunde@example.org'

const backend = backendForAll({ seed: 'demo' })
beforeAll(async () => {
  await initI18n()
})
afterEach(() => changeSprache('en'))

/** The frame in a language, with what comes on demand. */
async function speak(language: Sprache): Promise<void> {
  await changeSprache(language)
  await loadNamespaces(['customizer', 'notifications', 'search'])
}

async function open(path: string, as: string | null = KUNDE) {
  const view = await renderApp(path, { ...(as === null ? {} : { as }), backend })
  // The first page of all is compiled first.
  await screen.findByRole('heading', { level: 1 }, { timeout: 30_000 })
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull())
  return view
}

test('a text in the wrong language is found, as text and as a name', () => {
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = `
    <main lang="de"><h1>Mailingkampagnen</h1><button aria-label="Skip to content"></button></main>
    <p>Main menu</p><p aria-label="Filter zurücksetzen">2024</p><p>Noch {{count}}</p><p lang="de">Schritt 2 von 6</p><p>Schritt 3 von 6</p>`
  document.documentElement.lang = 'en'
  expect(misplacedTexts('en')).toEqual([
    '"Skip to content" is en, but stands as de',
    '"Filter zurücksetzen" is de, but stands as en',
    '"Schritt 3 von 6" is de, but stands as en',
  ])
  page.remove()
})

const PAGES = [
  '/dashboard',
  '/kampagne',
  '/error-404',
  '/kampagne/erstellen',
  '/kampagne/statistiken',
  '/zielgruppe',
  '/zielgruppe/erstellen',
  '/zielgruppe/hochladen',
  '/werbemittel',
  '/werbemittel/erstellen',
  '/werbemittel/hochladen',
  '/rechnung',
  '/konto',
  '/mitarbeiter',
  '/apizugang',
  '/bildgenerierung',
]
const PUBLIC_PAGES = ['/login', '/register', '/passwort_vergessen']

describe.each([
  // Fewer words are the same in German and Arabic, so Arabic sees all of the pages.
  { language: 'ar', pages: PAGES, publicPages: PUBLIC_PAGES },
  { language: 'en', pages: PAGES.slice(0, 3), publicPages: PUBLIC_PAGES.slice(0, 1) },
] as const)('Every text is in the language that it says: $language', ({ language, pages, publicPages }) => {
  test.each(pages)('%s', async (path) => {
    await speak(language)
    await open(path)
    expect(misplacedTexts(language)).toEqual([])
  })

  test.each(publicPages)('%s, logged out', async (path) => {
    await speak(language)
    await open(path, null)
    expect(misplacedTexts(language)).toEqual([])
  })

  test('a page that the user may not open', async () => {
    await speak(language)
    await open('/rechnung', 'freigabe@example.org')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text('shell:notAuthorized.title'))
    expect(misplacedTexts(language)).toEqual([])
  })

  test('what opens from the app bar', async () => {
    await speak(language)
    const { user } = await open('/dashboard')
    const button = (name: string) => screen.findByRole('button', { name: new RegExp(name) })
    await user.click(await button(text('shell:shortcuts')))
    await screen.findByRole('menu')
    expect(misplacedTexts(language)).toEqual([])
    await user.keyboard('{Escape}')
    await user.click(await button(text('shell:userMenu', { name: '' }).trim()))
    await screen.findByRole('menuitem', { name: 'Logout' })
    expect(misplacedTexts(language)).toEqual([])
    await user.keyboard('{Escape}')
    await user.click(await button(text('shell:bell.label')))
    await screen.findByText(text('notifications:sampleNote'))
    expect(misplacedTexts(language)).toEqual([])
    await user.keyboard('{Escape}')
    await user.click(await button(text('shell:customizer')))
    await screen.findByText(text('customizer:lead'))
    expect(misplacedTexts(language)).toEqual([])
    await user.keyboard('{Escape}')
    await user.click(await button(`^${text('shell:search.label')}`))
    await user.type(await screen.findByRole('combobox'), 'kampagne')
    await screen.findAllByRole('option')
    expect(misplacedTexts(language)).toEqual([])
  })

  test('the choices of a field', async () => {
    await speak(language)
    const { user } = await open('/mitarbeiter')
    const [field] = screen.getAllByRole('combobox')
    if (field) await user.click(field)
    expect(await screen.findAllByRole('option')).not.toEqual([])
    expect(misplacedTexts(language)).toEqual([])
  })

  test('what opens from a page: menus, toasts', async () => {
    await speak(language)
    const { user } = await open('/kampagne')
    const [menu] = screen.getAllByRole('button', { name: /^Aktionen für/ })
    if (menu) await user.click(menu)
    expect(await screen.findByRole('menuitem', { name: 'Öffnen' })).toBeVisible()
    expect(misplacedTexts(language)).toEqual([])
    await user.keyboard('{Escape}')
    notify.error(text('common:error.unexpected'))
    expect(await screen.findByText(text('common:error.unexpected'))).toBeVisible()
    expect(misplacedTexts(language)).toEqual([])
  })
})

describe('Dates and numbers', () => {
  test.each(SPRACHEN)('the product writes them in German, whatever the frame speaks: %s', async (language) => {
    await speak(language)
    await open('/rechnung')
    const page = document.querySelector('main')?.textContent ?? ''
    expect(page).toMatch(/\d{1,3}(\.\d{3})*,\d{2}\s€/)
    expect(page).toMatch(/\d{2}\.\d{2}\.\d{4}/)
    // No other digits and no other order.
    expect(page).not.toMatch(/[٠-٩]|\d\.\d{2}\s€|\d{1,2}\/\d{1,2}\/\d{4}/)
  })

  test('the bell speaks the language of the frame', async () => {
    const { user } = await open('/konto')
    await user.click(await screen.findByRole('button', { name: /^Notifications/ }))
    for (const [language, time] of [
      ['en', '12 minutes ago'],
      ['fr', 'il y a 12 minutes'],
      ['ar', 'قبل 12 دقيقة'],
    ] as const) {
      await speak(language)
      expect((await screen.findByText(time)).closest('[lang]')).toHaveAttribute('lang', language)
    }
  })
})

test('a change of language keeps the page, what is typed in it, and turns it round and back', async () => {
  const { user, address } = await open('/zielgruppe/erstellen?x=1')
  await user.type(screen.getByRole('textbox', { name: 'Name der Zielgruppe' }), 'Stammkunden')
  for (const [language, direction] of [
    ['ar', 'rtl'],
    ['fr', 'ltr'],
    ['en', 'ltr'],
  ] as const) {
    await speak(language)
    await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', direction))
    expect(document.documentElement).toHaveAttribute('lang', language)
    expect(await screen.findByRole('navigation', { name: text('shell:mainMenu') })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Name der Zielgruppe' })).toHaveValue('Stammkunden')
    expect(address()).toBe('/zielgruppe/erstellen?x=1')
  }
})
