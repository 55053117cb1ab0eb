import type { RunStyle } from '#src/engines/print/editor.ts'

/** What the style sheet of a page or table says of a class. */
export type Rules = ReadonlyMap<string, string>

/**
 * Controls, signs without width, marks of direction, byte order mark, places of objects. A soft hyphen is text: it says where
 * a word may be parted.
 */
const JUNK = /[^\P{Cc}\t\n]|(?!\u00ad)[\p{DI}\p{Cf}]|[\ufff9-\ufffc\p{Noncharacter_Code_Point}]/gu

/** Text without junk, with "\n" as its line break, in NFC. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    .replaceAll(JUNK, '')
    .normalize('NFC')
}

/**
 * The page without its styles. They are read and never applied: the browser reports each as against the policy of the own
 * page. Style attributes become `data-stil`.
 */
export function openHtml(html: string): { page: Document; rules: Rules } {
  const [before = '', ...sheets] = html.split(/<style/i)
  let words = before
  let css = ''
  for (const sheet of sheets) {
    const end = sheet.search(/<\/style/i)
    css += sheet.slice(sheet.indexOf('>') + 1, end === -1 ? undefined : end)
    words += end === -1 ? '' : `<${sheet.slice(end + 1)}`
  }
  const plain = words.replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/\sstyle(?=\s*=)/gi, ' data-stil'))
  return { page: new DOMParser().parseFromString(plain, 'text/html'), rules: rulesOf(css) }
}

/** Single classes of a style sheet, as Excel and Word write them. */
function rulesOf(css: string): Rules {
  const rules = [...css.matchAll(/\.([\w-]+)\s*\{([^}]*)\}/g)]
  return new Map(rules.map(([, name = '', body = '']) => [name, body]))
}

/** Last value of a property in declarations as they are written: browsers drop what they do not know (`mso-…`). */
function declared(css: string, property: string): string | null {
  const found = css
    .split(';')
    .map((part) => part.split(':'))
    .findLast(([name]) => name?.trim().toLowerCase() === property)
  return found ? found.slice(1).join(':').trim().toLowerCase() : null
}

const cssOf = (element: HTMLElement) => element.dataset.stil ?? ''

/** Marked as not to be shown, by pages or by Word. */
export function isHidden(element: HTMLElement): boolean {
  const css = cssOf(element)
  return (
    element.hasAttribute('hidden') ||
    declared(css, 'display') === 'none' ||
    declared(css, 'visibility') === 'hidden' ||
    declared(css, 'mso-hide') === 'all'
  )
}

const BOLD = new Set(['B', 'STRONG', 'TH', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6'])
const ITALIC = new Set(['I', 'EM', 'CITE', 'DFN', 'VAR'])
const UNDERLINED = new Set(['U', 'INS'])

/** Emphasis within an element. Google wraps everything in a `<b>` that its style takes back. */
export function emphasisOf(element: HTMLElement, around: RunStyle, rules: Rules): RunStyle {
  const css = [...element.classList].map((name) => rules.get(name) ?? '').join(';') + `;${cssOf(element)}`
  const { tagName } = element
  const weight = declared(css, 'font-weight')
  const slope = declared(css, 'font-style')
  const line = declared(css, 'text-decoration-line') ?? declared(css, 'text-decoration')
  const bold = weight === null ? BOLD.has(tagName) || around.weight === 700 : isBold(weight)
  const italic = slope === null ? ITALIC.has(tagName) || around.italic === true : slope !== 'normal'
  const drawn = line === null ? UNDERLINED.has(tagName) || around.underline === true : line.includes('underline')
  // The line under a link belongs to the link.
  const underline = drawn && element.closest('a') === null
  return { ...(bold && { weight: 700 as const }), ...(italic && { italic }), ...(underline && { underline }) }
}

function isBold(weight: string): boolean {
  return weight.startsWith('bold') || Number(weight) >= 600
}

/** Signs of bullets in the fonts Symbol, Wingdings and Courier. */
const BULLETS = /^[·o§•◦▪■\u00a0\s\ue000-\uf8ff-]*$/u

/** Mark of an item; `whole`: the element is nothing but the mark, as Word writes it. */
export function listMark(element: HTMLElement): { text: string; whole: boolean } | null {
  if (declared(cssOf(element), 'mso-list') === 'ignore') {
    const text = cleanText(element.textContent).trim()
    return { text: BULLETS.test(text) ? '•' : text, whole: true }
  }
  if (element.tagName !== 'LI') return null
  const list = element.parentElement
  if (!(list instanceof HTMLOListElement)) return { text: '•', whole: false }
  const items = [...list.children].filter(({ tagName }) => tagName === 'LI')
  return { text: `${list.start + items.indexOf(element)}.`, whole: false }
}
