import { expect } from '@playwright/test'
import { leftOut } from '#tests/support/programs.ts'
import {
  contract,
  follow,
  loginAs,
  logout,
  menuOf,
  rows,
  saveGroup,
  someone,
  staysIn,
  test,
} from './support/phpProduct.ts'

/**
 * The real build in front of a backend that somebody else wrote (tests/php). What that backend does not know is said to be
 * so; nothing that the specification leaves open logs anybody out or blanks a page.
 */

test.skip(leftOut('php'), 'PHP is left out by INSTALL=0')

const KUNDE = 'kunde@php.example'
const TEAM = 'team@php.example'

/** By the page as a whole, or in the place of its content; a customer reads no call's name. */
const NOT_CONNECTED = /noch nicht angeschlossen/

/** One of each kind of habit; all of them, one by one: `npm run prove:browser`. */
test('a sample of the habits: no page, odd rows and words, a refusal, a file, a logout without an answer', async ({
  browser,
  baseURL,
}) => {
  const { page, broken, leave } = await someone(browser, baseURL, 'unknown-words,odd-row,byte-order-mark,latin1')
  const habit = (quirk: string) => page.context().setExtraHTTPHeaders({ 'X-Quirk': quirk })
  await loginAs(page, KUNDE)
  await follow(page, 'Statistiken')
  await expect(page.getByRole('main').getByText(NOT_CONNECTED).first()).toBeVisible()
  await follow(page, 'Mailingkampagnen')
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByText('wartetAufRueckruf').first()).toBeVisible()
  await expect(page.getByText(/Ein Eintrag dieser Seite kann nicht gelesen werden \(Zeile 2\)/)).toBeVisible()
  await habit('refusal-as-message')
  await saveGroup(page)
  await expect(page.getByText('Dieser Name ist leider schon vergeben.').first()).toBeVisible()
  await staysIn(page)
  await habit('notice,numbers-as-text,nulls-as-empty-text')
  await page.getByRole('button', { name: 'Zielgruppe speichern' }).click()
  await expect(page.getByText('„Familien im Süden“ ist gespeichert')).toBeVisible()
  await habit('sloppy-file')
  expect(await contract(page)).toBe('AV-Vertrag_4711.pdf')
  await habit('nothing-at-200')
  await logout(page)
  expect(broken).toEqual([])
  await leave()
})

/** Entries of the side menu (spec 2), each with what its page says. */
const ENTRIES: Record<string, string | RegExp> = {
  Dashboard: 'Guten Tag, Jörg',
  Mailingkampagnen: 'Was läuft, was als Nächstes zu tun ist und bis wann.',
  'Kampagne erstellen': 'Name der Kampagne',
  Statistiken: NOT_CONNECTED,
  Zielgruppen: 'Wer Ihre Mailings erhält: nach Merkmalen ausgewählt oder aus Ihrer eigenen Liste.',
  'Zielgruppe erstellen': 'Name der Zielgruppe',
  'Adressliste hochladen': 'CSV-Datei hierher ziehen',
  Werbemittel: NOT_CONNECTED,
  'Werbemittel erstellen': 'Danach gestalten Sie das Werbemittel im Editor.',
  'Werbemittel hochladen': /Laden Sie eine fertige Druckdatei als PDF hoch/,
  Bildgenerierung: NOT_CONNECTED,
  Rechnungen: NOT_CONNECTED,
  Konto: NOT_CONNECTED,
  Mitarbeiter: NOT_CONNECTED,
  'API-Zugang': NOT_CONNECTED,
}

