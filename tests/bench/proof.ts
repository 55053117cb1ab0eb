import type { BrowserContext, Page } from 'playwright'
import { callAt } from '../support/wire.ts'
import { median, type Figure } from './figure.ts'

/** A proof of two pages on a quiet machine, from the press of its button to the finished file (print 10), ms. */
const PROOF_BAR_MS = 300
const ROUNDS = 9

/** Notes when the button is pressed and when a finished file is handed to the browser. */
function noteTimes(): void {
  const times: number[] = []
  let pressed = 0
  // The link of the download is clicked by the product.
  addEventListener('click', (event) => event.isTrusted && (pressed = performance.now()), true)
  const create = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (object) => {
    if (object instanceof Blob && object.type === 'application/pdf') times.push(performance.now() - pressed)
    return create(object)
  }
  Object.assign(globalThis, { proofTimes: times })
}

const timesOf = (page: Page) => page.evaluate(() => [...(globalThis as unknown as { proofTimes: number[] }).proofTimes])

/** A card of the demo that is designed here and can be edited. */
async function cardOf(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/werbemittel`)
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('accessToken') ?? 'null') as string | null)
  const { werbemittel } = await callAt(url, token, 'fetchWerbemittelListe', {})
  const card = werbemittel.find(
    ({ format, status, typ }) => format === 'maxipostkarte' && status === 'bereit' && typ === 'editor',
  )
  if (!card) throw new Error('the demo has no card that can be edited')
  return card.idPtWerbemittel
}

/** `context` is logged in; the card has pictures, texts and a code. */
export async function benchProof(context: BrowserContext, url: string): Promise<Figure[]> {
  const page = await context.newPage()
  await page.addInitScript(noteTimes)
  await page.goto(`${url}/werbemittel/editieren/${await cardOf(page, url)}`)
  const button = page.getByRole('button', { name: 'Probedruck' })
  for (let i = 1; i <= ROUNDS; i++) {
    await button.click()
    await page.waitForFunction(
      (count) => (globalThis as unknown as { proofTimes: number[] }).proofTimes.length >= count,
      i,
    )
  }
  const [first = Number.NaN, ...rest] = await timesOf(page)
  await page.close()
  return [
    { name: 'first proof of two pages, right after the page opened', value: first, unit: 'ms', reference: null },
    {
      name: 'proof of two pages',
      value: median(rest),
      unit: 'ms',
      reference: null,
      bar: { at: 'most', of: 'value', value: PROOF_BAR_MS },
    },
  ]
}
