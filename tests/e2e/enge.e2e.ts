import type { Page } from '@playwright/test'
import { misfits } from './support/fits.ts'
import { enter } from './support/people.ts'
import { NARROW, TWICE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

const LISTE = [
  'Anrede;Vorname;Nachname;Straße;Hausnummer;PLZ;Ort',
  'Frau;Annemarie;Müller-Lehmann;Heidestraße;12;1067;Dresden',
  'Herr;PETER;WEBER;Am Wall 3;;28195;Bremen',
  'Herr;Peter;Weber;Am Wall;3;28195;Bremen',
  ';Ole;Groß;Lindenallee;03. Mai;99999;Bremerhaven',
].join('\n')

async function openDesk(page: Page): Promise<void> {
  await enter(page, '/zielgruppe/hochladen')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'kunden.csv', mimeType: 'text/csv', buffer: Buffer.from(LISTE) })
  await page.getByRole('button', { name: 'Adressen prüfen' }).click()
  await expect(page.getByRole('grid', { name: 'Adressen der Liste' })).toBeVisible()
}

for (const { size, apply } of [TWICE, NARROW])
  test(
    `EDT-11 ${size}: the desk and the map are whole`,
    { tag: size === TWICE.size ? '@proof' : [] },
    async ({ page }) => {
      const found: string[] = []
      const look = async (title: string) => found.push(...(await misfits(page)).map((one) => `${title}: ${one}`))
      await apply(page)
      await openDesk(page)
      await look('desk')
      await page.goto('/zielgruppe/erstellen')
      await expect(page.getByRole('checkbox', { name: /^Leitregion 01, Dresden/ })).toBeVisible()
      await look('map')
      await page.getByRole('button', { name: 'Tabelle' }).click()
      await look('table')
      await page.getByRole('button', { name: 'Karte', exact: true }).click()
      await page.getByRole('combobox', { name: 'Gebiet' }).click()
      await page.getByRole('option', { name: 'Umkreis' }).click()
      await expect(page.getByLabel('PLZ des Mittelpunkts')).toBeVisible()
      await look('circle')
      expect(found).toEqual([])
    },
  )
