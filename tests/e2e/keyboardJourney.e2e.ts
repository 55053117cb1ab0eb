import type { Page } from '@playwright/test'
import { beginsAt, pick, press, reach, tick, type } from './support/keys.ts'
import { DEMO_PARTS, expectState, narrowed, openApproveDialog, saved } from './support/people.ts'
import { linkInMail, nextStep, toPreparation } from './support/simulator.ts'
import { expect, test } from './support/test.ts'

const PRUEFER = { name: 'Rosa Chef', email: 'tastatur@example.org' }
const CAMPAIGN = 'Ohne Maus'

test.use({ viewport: { width: 1440, height: 800 } })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** A page of the menu. */
async function visit(page: Page, name: string, title: string): Promise<void> {
  await press(page, page.getByRole('banner').getByRole('link', { name, exact: true }))
  await beginsAt(page, title, 1)
}

/** The wizard goes on; the step begins at its heading. */
async function step(page: Page, name: string): Promise<void> {
  await press(page, button(page, `Weiter zu ${name}`))
  await beginsAt(page, name, 2)
}

/** What other journeys made may fill the first page of a list. */
async function find(page: Page, name: string): Promise<void> {
  await type(page, page.getByRole('main').getByRole('searchbox'), name)
  await narrowed(page, name)
  await pick(page, page.getByRole('radio', { name }))
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/login')
  await type(page, page.getByLabel('E-Mail-Adresse'), 'kunde@example.org')
  await type(page, page.getByLabel('Passwort', { exact: true }), 'Postkarte-2026!')
  await page.keyboard.press('Enter')
  await beginsAt(page, /^Guten/, 1)
}

/** Saved without a name first: the summary leads to the field. */
async function saveGroup(page: Page): Promise<void> {
  await visit(page, 'Zielgruppen', 'Zielgruppen')
  await press(page, link(page, 'Nach Merkmalen auswählen'))
  await beginsAt(page, 'Zielgruppe erstellen', 1)
  await press(page, button(page, 'Zielgruppe speichern'))
  const summary = page.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie Ihre Eingaben' })
  await expect(summary).toBeFocused()
  await press(page, summary.getByRole('link', { name: /^Name der Zielgruppe: / }))
  await expect(field(page, 'Name der Zielgruppe')).toBeFocused()
  await page.keyboard.insertText('Frauen, mit Tasten gewählt')
  await tick(page, page.getByRole('checkbox', { name: 'Frauen', exact: true }))
  await press(page, button(page, 'Zielgruppe speichern'))
  await beginsAt(page, 'Frauen, mit Tasten gewählt', 1)
}

/** The wizard up to its second step, once there and back. */
async function beginCampaign(page: Page): Promise<void> {
  await visit(page, 'Mailingkampagnen', 'Mailingkampagnen')
  await press(page, link(page, 'Kampagne erstellen'))
  await beginsAt(page, 'Kampagne erstellen', 1)
  await type(page, field(page, 'Name der Kampagne'), CAMPAIGN)
  await step(page, 'Zielgruppe')
  await press(page, button(page, 'Zurück zu Grundlagen'))
  await beginsAt(page, 'Grundlagen', 2)
  await step(page, 'Zielgruppe')
  await find(page, DEMO_PARTS.zielgruppe)
}

test('a form and a wizard by keyboard alone, and each step begins where it is read', async ({ page, problems }) => {
  await logIn(page)
  await saveGroup(page)
  await beginCampaign(page)
  expect(problems).toEqual([])
})

