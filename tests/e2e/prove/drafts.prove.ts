import type { BrowserContext, Locator, Page } from '@playwright/test'
import { asShare, mulberry32 } from '#src/base/random.ts'
import { kill, offerOn, takeUp } from '../support/kill.ts'
import { designPostcard, enter } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

/** EDT-01: so much work may be lost, ms. */
const MOST_LOST_MS = 2000
const KILLS = Number(process.env.KILLS ?? 20)
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000)
/** The first keys of a test fall on a page that is still coming; then people type this fast, ms between two keys. */
const KEY_MS = [20, 250] as const
/** A window lives so long after its first key, ms: around the pause, the longest wait and several writes of the draft. */
const LIFE_MS = [50, 7000] as const

/** Numbers between two ends that come again with the same seed. */
function chance(seed: number): (from: number, to: number) => number {
  const draw = mulberry32(seed)
  return (from, to) => from + asShare(draw()) * (to - from)
}

/** An offer comes this soon. */
const OFFERED = { timeout: 5000 }

interface Place {
  /** Opens the screen; answers the field that is typed in. */
  open: (page: Page) => Promise<Locator>
  /** What stands in the field of a window that was opened again. */
  read: (page: Page) => Promise<string>
}

/** Types until the window dies; answers what had arrived in the field and when, ms. */
async function typeUntilKilled(page: Page, field: Locator, random: ReturnType<typeof chance>) {
  const start = await field.inputValue()
  const landed: { text: string; atMs: number }[] = []
  await field.focus()
  await field.press('End')
  const lifeMs = random(...LIFE_MS)
  const beganMs = Date.now()
  let text = start
  while (landed.length === 0 || Date.now() - beganMs < lifeMs) {
    text += 'abcdefghij'.charAt(landed.length % 10)
    await page.keyboard.insertText(text.slice(-1))
    landed.push({ text, atMs: Date.now() })
    await page.waitForTimeout(random(...KEY_MS))
  }
  const killedAtMs = Date.now()
  await kill(page)
  return { landed, killedAtMs, start }
}

async function proveKills(context: BrowserContext, place: Place, what: string): Promise<void> {
  console.log(`seed ${SEED}: SEED=${SEED} npm run prove:drafts`)
  const random = chance(SEED)
  const lostMs: number[] = []
  let [offered, stored] = [0, 0]
  for (let nr = 0; nr < KILLS; nr += 1) {
    const page = await context.newPage()
    const { landed, killedAtMs, start } = await typeUntilKilled(page, await place.open(page), random)
    const again = await context.newPage()
    await place.open(again)
    const isStored = (await place.read(again)) === landed.at(-1)?.text
    if (isStored) stored += 1
    else {
      // What was typed after the last save and the last write of the draft is lost; then nothing differs from what is stored.
      const isOffered = await offerOn(again)
        .waitFor(OFFERED)
        .then(
          () => true,
          () => false,
        )
      if (isOffered) {
        offered += 1
        await takeUp(again)
        await place.open(again)
      }
    }
    const back = await place.read(again)
    expect([start, ...landed.map(({ text }) => text)]).toContain(back)
    const firstLost = landed.find(({ text }) => text.length > back.length)
    lostMs.push(firstLost === undefined ? 0 : killedAtMs - firstLost.atMs)
    // The next one begins with the same text, and with everything stored.
    await (await place.open(again)).fill(start)
    await expect(again.getByRole('status').filter({ hasText: /Gespeichert \d|Alles gespeichert/ })).toBeVisible()
    await again.close()
  }
  console.log(
    `${what}: ${KILLS} kills, ${offered} offers, ${stored} stored in time, lost at most ${Math.max(...lostMs)} ms (${lostMs.join(', ')})`,
  )
  expect(Math.max(...lostMs)).toBeLessThanOrEqual(MOST_LOST_MS)
}

test('EDT-01 the wizard, killed at random moments, loses two seconds at most and offers the rest', async ({
  page,
  context,
}) => {
  await enter(page, '/kampagne/erstellen')
  await page.getByLabel('Name der Kampagne').fill('Getötet')
  await expect(page.getByText(/^Gespeichert \d/)).toBeVisible()
  const address = page.url()
  await page.close()
  const field = (tab: Page) => tab.getByLabel('Notiz (optional)')
  await proveKills(
    context,
    {
      open: async (tab) => {
        if (tab.url() !== address) await tab.goto(address)
        await expect(field(tab)).toBeVisible()
        return field(tab)
      },
      read: (tab) => field(tab).inputValue(),
    },
    'wizard',
  )
})

test('EDT-01 the editor, killed at random moments, loses two seconds at most and offers the rest', async ({
  page,
  context,
}) => {
  await enter(page, '/dashboard')
  await designPostcard(page, { name: 'Getötet', headline: 'Guten Tag', website: 'https://laden.example.org/' })
  const address = page.url()
  await page.close()
  const field = (tab: Page) => tab.getByRole('textbox', { name: 'Adresse der Webseite' })
  await proveKills(
    context,
    {
      open: async (tab) => {
        if (tab.url() !== address) await tab.goto(address)
        await tab.getByRole('group', { name: 'Seiten' }).getByRole('button', { name: 'Rückseite' }).click()
        await tab.getByRole('img', { name: /QR-Code/ }).click()
        return field(tab)
      },
      read: (tab) => field(tab).inputValue(),
    },
    'editor',
  )
})
