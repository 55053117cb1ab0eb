import type { Page } from '@playwright/test'

/**
 * What the translator of a browser makes of a page, again and again: each text goes, and two <font> elements with other
 * words stand in its place. React still holds the texts that went.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const left = 'script, style, noscript, textarea, svg, [contenteditable], [translate="no"], .notranslate, font'
    const wrap = (from: Node): void => {
      const walker = document.createTreeWalker(from, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      for (let node: Node | null = walker.currentNode; node !== null; node = walker.nextNode())
        if (node instanceof Text && node.data.trim() !== '' && !node.parentElement?.closest(left)) texts.push(node)
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.nodeValue
        outer.append(inner)
        text.parentNode?.replaceChild(outer, text)
      }
    }
    const watch = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...addedNodes]) if (node.isConnected) wrap(node)
    })
    document.addEventListener('DOMContentLoaded', () => {
      wrap(document.body)
      watch.observe(document.body, { childList: true, characterData: true, subtree: true })
    })
  })
}
