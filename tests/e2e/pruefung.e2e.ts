import { approvedCampaign } from './support/approved.ts'
import {
  approve,
  DEMO_PARTS,
  expectState,
  historyOf,
  invoiceRows,
  enter,
  payByCard,
  requestApproval,
} from './support/people.ts'
import { nextStep, openCampaign, said } from './support/simulator.ts'
import { expect, test } from './support/test.ts'

const CAMPAIGN = 'Herbsttee Prüfung'
const GRUND = 'Ein Text steht zu nah am Rand.'
const EIGENER_GRUND = 'Bitte die Hausnummer im Absender berichtigen.'

test('the provider refuses; after the correction nothing has to be paid again', async ({
  page,
  reviewer,
  problems,
}) => {
  await enter(page, '/dashboard')
  const campaign = await approvedCampaign(page, { name: CAMPAIGN, ...DEMO_PARTS })
  await payByCard(page)

  await test.step('the provider names two reasons', async () => {
    await openCampaign(page, CAMPAIGN)
    await page.getByRole('checkbox', { name: GRUND }).check()
    await page.getByRole('textbox', { name: 'Weiterer Grund' }).fill(EIGENER_GRUND)
    await page.getByRole('button', { name: 'Mit diesen Gründen ablehnen' }).click()
    await said(page, /zur Korrektur zurückgegeben/)
  })

  await test.step('the customer sees them as tasks and asks for approval again', async () => {
    await page.goto(campaign)
    const tasks = page.getByRole('alert').filter({ hasText: 'Gewünschte Änderungen' })
    for (const grund of [GRUND, EIGENER_GRUND])
      await expect(tasks.getByRole('listitem').filter({ hasText: grund })).toBeVisible()
    await page.getByRole('button', { name: /^Grundlagen/ }).click()
    await page.getByRole('textbox', { name: 'Hausnummer' }).fill('12 a')
    await page.getByRole('button', { name: /^Prüfung und Preis/ }).click()
    const link = await requestApproval(page, { name: 'Rosa Chef', email: 'chef@example.org' })
    await approve(reviewer, link, 'Rosa Chef')
  })

  await test.step('already paid: it goes on with the check', async () => {
    await page.reload()
    await expectState(page, 'In Prüfung durch')
    await expect(page.getByRole('button', { name: 'Bezahlen' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Zahlung', exact: true }).getByRole('listitem')).toHaveCount(1)
    await nextStep(page, CAMPAIGN, 'Prüfung bestanden', /Die Prüfung ist bestanden/)
    await page.goto(campaign)
    await expect(page.getByText(/^Die Druckdaten sind geprüft\. Der Versand wird am/)).toBeVisible()
    await expect(historyOf(page).filter({ hasText: 'Prüfung nicht bestanden' })).toContainText(GRUND)
    await page.goto('/rechnung')
    await expect(invoiceRows(page, CAMPAIGN)).toHaveCount(1)
  })
  expect(problems).toEqual([])
})
