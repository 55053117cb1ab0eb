import { DEMO_PARTS, enter } from './support/people.ts'
import { complete, go } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test('DSG-07 a working day asks nobody but our own address, and keeps no cookie', async ({
  page,
  context,
  baseURL,
}) => {
  const foreign: string[] = []
  const own = new URL(baseURL ?? '').origin
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(own) && !/^(?:data|blob):/.test(url)) foreign.push(url)
  })
  await enter(page, '/dashboard')
  await complete(page, false)
  for (const path of [
    '/kampagne',
    '/zielgruppe',
    '/werbemittel',
    '/bildgenerierung',
    '/statistik',
    '/rechnung',
    '/konto',
  ]) {
    await go(page, path)
    await page.waitForLoadState('networkidle')
  }
  await go(page, '/werbemittel')
  await page.getByRole('link', { name: DEMO_PARTS.werbemittel, exact: true }).first().click()
  await expect(page.getByRole('application').first()).toBeVisible()
  expect(foreign).toEqual([])
  expect(await context.cookies()).toEqual([])
})
