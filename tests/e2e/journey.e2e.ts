import type { Page } from '@playwright/test'
import { fileAnswer } from '../../mocks/backend/platform/wire/answers.ts'
import { adressliste, CANARY, zeile } from '../support/adressliste.ts'
import { TELEFONE } from '../support/aufrufer.ts'
import { leftOut } from '../support/programs.ts'
import {
  approve,
  composeCampaign,
  designPostcard,
  download,
  enter,
  expectState,
  historyOf,
  invoiceRows,
  login,
  orderBindingly,
  recordBodies,
  requestApproval,
  uploadList,
} from './support/people.ts'
import { hashOf, pdfBoxes, pdfFonts, qrOfPage, readPackage, textOfPage } from './support/printPackage.ts'
import { linkInMail, nextStep, toPreparation } from './support/simulator.ts'
import { expect, test } from './support/test.ts'
import { keptByBrowser, witness } from './support/witness.ts'

/** The least quantity that can be ordered. */
const ROWS = 500
const CAMPAIGN = 'Frühlingstee'
const WEBSITE = 'https://teeladen.example/fruehling'
const HEADLINE = 'Der erste Tee des Jahres ist da'
const PRUEFER = { name: 'Rosa Chef', email: 'chef@example.org' }

/** What later tests look at; filled by the journey. */
const done = { inbox: '', campaign: '', brutto: '' }
/** Recipients whose printed cards are looked at, from 0; the first one's PLZ had lost its zero. */
const SAMPLES = [0, 1, 10, 437, 498]
/** Places of the browser that the product has, and the numbers by which the router finds a page's scroll position. */
const PLACES =
  /^(accessToken|userData|userAbility|benachrichtigungen|letzteSuchen|bildwunsch|sprache|modus|darstellung|cookies|react-router-scroll-positions|entwurf\.\d+-\d+)$/

test.describe.configure({ mode: 'serial' })
test.use({ reducedMotion: 'no-preference' })

