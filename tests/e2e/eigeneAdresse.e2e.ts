import { DEMO_PARTS, enter } from './support/people.ts'
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
  for (const path of [
    '/kampagne',
    '/zielgruppe',
    '/werbemittel',
    '/bildgenerierung',
    '/statistik',
    '/rechnung',
    '/konto',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  await page.goto('/werbemittel')
  await page.getByRole('link', { name: DEMO_PARTS.werbemittel, exact: true }).first().click()
  await expect(page.getByRole('application').first()).toBeVisible()
  expect(foreign).toEqual([])
  expect(await context.cookies()).toEqual([])
})
