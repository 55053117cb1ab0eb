import type { Locator, Page } from '@playwright/test'

/** A place of the window, px. */
export interface Place {
  x: number
  y: number
}

/** Time between two moves, as a hand has it, ms. */
const PAUSE_MS = 16

/** Fingers as the browser gets them from a screen: what it scrolls, zooms and makes of a tap is its own doing. */
export async function fingersOn(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', places: Place[]) => {
    const touchPoints = places.map(({ x, y }, id) => ({ x, y, id, radiusX: 8, radiusY: 8, force: 1 }))
    await devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
    await page.waitForTimeout(PAUSE_MS)
  }
  /** Each finger from the first of its places to the last, in steps. */
  const stroke = async (ways: readonly (readonly [Place, Place])[], steps = 12) => {
    const at = (share: number) => ways.map(([from, to]) => between(from, to, share))
    await send('touchStart', at(0))
    for (let step = 1; step <= steps; step += 1) await send('touchMove', at(step / steps))
    await send('touchEnd', [])
  }
  return {
    stroke,
    tap: async (place: Place) => {
      await send('touchStart', [place])
      await send('touchEnd', [])
    },
    /** A finger that stays until something is meant by it. */
    rest: async (place: Place) => {
      await send('touchStart', [place])
      await page.getByRole('menu').waitFor()
      await send('touchEnd', [])
    },
    /** Two fingers whose distance grows or shrinks around a place. */
    pinch: (centre: Place, from: number, to: number) =>
      stroke([
        [moved(centre, -from / 2, 0), moved(centre, -to / 2, 0)],
        [moved(centre, from / 2, 0), moved(centre, to / 2, 0)],
      ]),
  }
}

function between(from: Place, to: Place, share: number): Place {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

export const moved = ({ x, y }: Place, dx: number, dy: number): Place => ({ x: x + dx, y: y + dy })

/** A place in a box, as shares of its width and height. */
export async function placeIn(box: Locator, shareX = 0.5, shareY = 0.5): Promise<Place> {
  const found = await box.boundingBox()
  if (!found) throw new Error('nothing to be seen')
  return { x: found.x + found.width * shareX, y: found.y + found.height * shareY }
}

/** 1 where nothing brought the whole page nearer. */
export const zoomOfPage = (page: Page) => page.evaluate(() => visualViewport?.scale)