test('a campaign goes from login to the letterbox', async ({ page, reviewer, server, problems }) => {
  test.slow()
  const sent = await recordBodies(page)
  const seen = await witness(page, reviewer)

  await test.step('login, address list of 500 rows in Windows-1252', async () => {
    await login(page, 'kunde@example.org')
    await uploadList(page, 'Teefreunde', { name: 'teefreunde.csv', buffer: adressliste(ROWS) })
    expect(sent.some((body) => body.includes('Gänseblümchenweg'))).toBe(true)
    // Only mapped columns leave the browser.
    expect(sent.filter((body) => body.includes(CANARY))).toEqual([])
  })

  await test.step('postcard in the editor', () =>
    designPostcard(page, { name: 'Teekarte', headline: HEADLINE, website: WEBSITE }))

  let link = ''
  await test.step('campaign with tracking, price with VAT, approval link', async () => {
    await composeCampaign(page, { name: CAMPAIGN, zielgruppe: 'Teefreunde', werbemittel: 'Teekarte' })
    await checkPrice(page)
    link = await requestApproval(page, PRUEFER)
    expect(link).toMatch(/\/kampagne\/freigeben\/[\w-]{43}$/)
    await expectState(page, 'Interne Freigabe')
  })
  done.campaign = page.url()

  await test.step('the boss finds the link in his mail and approves without a login', async () => {
    expect(await linkInMail(reviewer, PRUEFER.email)).toBe(link)
    await approve(reviewer, link, PRUEFER.name)
  })

  await test.step('payment on the hosted page; coming back proves nothing', async () => {
    await page.goto(done.campaign)
    await orderBindingly(page)
    const hosted = page.url()
    await page.goto(`${done.campaign}?zahlung=zurueck`)
    await expect(page.getByText('Zahlung wird bestätigt')).toBeVisible()
    await expectState(page, 'Zur Bezahlung bereit')
    await page.goto(hosted)
    await page.getByRole('button', { name: 'Jetzt bezahlen' }).click()
    await expectState(page, 'In Prüfung durch')
  })

  await test.step('check, then preparation three days before dispatch', async () => {
    await nextStep(page, CAMPAIGN, 'Prüfung bestanden', /Die Prüfung ist bestanden/)
    await toPreparation(page, CAMPAIGN)
    await page.goto(done.campaign)
    await expectState(page, 'Versand vorbereitet')
  })

  await test.step('print shop takes the order and posts it', async () => {
    await nextStep(page, CAMPAIGN, 'Übergabe bestätigen', /Der Auftrag ist bestätigt/)
    await page.goto(done.campaign)
    await expectState(page, 'Übermittelt an Druckerei')
    await nextStep(page, CAMPAIGN, 'Uhr auf den Versandtag stellen', /Die Uhr steht jetzt auf dem/)
    await nextStep(page, CAMPAIGN, 'Versand melden', /Der Versand ist gemeldet/)
  })

  await test.step('the product shows it as sent, with its history', async () => {
    await page.goto(done.campaign)
    await expectState(page, 'Versendet')
    await page.getByRole('button', { name: /frühere[rn]? Eintr/ }).click()
    for (const entry of [
      'Angelegt',
      'Zur Freigabe gesendet',
      'Freigegeben',
      'Prüfung bestanden',
      'An die Druckerei übergeben',
      'Versendet',
    ])
      await expect(historyOf(page).filter({ hasText: entry }).first()).toBeVisible()
    await expect(historyOf(page).filter({ hasText: 'Freigegeben' })).toContainText(PRUEFER.name)
  })

  await test.step('invoice is paid and can be downloaded', async () => {
    await page.getByRole('link', { name: 'Rechnung ansehen' }).click()
    await expect(page.getByRole('main')).toContainText('Bezahlt')
    await page.goto('/rechnung')
    const row = invoiceRows(page, CAMPAIGN)
    await expect(row).toContainText('Bezahlt')
    await expect(row).toContainText(done.brutto)
    await row.getByRole('button', { name: /^Aktionen zu/ }).click()
    const file = await download(page, page.getByRole('menuitem', { name: 'PDF herunterladen' }))
    expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  })

  const people = [...new Set(SAMPLES.flatMap((nr) => [zeile(nr).nachname, zeile(nr).strasse, zeile(nr).kundennummer]))]
  const personal = [...people, CANARY, PRUEFER.name, PRUEFER.email]

  await test.step('SEC-22 the browser keeps its few places and nobody’s data', async () => {
    const kept = await keptByBrowser(page)
    expect([...personal, '01067', '04109'].filter((text) => kept.includes(text))).toEqual([])
    const places = kept.split('\n').map((line) => line.split('=')[0] ?? '')
    expect(places.filter((place) => !PLACES.test(place))).toEqual([])
    const other = (await keptByBrowser(reviewer))
      .split('\n')
      .filter((line) => !/^(sprache|modus|darstellung|react-router-scroll-positions)=/.test(line))
    expect(other).toEqual(['cookies='])
  })

  await test.step('SEC-23 no address holds a token, a mail or a person', async () => {
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('accessToken') ?? '""') as string)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(seen.urls.length).toBeGreaterThan(100)
    const told = [...personal, token, '@example.org', 'Bearer']
    expect(seen.urls.filter((url) => told.some((text) => url.includes(text)))).toEqual([])
  })

  await test.step('SEC-39 the policy had nothing to stop', () => {
    expect(seen.violations).toEqual([])
  })

  done.inbox = `${server.dataDir}/lettershop`
  expect(problems).toEqual([])
})

test('SEC-38 a file of a user that is opened directly runs nothing', async ({ page }) => {
  const script = '<script>document.title = "ran"; parent.postMessage("ran", "*")</script>'
  const files = [
    { type: 'text/html', text: `<!doctype html><title>quiet</title>${script}` },
    { type: 'image/svg+xml', text: `<svg xmlns="http://www.w3.org/2000/svg"><title>quiet</title>${script}</svg>` },
  ]
  await page.goto('/login')
  for (const { type, text } of files) {
    // No such file is taken; were one stored all the same, the headers of every file answer would keep it quiet.
    const answer = fileAnswer({ blob: new Blob([text], { type }), name: 'a' }, 'ABCDEFGH')
    const saved = Object.fromEntries(answer.headers)
    const { 'content-disposition': _saved, ...shown } = saved
    await page.route('**/probe-saved', (route) => route.fulfill({ headers: saved, body: text }))
    await page.route('**/probe-shown', (route) => route.fulfill({ headers: shown, body: text }))
    const download = page.waitForEvent('download')
    await page.goto('/probe-saved').catch(() => undefined)
    await (await download).cancel()
    await page.goto('/probe-shown')
    expect(await page.title()).toBe('quiet')
    await page.unrouteAll()
  }
  // A real file: the session is no part of an address, so an address alone opens nothing.
  await page.goto('/api/rechnung/?aktion=downloadRechnungAsPdf&idPtRechnung=1')
  expect(await page.innerText('body')).toContain('NICHT_ANGEMELDET')
})

