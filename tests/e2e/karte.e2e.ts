import { enter } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('an area is clicked, ticked and dragged on the map, saved and found again', async ({ page }) => {
  await enter(page, '/zielgruppe/erstellen')
  const region = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^Leitregion ${name}`) })
  await page.getByRole('button', { name: 'Alle abwählen' }).click()
  await region('01, Dresden').click()
  await region('04, Leipzig').click()
  await expect(page.getByText('2 Leitregionen gewählt')).toBeVisible()
  await region('80, München').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Tabelle' }).click()
  const chosen = page.getByRole('table', { name: 'Leitregionen' }).getByRole('checkbox', { checked: true })
  await expect(chosen).toHaveCount(3)

  await page.getByRole('button', { name: 'Karte', exact: true }).click()
  await page.getByRole('combobox', { name: 'Gebiet' }).click()
  await page.getByRole('option', { name: 'Umkreis' }).click()
  await page.getByLabel('PLZ des Mittelpunkts').fill('01067')
  const slider = page.getByRole('slider', { name: 'Umkreis' })
  await slider.scrollIntoViewIfNeeded()
  const box = await slider.locator('.knopf').boundingBox()
  if (!box) throw new Error('The handle is not drawn.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  // So near to the border there is room for handle and label in the west alone.
  await page.mouse.move(box.x - 60, box.y + 5, { steps: 4 })
  await page.mouse.up()
  const radius = Number(await page.getByRole('textbox', { name: 'Umkreis' }).inputValue())
  expect(radius).toBeGreaterThan(30)
  // The end of the drag set no other middle.
  await expect(page.getByLabel('PLZ des Mittelpunkts')).toHaveValue('01067')
  await page.getByLabel('Name der Zielgruppe').fill('Rund um Dresden')
  await page.getByRole('button', { name: 'Zielgruppe speichern' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rund um Dresden' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('slider', { name: 'Umkreis' })).toHaveAttribute('aria-valuetext', `${radius} km`)
})

test('on a phone the notice of a click, the handle in the far east and its label are in view, in Arabic too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, '/zielgruppe/erstellen', { sprache: 'ar' })
  await page.getByRole('button', { name: 'Tabelle' }).click()
  await page.getByRole('checkbox', { name: /^Leitregion 99/ }).click()
  await expect(page.getByRole('button', { name: 'Zurück', exact: true })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Karte', exact: true }).click()
  await page.getByRole('combobox', { name: 'Gebiet' }).click()
  await page.getByRole('option', { name: 'Umkreis' }).click()
  await page.getByLabel('PLZ des Mittelpunkts').fill('02826')
  const slider = page.getByRole('slider', { name: 'Umkreis' })
  await slider.focus()
  const [map, knopf, zahl] = await Promise.all(
    [page.locator('svg:has(.griff)'), slider.locator('.knopf'), slider.locator('.zahl')].map((one) =>
      one.boundingBox(),
    ),
  )
  if (!map || !knopf || !zahl) throw new Error('The handle is not drawn.')
  expect(Math.min(knopf.x, zahl.x)).toBeGreaterThanOrEqual(map.x)
  expect(Math.max(knopf.x + knopf.width, zahl.x + zahl.width)).toBeLessThanOrEqual(map.x + map.width)
  // West of the handle, and none over the other.
  expect(zahl.x + zahl.width).toBeLessThanOrEqual(knopf.x)
  await expect(page.locator('svg:has(.griff)')).toHaveCSS('direction', 'ltr')
})
