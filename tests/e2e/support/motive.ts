import { expect, type Page } from '@playwright/test'

export const description = (page: Page) => page.getByRole('textbox', { name: 'Was soll zu sehen sein?' })

/** Makes a material of the first proposal, which opens in the editor. */
export async function designFirst(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: /^Gestalten mit Vorschlag/ })
  await buttons.first().click()
  await expect(page).toHaveURL(/\/werbemittel\/editieren\/\d+/)
}