/** Net and VAT add up to the gross price that the wizard shows. */
async function checkPrice(page: Page): Promise<void> {
  const box = page.getByRole('complementary', { name: 'Zusammenfassung' }).getByRole('region', { name: 'Preis' })
  const text = await box.innerText()
  const cents = (label: RegExp) => Number(label.exec(text)?.[1]?.replaceAll(/[.,]/g, ''))
  const brutto = cents(/Gesamtpreis brutto\s+([\d.]+,\d\d)\s€/)
  const netto = cents(/Netto\s+([\d.]+,\d\d)\s€/)
  const ust = cents(/USt\. 19 %\s+([\d.]+,\d\d)\s€/)
  expect(netto).toBeGreaterThan(0)
  expect(netto + ust).toBe(brutto)
  expect(ust).toBe(Math.round(netto * 0.19))
  done.brutto = /([\d.]+,\d\d)\s€/.exec(text)?.[1] ?? ''
}

test('print package: hashes of the job ticket, recipient file row by row', () => {
  const { folder, ticket, rows } = readPackage(done.inbox, CAMPAIGN)
  expect(ticket.menge).toBe(ROWS)
  expect(ticket.dateien.map(({ name }) => name).toSorted()).toEqual(['druckdaten-001.pdf', 'empfaenger.csv'])
  for (const { name, sha256 } of ticket.dateien) expect(hashOf(folder, name), name).toBe(sha256)
  const printed = rows.map(({ anrede, vorname, nachname, strasse, hausnummer, plz, ort, kundennummer }) => ({
    anrede,
    vorname,
    nachname,
    strasse: `${strasse} ${hausnummer}`,
    plz,
    ort,
    kundennummer,
  }))
  expect(printed).toEqual(Array.from({ length: ROWS }, (_, nr) => zeile(nr)))
  expect(new Set(rows.map(({ code }) => code)).size).toBe(ROWS)
  expect(new Set(rows.map(({ url }) => url)).size).toBe(ROWS)
})

test('print package: pdfinfo, pdffonts and pdftotext agree', () => {
  test.skip(leftOut('pdfinfo', 'pdffonts', 'pdftotext'), 'INSTALL=0')
  const { pdf, rows } = readPackage(done.inbox, CAMPAIGN)
  const { pages, trim, bleed, media } = pdfBoxes(pdf)
  expect(pages).toBe(2 * ROWS)
  const expected = { trim: [235, 125], bleed: [241, 131], media: [241, 131] }
  for (const [name, box] of Object.entries({ trim, bleed, media }))
    for (const [side, mm] of expected[name as keyof typeof expected].entries())
      expect(Math.abs((box[side] ?? 0) - mm), `${name} ${side}`).toBeLessThan(0.05)
  const fonts = pdfFonts(pdf)
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.filter(({ embedded }) => !embedded)).toEqual([])
  for (const nr of SAMPLES) {
    const { vorname, nachname, strasse, plz, ort } = zeile(nr)
    const page = Number(rows[nr]?.seiteBis)
    expect(textOfPage(pdf, page - 1)).toContain(HEADLINE)
    const back = textOfPage(pdf, page)
    for (const line of [`${vorname} ${nachname}`, strasse, `${plz} ${ort}`]) expect(back).toContain(line)
  }
})

test('print package: zbarimg reads each recipient’s own code', () => {
  test.skip(leftOut('zbarimg', 'pdftoppm'), 'INSTALL=0')
  const { pdf, rows } = readPackage(done.inbox, CAMPAIGN)
  const codes = SAMPLES.map((nr) => qrOfPage(pdf, Number(rows[nr]?.seiteBis)))
  expect(codes).toEqual(SAMPLES.map((nr) => [rows[nr]?.url]))
})

test('a scan leads to the target and is counted under Statistiken', async ({ page, problems }) => {
  const url = readPackage(done.inbox, CAMPAIGN).rows[0]?.url ?? ''
  const answer = await page.request.get(url, { maxRedirects: 0, headers: { 'user-agent': TELEFONE[0] } })
  expect(answer.status()).toBe(302)
  expect(answer.headers().location).toBe(WEBSITE)
  await enter(page, '/kampagne/statistiken')
  const row = page.getByRole('row').filter({ hasText: CAMPAIGN })
  await expect(row.getByRole('cell')).toContainText([CAMPAIGN, '', '500', '1', '1', 'noch unterwegs'])
  expect(problems).toEqual([])
})
