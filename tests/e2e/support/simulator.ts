import { expect, type Locator, type Page } from '@playwright/test'

/** The world around the product, played by hand on the simulator's pages. */

function rowOf(page: Page, campaign: string): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: campaign, exact: true }) })
}

/** Presses the button of a campaign's next step; it was done when the simulator says `done`. */
export async function nextStep(page: Page, campaign: string, button: string | RegExp, done: RegExp): Promise<void> {
  await page.goto('/simulator')
  // The answer comes when the campaign's own package is printed.
  await rowOf(page, campaign).getByRole('button', { name: button }).click({ timeout: 60_000 })
  await said(page, done)
}

/**
 * Pays a campaign's refund. Any run of the due work pays it, also one that another journey on the same service asked
 * for: then there is no button left, and the campaign's own page is asked whether it is paid.
 */
export async function payRefund(page: Page, campaign: string): Promise<void> {
  await page.goto('/simulator')
  const button = rowOf(page, campaign).getByRole('button', { name: 'Erstattung ausführen' })
  if ((await button.count()) === 0) return
  await button.click()
  await said(page, /Die fälligen Arbeiten sind ausgeführt/)
}

/** What the simulator says about the last action. */
export async function said(page: Page, text: RegExp): Promise<void> {
  await expect(page.getByRole('status')).toContainText(text)
}

/** The simulator's page of one campaign. */
export async function openCampaign(page: Page, campaign: string): Promise<void> {
  await page.goto('/simulator')
  await rowOf(page, campaign).getByRole('link', { name: campaign, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: campaign })).toBeVisible()
}

/** Sets the clock to the day on which dispatch is prepared, three days before it. */
export const toPreparation = (page: Page, campaign: string) =>
  nextStep(page, campaign, /^Uhr auf den .+ stellen \(T-3\)$/, /Die Uhr steht jetzt auf dem/)

/** Links in the newest mail to a person. */
export async function linkInMail(page: Page, email: string): Promise<string> {
  await page.goto(`/simulator/post?an=${encodeURIComponent(email)}`)
  const link = await page.getByRole('link', { name: 'Link öffnen' }).first().getAttribute('href')
  if (link === null) throw new Error(`no link was mailed to ${email}`)
  return link
}
