import type { BrowserContext, Page } from 'playwright'
import { median, type Figure } from './figure.ts'

/** A proof of two pages on a quiet machine, from the press of its button to the finished file (print 10), ms. */
const PROOF_BAR_MS = 300
const ROUNDS = 7

/** Notes when the button is pressed and when a finished file is handed to the browser. */
function noteTimes(): void {
  const times: number[] = []
  let pressed = 0
  addEventListener('click', () => (pressed = performance.now()), true)
  const create = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (object) => {
    if (object instanceof Blob && object.type === 'application/pdf') times.push(performance.now() - pressed)
    return create(object)
  }
  Object.assign(globalThis, { proofTimes: times })
}

const timesOf = (page: Page) => page.evaluate(() => [...(globalThis as unknown as { proofTimes: number[] }).proofTimes])

/** `context` is logged in; the card is one of the demo, with a picture, texts and a code. */
export async function benchProof(context: BrowserContext, url: string): Promise<Figure[]> {
  const page = await context.newPage()
  await page.addInitScript(noteTimes)
  await page.goto(`${url}/werbemittel/editieren/1`)
  const button = page.getByRole('button', { name: 'Probedruck' })
  for (let i = 0; i < ROUNDS; i++) {
    await Promise.all([page.waitForEvent('download'), button.click()])
    await page.waitForFunction(
      (count) => (globalThis as unknown as { proofTimes: number[] }).proofTimes.length > count,
      i,
    )
  }
  const [first = Number.NaN, ...rest] = await timesOf(page)
  await page.close()
  return [
    { name: 'first proof of two pages, thread and fonts started', value: first, unit: 'ms', reference: null },
    {
      name: 'proof of two pages',
      value: median(rest),
      unit: 'ms',
      reference: null,
      bar: { at: 'most', of: 'value', value: PROOF_BAR_MS },
    },
  ]
}
