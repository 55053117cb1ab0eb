import type { Page, Route } from '@playwright/test'
import { Invariants, type Scene } from './support/invariants.ts'
import { enter } from './support/people.ts'
import { go } from './support/screens.ts'
import { expect, test } from './support/test.ts'

/** A person's name in what is typed: it may stand nowhere but in the form and in the database. */
const NAME = 'Stammkunden von Frau Weißenhofer'
const KAUFKRAFT = '4.000 bis 7.500 €'
/** The message alone: a page with one is looked at whole once, since faults differ in words. */
const ALERT = 'main [role="alert"]'

/** What goes wrong between the page and the service. */
interface Fault {
  /** With its row of reliability 3.1. */
  name: string
  strike: (route: Route) => Promise<void>
  /** What the message has to say of it. */
  says?: string
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** A page as nginx and Apache write it. */
const HTML = '<html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1><hr>nginx/1.26</body></html>'

const FAULTS: readonly Fault[] = [
  {
    name: 'NET-02 the service fails with a number of the request',
    says: 'Anfragenummer A7F3-0001',
    strike: (route) =>
      route.fulfill(
        json(500, {
          fehler: {
            code: 'INTERN',
            text: 'Das hat nicht funktioniert. Ihre Eingaben sind noch da. Bitte versuchen Sie es erneut.',
            anfrage: 'A7F3-0001',
          },
        }),
      ),
  },
  {
    name: 'NET-03 a server in between answers with its own page',
    strike: (route) => route.fulfill({ status: 502, headers: { 'content-type': 'text/html' }, body: HTML }),
  },
  {
    name: 'NET-05 the answer breaks off',
    strike: (route) =>
      route.fulfill({ status: 200, headers: { 'content-type': 'application/json' }, body: '{"zielgruppen":[{"idPt' }),
  },
  {
    name: 'NET-06 the answer has another shape',
    strike: (route) => route.fulfill(json(200, { success: true, data: [] })),
  },
  {
    name: 'NET-08 the answer is empty',
    strike: (route) => route.fulfill({ status: 204, body: '' }),
  },
  { name: 'NET-12 the line is dead', strike: (route) => route.abort('connectionreset') },
  {
    name: 'NET-18 the answer is lost after the work is done',
    strike: async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
  },
  {
    name: 'NET-29 too much was asked',
    strike: (route) =>
      route.fulfill(
        json(
          429,
          {
            fehler: {
              code: 'ZU_VIELE',
              text: 'Das waren zu viele Anfragen. Ihre Eingaben sind noch da. Bitte warten Sie einen Moment.',
            },
          },
          // Longer than a slow machine takes to look at all that has to hold meanwhile.
          { 'retry-after': '10' },
        ),
      ),
  },
]

/** Strikes each call of one `aktion` until it is called off. */
async function strike(page: Page, aktion: string, { strike: hit }: Fault): Promise<() => Promise<void>> {
  const concerned = (url: URL) => url.pathname === '/api/zielgruppe/'
  await page.route(concerned, async (route) => {
    const request = route.request()
    const asked = new URL(request.url()).searchParams.get('aktion') ?? request.postData() ?? ''
    if (asked.includes(aktion)) await hit(route)
    else await route.fallback()
  })
  return () => page.unroute(concerned)
}

/** How many of these target groups the service holds; others at work beside this one count none of them. */
async function zielgruppen(page: Page): Promise<number> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('accessToken') ?? '""') as string)
  const answer = await page.request.get('/api/zielgruppe/?aktion=fetchZielgruppen&q=Stammkunden+von+Frau', {
    headers: { Authorization: `Bearer ${token}` },
  })
  return Number(((await answer.json()) as { total: number | string }).total)
}

test('whatever comes between page and service: what was typed is kept, said and stored once', async ({
  page,
  server,
}) => {
  await enter(page, '/zielgruppe/erstellen')
  const name = page.getByLabel('Name der Zielgruppe')
  const scene: Scene = {
    page,
    server,
    message: page.getByRole('main').getByRole('alert'),
    typed: [[name, NAME]],
    rows: () => zielgruppen(page),
    personal: ['Weißenhofer'],
  }
  const invariants = await Invariants.watch(scene)
  for (const [index, fault] of FAULTS.entries())
    await test.step(fault.name, async () => {
      if (index > 0) await go(page, '/zielgruppe/erstellen')
      await name.fill(NAME)
      await page.getByRole('checkbox', { name: KAUFKRAFT }).check()
      const over = await strike(page, 'saveZielgruppe', fault)
      const save = page.getByRole('button', { name: /speichern/i })
      await save.click()
      await invariants.hold(index === 0 ? 'main' : ALERT)
      await expect(scene.message).toContainText(fault.says ?? '')
      await over()
      await expect(save).toBeEnabled()
      await save.click()
      await expect(page).toHaveURL(/\/zielgruppe\/editieren\/\d+$/)
      await invariants.holdAfter(index + 1)
    })
})

test('whatever comes between page and service: a list says so in its place and comes with the next try', async ({
  page,
  server,
}) => {
  await enter(page, '/dashboard')
  const message = page.getByRole('main').getByRole('alert')
  const invariants = await Invariants.watch({
    page,
    server,
    message,
    typed: [],
    rows: () => zielgruppen(page),
    personal: [],
  })
  for (const [index, fault] of FAULTS.filter(({ name }) => !name.startsWith('NET-18')).entries())
    await test.step(fault.name, async () => {
      const over = await strike(page, 'fetchZielgruppen', fault)
      await page.goto('/zielgruppe')
      await invariants.hold(index === 0 ? 'main' : ALERT)
      await expect(message).toContainText(fault.says ?? '')
      await over()
      const table = expect(page.getByRole('table')).toBeVisible()
      // A window that hears before the click that the line is back has tried again by itself: the button is gone.
      const click = page.getByRole('button', { name: 'Erneut versuchen' }).click()
      await Promise.race([click.catch(() => undefined), table])
      await table
      await invariants.holdAfter(0)
    })
})

/** What comes with its first use: three of the frame's, a drawer and a part of a page. */
const LATER = [/^Notifications/, /, KB$/, /^Search/, /^Theme customizer/, 'Einladen']

test('NET-09 what comes with its first use and does not arrive says so, and comes when it is asked for again', async ({
  page,
}) => {
  await enter(page, '/mitarbeiter')
  await expect(page.getByRole('heading', { name: 'Mitarbeiter', level: 1 })).toBeVisible()
  // What tells of it is fetched once hands have rested.
  const told = page.waitForResponse(/ToastHost/)
  await page.mouse.click(2, 2)
  await told
  const missing = page.getByText('Dieser Teil der Seite kam nicht an').first()
  for (const name of LATER) {
    const opener = page.getByRole('button', { name }).first()
    const layer = page.locator('.MuiModal-root:not(.MuiModal-hidden)')
    await page.route('**/assets/**', (route) => route.abort())
    await opener.click()
    await missing.waitFor()
    await expect(layer).toHaveCount(0)
    await page.unroute('**/assets/**')
    await opener.click()
    await layer.waitFor()
    await page.keyboard.press('Escape')
    await expect(layer).toHaveCount(0)
    await page.getByRole('button', { name: 'Schließen' }).first().click()
    await expect(missing).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { name: 'Mitarbeiter', level: 1 })).toBeVisible()
})
