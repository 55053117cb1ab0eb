import type { Page } from '@playwright/test'
import { KAMPAGNE_STATES } from '#src/contract/kampagne.ts'
import { isOpen } from '#src/routes/kinds.ts'
import { RECORDS } from '#src/routes/pages.ts'
import { paths } from '#src/routes/paths.ts'
import { arrive, type Screen } from './openers.ts'
import { complete, go } from './screens.ts'

/** A screen by a name that every run gives it; its address is looked up in the demo's data. */
export interface Place {
  title: string
  find: (page: Page) => Promise<Screen>
}

/** A sheet that no campaign of the demo uses, so that it can be changed. */
const FREE_SHEET = '?q=Backstube'
/** The wizard's steps after its first. */
const STEPS = ['zielgruppe', 'werbemittel', 'termin', 'pruefung', 'freigabe']

/** The first record of a list; the list itself where it has none. */
async function firstOf(page: Page, list: string, query = ''): Promise<string> {
  await arrive(page, { path: list + query })
  const link = page.locator(`main a[href*="${list}/editieren/"]`).first()
  if (!(await link.isVisible())) return list + query
  return new URL((await link.getAttribute('href')) ?? '', page.url()).pathname
}

const fixed = (path: string): Place => ({ title: path, find: () => Promise.resolve({ path }) })

const recordOf = (list: string, query?: string): Place => ({
  title: `${list}/editieren${query ? ` of ${list}${query}` : ''}`,
  find: async (page) => ({ path: await firstOf(page, list, query) }),
})

/** Every page behind the login; of a noun's records the first, of the campaigns one of every state that the day has. */
const OF_RECORDS: Place[] = RECORDS.filter(({ access }) => !isOpen(access)).flatMap(({ path }) => {
  const [, list] = /^(.+)\/editieren\/:\w+$/.exec(path) ?? []
  if (list === undefined) return [fixed(path.replace(/\/:\w+\?$/, ''))]
  return list === paths.kampagne ? KAMPAGNE_STATES.map((state) => recordOf(list, `?state=${state}`)) : [recordOf(list)]
})

const draft = (schritt: string): Place => ({
  title: `wizard at ${schritt}`,
  find: async (page) => ({
    path: `${await firstOf(page, paths.kampagne, '?state=inBearbeitung')}?schritt=${schritt}`,
  }),
})

const editor = (state: string, prepare: (page: Page) => Promise<void>): Place => ({
  title: `editor: ${state}`,
  find: async (page) => ({ path: await firstOf(page, paths.werbemittel, FREE_SHEET), state, prepare }),
})

const toBack = (page: Page) =>
  page.getByRole('group', { name: 'Seiten' }).getByRole('button', { name: 'Rückseite' }).click()

/** A layer of this kind is made or chosen, so that its fields are shown. */
const use = async (page: Page, tool: string): Promise<void> => {
  await page.getByRole('toolbar', { name: 'Werkzeuge' }).getByRole('button', { name: tool, exact: true }).click()
  await page.locator('main [role="tabpanel"]').first().waitFor()
}

const rechnung: Place = {
  title: 'an invoice',
  find: async (page) => {
    await go(page, paths.rechnung())
    await page.locator('main tbody a').first().click()
    await page.waitForURL(/rechnung=\d+/)
    await complete(page, false)
    const { pathname, search } = new URL(page.url())
    return { path: pathname + search }
  },
}

const rechnungen: Place = {
  title: 'invoices: one chosen',
  find: () =>
    Promise.resolve({
      path: paths.rechnung(),
      state: 'one chosen',
      prepare: (page) => page.locator('main tbody input[type="checkbox"]').first().check(),
    }),
}

/** Every screen behind the login, with its steps, views and sides, and with something chosen. */
export const PLACES: Place[] = [
  ...OF_RECORDS,
  fixed(paths.notAuthorized),
  ...STEPS.map(draft),
  fixed(`${paths.zielgruppe}?archiviert=1`),
  fixed(`${paths.werbemittel}?archiv=1`),
  fixed(`${paths.apizugang}?ansicht=anfragen`),
  fixed(`${paths.apizugang}?ansicht=webhooks`),
  rechnung,
  rechnungen,
  editor('text', (page) => use(page, 'Text')),
  editor('back', toBack),
  editor('code', async (page) => {
    await toBack(page)
    await use(page, 'QR-Code')
  }),
]

export function placeOf(title: string): Place {
  const place = PLACES.find((one) => one.title === title)
  if (!place) throw new Error(`no screen is called ${title}`)
  return place
}
