import type { Page } from '@playwright/test'

/** The browser's own setting for larger text, not its zoom: lengths in px stay as they are. */
const setText = async (page: Page, standard: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } })
}

interface Size {
  size: string
  apply: (page: Page) => Promise<void>
}

/** Text of twice the size (WCAG 1.4.4). */
export const TWICE: Size = {
  size: 'text of 200 %',
  apply: async (page) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await setText(page, 32)
  },
}

/** A window of 1280 x 1024 zoomed to 400 % (WCAG 1.4.10). */
export const NARROW: Size = {
  size: '320 x 256',
  apply: async (page) => {
    await setText(page, 16)
    await page.setViewportSize({ width: 320, height: 256 })
  },
}
