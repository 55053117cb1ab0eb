import {
  approve,
  askForChanges,
  composeCampaign,
  designPostcard,
  expectState,
  enter,
  requestApprovals,
  saved,
  DEMO_PARTS,
} from './support/people.ts'
import { linkInMail } from './support/simulator.ts'
import { expect, test } from './support/test.ts'

const CAMPAIGN = 'Herbsttee Korrektur'
const CARD = 'Teekarte Herbst'
const ROSA = { name: 'Rosa Chef', email: 'rosa@example.org' }
const EMIL = { name: 'Emil Einkauf', email: 'emil@example.org' }
const GRUND = 'Bitte „Herbst“ statt „Herpst“ schreiben.'

test('the reviewer asks for changes; the corrected version needs a new link', async ({ page, reviewer, problems }) => {
  await enter(page, '/dashboard')
  await designPostcard(page, {
    name: CARD,
    headline: 'Der Herpst ist da',
    website: 'https://teeladen.example/herbst',
  })
  const material = page.url()
  await composeCampaign(page, { name: CAMPAIGN, zielgruppe: DEMO_PARTS.zielgruppe, werbemittel: CARD })
  const [rosasOld = '', emilsOld = ''] = await requestApprovals(page, [ROSA, EMIL])
  await expectState(page, 'Interne Freigabe')
  const campaign = page.url()

  await test.step('changes are asked for, with a reason', () => askForChanges(reviewer, rosasOld, ROSA.name, GRUND))

  const { rosasNew, emilsNew } =
    await test.step('the customer finds the task, corrects the text and asks again', async () => {
      await page.goto(campaign)
      const tasks = page.getByRole('alert').filter({ hasText: 'Gewünschte Änderungen' })
      await expect(tasks.getByRole('listitem')).toContainText(GRUND)
      await expect(tasks.getByRole('listitem')).toContainText(ROSA.name)

      await page.goto(material)
      await page.getByRole('tab', { name: 'Ebenen' }).click()
      await page
        .getByRole('list', { name: 'Ebenen, oberste zuerst' })
        .getByRole('button', { name: /^(Text|Der Herpst)/ })
        .first()
        .click()
      await page.getByRole('tab', { name: 'Eigenschaften' }).click()
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Der Herbst ist da')
      await saved(page)

      await page.goto(`${campaign.split('?')[0]}?schritt=pruefung`)
      const [rosasNew = '', emilsNew = ''] = await requestApprovals(page, [ROSA, EMIL])
      expect(await linkInMail(reviewer, ROSA.email)).toBe(rosasNew)
      expect(await linkInMail(reviewer, EMIL.email)).toBe(emilsNew)
      return { rosasNew, emilsNew }
    })

  await test.step('old links decide nothing any more', async () => {
    await reviewer.goto(emilsOld)
    await expect(reviewer.getByRole('heading', { name: 'Es gibt eine neuere Fassung' })).toBeVisible()
    await reviewer.goto(rosasOld)
    await expect(reviewer.getByRole('region', { name: 'Änderungen angefordert' })).toContainText(GRUND)
    await expect(reviewer.getByRole('button', { name: 'Freigeben', exact: true })).toHaveCount(0)
  })

  await test.step('approved when both have agreed', async () => {
    await approve(reviewer, rosasNew, ROSA.name, 'Ihre Freigabe ist eingegangen')
    await page.goto(campaign)
    await expectState(page, 'Interne Freigabe')
    await expect(page.getByText('Teilweise freigegeben')).toBeVisible()
    await approve(reviewer, emilsNew, EMIL.name)
  })

  await page.goto(campaign)
  await expectState(page, 'Zur Bezahlung bereit')
  await expect(page.getByText('Gewünschte Änderungen')).toHaveCount(0)
  expect(problems).toEqual([])
})
