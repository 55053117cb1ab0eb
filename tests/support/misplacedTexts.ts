import { allTextFiles } from '#tests/architecture/textFiles.ts'

const READ_ATTRIBUTES = [
  'aria-label',
  'title',
  'placeholder',
  'alt',
  'aria-description',
  'aria-valuetext',
  'data-label',
]

// The sample screens are none of the product's; a word of theirs says nothing about its pages.
const files = allTextFiles().filter(({ namespace }) => !namespace.startsWith('demo'))

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Recognizes the texts of some languages as they stand on the screen, also those with something put in. */
function recognizer(languages: readonly string[]): (shown: string) => boolean {
  const texts = files.filter(({ language }) => languages.includes(language)).flatMap((file) => [...file.texts.values()])
  const fixed = new Set(texts.filter((text) => !text.includes('{{')).map(plain))
  const filled = texts
    .filter((text) => text.includes('{{') && (text.replaceAll(/\{\{\w+\}\}/g, '').match(/\p{L}/gu) ?? []).length > 5)
    .map(
      (text) =>
        new RegExp(
          `^${plain(text)
            .split(/\{\{\w+\}\}/)
            .map(escaped)
            .join('.+')}$`,
          'u',
        ),
    )
  return (shown) => fixed.has(shown) || filled.some((pattern) => pattern.test(shown))
}

/** What is shown or read out, with the element whose language it takes. */
function* shownTexts(root: Element): Generator<{ element: Element; text: string }> {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element.matches('script, style, noscript, title')) continue
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) yield { element, text: plain(node.textContent ?? '') }
    for (const name of READ_ATTRIBUTES) yield { element, text: plain(element.getAttribute(name) ?? '') }
  }
}

/**
 * Texts on the screen that a screen reader would read in the wrong language: German ones of the product and those of the
 * frame, each told by the files that they come from. A word that is in both is left out.
 */
export function misplacedTexts(language: string): string[] {
  const isGerman = recognizer(['de'])
  const isFrame = recognizer([language])
  const found = new Set<string>()
  for (const { element, text } of shownTexts(document.documentElement)) {
    if (!/\p{L}{2}/u.test(text) || isGerman(text) === isFrame(text)) continue
    const due = isGerman(text) ? 'de' : language
    const given = element.closest('[lang]')?.getAttribute('lang')
    if (given !== due) found.add(`"${text}" is ${due}, but stands as ${given}`)
  }
  return [...found]
}
