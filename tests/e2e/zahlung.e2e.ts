import { approvedCampaign } from './support/approved.ts'
import { DEMO_PARTS, expectState, invoiceRows, enter, orderBindingly } from './support/people.ts'
import { expect, test } from './support/test.ts'

const CAMPAIGN = 'Herbsttee Zahlung'

test('a declined payment takes nothing and is repeated until it is paid', async ({ page, problems }) => {
  await enter(page, '/dashboard')
  const campaign = await approvedCampaign(page, { name: CAMPAIGN, ...DEMO_PARTS })

  await test.step('declined on the hosted page', async () => {
    await orderBindingly(page)
    await page.getByText('Fehlerfälle').click()
    await page.getByRole('button', { name: 'Zahlung ablehnen lassen' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Die Zahlung wurde abgelehnt' })).toBeVisible()
    await expectState(page, 'Zur Bezahlung bereit')
  })

  await test.step('aborted by the payer', async () => {
    await orderBindingly(page)
    await page.getByRole('button', { name: 'Abbrechen und zurück' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Die Zahlung wurde abgebrochen' })).toBeVisible()
    await page.goto('/rechnung')
    await expect(page.getByRole('heading', { name: 'Rechnungen' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Rechnungen' })).toBeVisible()
    await expect(invoiceRows(page, CAMPAIGN)).toHaveCount(0)
  })

  await test.step('paid the third time, from the button beside the message', async () => {
    await page.goto(campaign)
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Prüfen und bestellen' })
    await dialog.getByRole('checkbox', { name: /Allgemeinen Geschäftsbedingungen/ }).check()
    await dialog.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
    await page.getByRole('button', { name: 'Jetzt bezahlen' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Die Rechnung liegt bereit' })).toBeVisible()
    await expectState(page, 'In Prüfung durch')
  })

  await test.step('NET-27 the way back leads to what became of it, and nobody pays twice', async () => {
    await page.goBack()
    if (page.url().includes('/simulator/')) {
      await expect(page.getByRole('button', { name: 'Jetzt bezahlen' })).toHaveCount(0)
      await page.goBack()
    }
    await page.goto(campaign)
    await expectState(page, 'In Prüfung durch')
    await expect(page.getByRole('button', { name: 'Bezahlen' })).toHaveCount(0)
  })

  await test.step('every attempt is listed, one invoice exists', async () => {
    const attempts = page.getByRole('region', { name: 'Zahlung', exact: true }).getByRole('listitem')
    await expect(attempts).toHaveCount(3)
    for (const status of ['Fehlgeschlagen', 'Abgebrochen', 'Bezahlt'])
      await expect(attempts.filter({ hasText: status })).toHaveCount(1)
    await page.getByRole('link', { name: 'Rechnung ansehen' }).click()
    await expect(page.getByRole('main')).toContainText('Bezahlt')
    await page.goto('/rechnung')
    await expect(invoiceRows(page, CAMPAIGN)).toHaveCount(1)
    await expect(invoiceRows(page, CAMPAIGN)).toContainText('Bezahlt')
  })
  expect(problems).toEqual([])
})