test(
  'login, every entry of the menus, list, save, prices, contract, logout',
  { tag: '@proof' },
  async ({ browser, baseURL }) => {
    const { page, broken, leave } = await someone(browser, baseURL)
    await loginAs(page, KUNDE)

    await test.step('every entry shows its page or says that it is not connected', async () => {
      const names = menuOf(page).getByRole('listitem')
      await expect(names.first()).toBeVisible()
      expect((await names.allInnerTexts()).map((name) => name.trim())).toEqual(Object.keys(ENTRIES))
      for (const [name, says] of Object.entries(ENTRIES)) {
        await follow(page, name)
        await expect(page.getByRole('main').getByText(says).first()).toBeVisible()
        await staysIn(page)
      }
    })

    await test.step('a list with its rows', async () => {
      await follow(page, 'Mailingkampagnen')
      for (const name of ['Frühlingsgrüße', 'Räumungsverkauf', 'Neueröffnung Köln'])
        await expect(page.getByRole('cell', { name: new RegExp(`^${name}`) })).toBeVisible()
      await expect(page.getByText('1.234,56')).toBeVisible()
    })

    await test.step('the price list', async () => {
      await page.getByRole('link', { name: /^Frühlingsgrüße/ }).click()
      await page.getByRole('button', { name: 'Preisliste' }).click()
      const dialog = page.getByRole('dialog', { name: 'Preisliste' })
      await expect(dialog.getByText('Porto für Dialogpost')).toBeVisible()
      await dialog.getByRole('button', { name: 'Schließen' }).click()
    })

    await test.step('what is saved is there', async () => {
      await follow(page, 'Zielgruppen')
      await page
        .getByRole('link', { name: /^Häuser in Köln/ })
        .first()
        .click()
      await page.getByLabel('Name der Zielgruppe').fill('Häuser in Köln und Bonn')
      await page.getByRole('button', { name: 'Zielgruppe speichern' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Häuser in Köln und Bonn' })).toBeVisible()
      await follow(page, 'Zielgruppen')
      await expect(page.getByRole('link', { name: /^Häuser in Köln und Bonn/ })).toBeVisible()
    })

    expect(await contract(page)).toBe('AV-Vertrag_4711.pdf')
    await logout(page)
    expect(broken).toEqual([])
    await leave()
  },
)

/** Habits that come together are switched on together; each of them also alone, without a browser (tests/contract/php). */
const HABITS = [
  'empty-objects',
  'lists-with-gaps',
  'nulls-left-out',
  'nulls-as-empty-text',
  'nulls-as-false,nulls-as-zero',
  'nulls-as-empty-list',
  'numbers-as-text',
  'booleans-as-words',
  'booleans-as-checkboxes',
  'mysql-dates',
  'german-amounts',
  'byte-order-mark',
  'notice',
  'html-warning',
  'debug-behind,text-html',
  'latin1',
  'user-without-avatar,abilities-as-text',
  'abilities-as-words',
  'abilities-renamed,session-cookies',
  'abilities-beside-user,contract-as-date',
  'envelope',
]

for (const quirk of HABITS)
  test(`a backend with ${quirk}: login, three pages, save`, { tag: '@proof' }, async ({ browser, baseURL }) => {
    const { page, broken, leave } = await someone(browser, baseURL, quirk)
    await loginAs(page, KUNDE)
    await expect(page.getByRole('heading', { level: 1, name: 'Guten Tag, Jörg' })).toBeVisible()
    // A fresh page, whose login check begins with it.
    await page.goto('/kampagne')
    await expect(rows(page)).toHaveCount(3)
    await expect(page.getByRole('cell', { name: '1.234,56 €' })).toBeVisible()
    await expect(page.getByRole('cell', { name: '19.03.2027' })).toBeVisible()
    await saveGroup(page)
    await expect(page.getByText('„Familien im Süden“ ist gespeichert')).toBeVisible()
    await staysIn(page)
    expect(broken).toEqual([])
    await leave()
  })

test(
  'files with sloppy headers, and a logout that is answered by nothing',
  { tag: '@proof' },
  async ({ browser, baseURL }) => {
    const { page, broken, leave } = await someone(browser, baseURL, 'sloppy-file')
    await loginAs(page, KUNDE)
    expect(await contract(page)).toBe('AV-Vertrag_4711.pdf')
    await page.context().setExtraHTTPHeaders({ 'X-Quirk': 'nameless-file' })
    expect(await contract(page)).toBe('Datei.pdf')
    for (const quirk of ['no-content', 'nothing-at-200']) {
      await page.context().setExtraHTTPHeaders({ 'X-Quirk': quirk })
      await logout(page)
      await loginAs(page, KUNDE)
    }
    expect(broken).toEqual([])
    await leave()
  },
)

test(
  'words that nobody agreed on, and a row that cannot be read, stay beside the others',
  { tag: '@proof' },
  async ({ browser, baseURL }) => {
    const { page, broken, leave } = await someone(browser, baseURL, 'unknown-words,odd-row')
    await loginAs(page, KUNDE)
    await follow(page, 'Mailingkampagnen')
    await expect(rows(page)).toHaveCount(2)
    await expect(page.getByText('wartetAufRueckruf').first()).toBeVisible()
    await expect(page.getByText(/Ein Eintrag dieser Seite kann nicht gelesen werden \(Zeile 2\)/)).toBeVisible()
    await follow(page, 'Zielgruppen')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page).getByText('wartetAufRueckruf')).toBeVisible()
    await page.getByRole('link', { name: /^Familien im Süden/ }).click()
    await expect(page.getByText(/„wartetAufRueckruf“ ist neu und auf dieser Seite noch nicht bekannt/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Zielgruppe speichern' })).toHaveCount(0)
    await staysIn(page)
    expect(broken).toEqual([])
    await leave()
  },
)

test(
  'a refusal at 200 is told in the words of the backend, whatever it calls them',
  { tag: '@proof' },
  async ({ browser, baseURL }) => {
    const { page, broken, leave } = await someone(browser, baseURL)
    await loginAs(page, KUNDE)
    for (const word of ['error', 'errors', 'message', 'fehler']) {
      await page.context().setExtraHTTPHeaders({ 'X-Quirk': `refusal-as-${word}` })
      await saveGroup(page)
      await expect(page.getByText('Dieser Name ist leider schon vergeben.').first()).toBeVisible()
      await staysIn(page)
    }
    expect(broken).toEqual([])
    await leave()
  },
)

test(
  'an employee without a number of the customer works with what he may',
  { tag: '@proof' },
  async ({ browser, baseURL }) => {
    const { page, broken, leave } = await someone(browser, baseURL, 'employee-without-customer')
    await loginAs(page, TEAM)
    await page.goto('/kampagne')
    await expect(rows(page)).toHaveCount(3)
    await expect(menuOf(page).getByRole('link', { name: 'Rechnungen' })).toHaveCount(0)
    await saveGroup(page)
    await expect(page.getByText('„Familien im Süden“ ist gespeichert')).toBeVisible()
    await logout(page)
    expect(broken).toEqual([])
    await leave()
  },
)
