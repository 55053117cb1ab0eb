import { approvedCampaign } from './support/approved.ts'
import { DEMO_PARTS, expectState, invoiceRows, enter, payByCard } from './support/people.ts'
import { payRefund } from './support/simulator.ts'
import { expect, test } from './support/test.ts'

const CAMPAIGN = 'Herbsttee Storno'
/** storno_pruefung of the price list, with VAT. */
const GEBUEHR = '46,41 €'

test('a paid campaign is cancelled: fee shown before, rest refunded, storno invoice', async ({ page, problems }) => {
  await enter(page, '/dashboard')
  const campaign = await approvedCampaign(page, { name: CAMPAIGN, ...DEMO_PARTS })
  await payByCard(page)
  let bezahlt = 0

  await test.step('fee and refund are shown before anything happens, a reason is needed', async () => {
    await page.getByRole('button', { name: 'Aktionen' }).click()
    await page.getByRole('menuitem', { name: 'Stornieren' }).click()
    const dialog = page.getByRole('dialog', { name: 'Kampagne stornieren' })
    await expect(dialog.getByRole('definition').nth(1)).toHaveText(GEBUEHR)
    const [paid = 0, fee = 0, back = 0] = (await dialog.getByRole('definition').allInnerTexts()).map(cents)
    expect(paid).toBeGreaterThan(fee)
    expect(back).toBe(paid - fee)
    bezahlt = paid
    await dialog.getByRole('button', { name: 'Kampagne stornieren' }).click()
    await expect(dialog.getByText('Bitte geben Sie einen Grund an.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Grund' }).fill('Der Laden eröffnet später.')
    await dialog.getByRole('button', { name: 'Kampagne stornieren' }).click()
    await expectState(page, 'Storniert')
    await expect(page.getByText('Die Kampagne ist storniert. Wir erstatten den bezahlten Betrag.')).toBeVisible()
  })

  await test.step('the refund is paid out', async () => {
    await payRefund(page, CAMPAIGN)
    await page.goto(campaign)
    await expect(page.getByText('Die Kampagne ist storniert, der Betrag ist erstattet.')).toBeVisible()
    await expect(page.getByText('Erstattet', { exact: true }).first()).toBeVisible()
  })

  await test.step('invoice, its storno and the fee', async () => {
    await page.goto('/rechnung')
    const rows = invoiceRows(page, CAMPAIGN)
    await expect(rows).toHaveCount(3)
    const storno = rows.filter({ hasText: 'Storno zu' })
    await expect(storno).toContainText('Erstattet')
    const amounts = await storno.getByRole('cell').allInnerTexts()
    expect(amounts.map(cents)).toContain(-bezahlt)
    await expect(rows.filter({ hasText: GEBUEHR })).toHaveCount(1)
  })
  expect(problems).toEqual([])
})

/** ct of an amount as it is written for people. */
function cents(text: string): number {
  const digits = Number(text.replaceAll(/\D/g, ''))
  return /^[-−–]/.test(text.trim()) ? -digits : digits
}
