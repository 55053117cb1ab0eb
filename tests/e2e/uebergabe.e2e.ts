import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { paths } from '#src/routes/paths.ts'
import { adressliste } from '../support/adressliste.ts'
import { leftOut } from '../support/programs.ts'
import { approvedCampaign } from './support/approved.ts'
import { DEMO_PARTS, enter, expectState, historyOf, payByCard, saved, uploadList } from './support/people.ts'
import { hashOf, pdfBoxes, readPackage } from './support/printPackage.ts'
import { description, designFirst } from './support/motive.ts'
import { nextStep, said, toPreparation } from './support/simulator.ts'
import { expect, test } from './support/test.ts'

const CAMPAIGN = 'Herbsttee Übergabe'
const MOTIV_CAMPAIGN = 'Motivkarte'
const GRUND = 'Die Druckdaten lassen sich nicht öffnen.'

test(
  'a hand-over that the print shop refuses is shown, repeated and taken',
  { tag: '@proof' },
  async ({ page, server, problems }) => {
    await enter(page, '/dashboard')
    await uploadList(page, 'Stammkundschaft', { name: 'stammkundschaft.csv', buffer: adressliste(550) })
    const campaign = await approvedCampaign(page, {
      name: CAMPAIGN,
      zielgruppe: 'Stammkundschaft',
      werbemittel: DEMO_PARTS.werbemittel,
    })
    await payByCard(page)
    await nextStep(page, CAMPAIGN, 'Prüfung bestanden', /Die Prüfung ist bestanden/)
    await toPreparation(page, CAMPAIGN)

    await test.step('the print shop refuses', async () => {
      await page.goto('/simulator/druckerei')
      const order = page
        .locator('div')
        .filter({ has: page.getByRole('heading', { name: CAMPAIGN, exact: true }) })
        .last()
      await order.getByText('Auftrag ablehnen').first().click()
      await order.getByRole('textbox', { name: 'Grund' }).fill(GRUND)
      await order.getByRole('button', { name: 'Auftrag ablehnen' }).click()
      await said(page, /Der Auftrag ist abgelehnt/)
    })

    await test.step('the customer sees that it failed and that others act', async () => {
      await page.goto(campaign)
      await expectState(page, 'Übergabe fehlgeschlagen')
      await expect(page.getByRole('region', { name: 'Nächster Schritt' })).toContainText('Wir wiederholen sie.')
      await expect(page.getByRole('region', { name: 'Versand', exact: true })).toContainText(GRUND)
    })

    await test.step('repeated: a new package, whole and sound, is taken', async () => {
      const first = readPackage(`${server.dataDir}/lettershop`, CAMPAIGN).ticket.auftrag
      await nextStep(page, CAMPAIGN, 'Übergabe wiederholen', /Die Übergabe wird wiederholt/)
      await nextStep(page, CAMPAIGN, 'Übergabe bestätigen', /Der Auftrag ist bestätigt/)
      const { ticket, folder, rows } = readPackage(`${server.dataDir}/lettershop`, CAMPAIGN)
      expect(ticket.auftrag).not.toBe(first)
      expect(rows).toHaveLength(550)
      for (const { name, sha256 } of ticket.dateien) expect(hashOf(folder, name), name).toBe(sha256)
      await page.goto(campaign)
      await expectState(page, 'Übermittelt an Druckerei')
      for (const entry of ['Von der Druckerei abgelehnt', 'Übergabe wiederholt', 'An die Druckerei übergeben'])
        await expect(historyOf(page).filter({ hasText: entry })).toHaveCount(1)
    })
    expect(problems).toEqual([])
  },
)

test(
  'a motif goes from its description into the print package, as vectors',
  { tag: '@proof' },
  async ({ page, server, problems }) => {
    await enter(page, paths.bildgenerierung)
    await description(page).fill('Rosen und Tulpen')
    await expect(page.getByText('Gezeichnet wird: Rose, Tulpe.')).toBeVisible()
    await designFirst(page)
    await expect(page.getByRole('img', { name: /Hintergrundbild/ })).toBeVisible()
    await page.getByRole('group', { name: 'Seiten' }).getByRole('button', { name: 'Rückseite' }).click()
    await page.getByRole('toolbar', { name: 'Werkzeuge' }).getByRole('button', { name: 'QR-Code' }).click()
    await page.getByRole('textbox', { name: 'Adresse der Webseite' }).fill('www.beispiel.de')
    await saved(page)

    await approvedCampaign(page, {
      name: MOTIV_CAMPAIGN,
      zielgruppe: DEMO_PARTS.zielgruppe,
      werbemittel: 'Rosen und Tulpen',
    })
    await payByCard(page)
    await nextStep(page, MOTIV_CAMPAIGN, 'Prüfung bestanden', /Die Prüfung ist bestanden/)
    await toPreparation(page, MOTIV_CAMPAIGN)
    const { pdf } = readPackage(`${server.dataDir}/lettershop`, MOTIV_CAMPAIGN)
    expect(readFileSync(pdf, 'latin1')).toContain('/digitalsourcetype/algorithmicMedia<')
    expect(problems).toEqual([])
    test.skip(leftOut('pdfimages', 'pdfinfo', 'pdftoppm'), 'INSTALL=0')
    const [, , ...images] = execFileSync('pdfimages', ['-list', pdf], { stdio: 'pipe' })
      .toString()
      .trimEnd()
      .split('\n')
    expect(images).toEqual([])
    expect(pdfBoxes(pdf).pages).toBeGreaterThan(1)
    // Something is painted all the same: the lowest row of the front is not white.
    const front = execFileSync('pdftoppm', ['-f', '1', '-l', '1', '-r', '10', pdf], { stdio: 'pipe' })
    expect([...front.subarray(-300)].some((value) => value < 250)).toBe(true)
  },
)