test(
  'a campaign goes to the letterbox by keyboard alone, and each step begins where it is read',
  { tag: '@proof' },
  async ({ page, reviewer, problems }) => {
    test.slow()
    await test.step('login', () => logIn(page))
    await test.step('target group by filters', () => saveGroup(page))

    await test.step('postcard in the editor', async () => {
      await visit(page, 'Werbemittel', 'Werbemittel')
      await press(page, link(page, 'Werbemittel erstellen'))
      await beginsAt(page, 'Werbemittel erstellen', 1)
      await pick(page, page.getByRole('radio', { name: 'Maxipostkarte' }))
      await type(page, field(page, 'Name'), 'Mit Tasten gestaltet')
      await press(page, button(page, 'Im Editor gestalten'))
      await beginsAt(page, /Mit Tasten gestaltet/, 1)
      const tools = page.getByRole('toolbar', { name: 'Werkzeuge' })
      await press(page, tools.getByRole('button', { name: 'Text' }))
      await expect(field(page, 'Text auf dem Blatt')).toBeFocused()
      await page.keyboard.insertText('Wir haben wieder geöffnet')
      const sides = page.getByRole('group', { name: 'Seiten' })
      await reach(page, sides.getByRole('button', { name: 'Vorderseite' }))
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      const back = sides.getByRole('button', { name: 'Rückseite', pressed: true })
      await expect(back).toBeFocused()
      await saved(page)
    })

    await test.step('wizard up to the price', async () => {
      await beginCampaign(page)
      await step(page, 'Werbemittel')
      await find(page, DEMO_PARTS.werbemittel)
      await step(page, 'Termin')
      const day = page.getByRole('grid').locator('button[tabindex="0"]')
      await reach(page, day)
      const chosen = page.getByRole('button', { name: /, gewählt$/ })
      for (let tries = 0; tries < 40 && !(await chosen.isVisible()); tries += 1) {
        await page.keyboard.press('ArrowRight')
        await expect(day).toBeFocused()
        if ((await day.getAttribute('aria-label'))?.endsWith(', buchbar')) await page.keyboard.press('Enter')
      }
      await expect(chosen).toBeFocused()
      await step(page, 'Prüfung und Preis')
      await expect(page.getByText(/Alle Angaben sind vollständig/)).toBeVisible()
      for (const box of await page.getByRole('checkbox', { name: 'So lassen' }).all()) await tick(page, box)
    })

    await test.step('approval is asked for', async () => {
      await step(page, 'Freigabe')
      const person = page.getByRole('group', { name: 'Person 1' })
      await type(page, person.getByLabel('Name', { exact: true }), PRUEFER.name)
      await type(page, person.getByLabel('E-Mail', { exact: true }), PRUEFER.email)
      await press(page, button(page, 'Zur Freigabe senden'))
      const dialog = page.getByRole('dialog', { name: 'Zur Freigabe gesendet' })
      await expect(dialog).toBeVisible()
      await expect.poll(() => dialog.evaluate((layer) => layer.contains(document.activeElement))).toBe(true)
      await press(page, dialog.getByRole('button', { name: 'Fertig' }))
      await beginsAt(page, CAMPAIGN, 1)
      await expectState(page, 'Interne Freigabe')
    })

    await test.step('the reviewer approves by the link of the mail', async () => {
      await reviewer.goto(await linkInMail(reviewer, PRUEFER.email))
      const dialog = await openApproveDialog(reviewer, (approve) => press(reviewer, approve))
      for (const box of await dialog.getByRole('checkbox').all()) await tick(reviewer, box)
      await type(reviewer, dialog.getByLabel('Ihr Name'), PRUEFER.name)
      await press(reviewer, dialog.getByRole('button', { name: 'Verbindlich freigeben' }))
      await expect(reviewer.getByRole('region', { name: 'Freigegeben' })).toBeFocused()
    })

    await test.step('order and payment, and the way back from the payment page', async () => {
      await page.reload()
      await expectState(page, 'Zur Bezahlung bereit')
      await press(
        page,
        page.getByRole('region', { name: 'Nächster Schritt' }).getByRole('button', { name: 'Bezahlen' }),
      )
      const dialog = page.getByRole('dialog', { name: 'Prüfen und bestellen' })
      await pick(page, dialog.getByRole('radio', { name: /Kreditkarte/ }))
      await tick(page, dialog.getByRole('checkbox', { name: /Allgemeinen Geschäftsbedingungen/ }))
      await press(page, dialog.getByRole('button', { name: 'Zahlungspflichtig bestellen' }))
      await expect(page).toHaveURL(/\/simulator\/zahlung\//)
      await press(page, page.getByRole('button', { name: 'Jetzt bezahlen' }))
      await expectState(page, 'In Prüfung durch')
      await expect(
        page
          .getByRole('alert')
          .filter({ hasText: /bezahlt|bestätigt/i })
          .first(),
      ).toBeFocused()
    })

    const campaign = new URL(page.url()).pathname
    await test.step('check, print shop and post do their part', async () => {
      await nextStep(reviewer, CAMPAIGN, 'Prüfung bestanden', /Die Prüfung ist bestanden/)
      await toPreparation(reviewer, CAMPAIGN)
      await nextStep(reviewer, CAMPAIGN, 'Übergabe bestätigen', /Der Auftrag ist bestätigt/)
      await nextStep(reviewer, CAMPAIGN, 'Uhr auf den Versandtag stellen', /Die Uhr steht jetzt auf dem/)
      await nextStep(reviewer, CAMPAIGN, 'Versand melden', /Der Versand ist gemeldet/)
    })

    await test.step('it is found in the list, and has been sent', async () => {
      await visit(page, 'Mailingkampagnen', 'Mailingkampagnen')
      await press(page, page.locator(`main a[data-row-link][href="${campaign}"]`))
      await beginsAt(page, CAMPAIGN, 1)
      await expect(page).toHaveURL(new RegExp(`${campaign}$`))
      await expectState(page, 'Versendet')
    })
    expect(problems).toEqual([])
  },
)
