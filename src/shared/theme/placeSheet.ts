import { nonceOf } from './nonce.ts'

/** Puts a style sheet on the page, once. `first`: ahead of the page's own rules, which may say otherwise. */
export function placeSheet(id: string, css: string, place: 'first' | 'last' = 'last'): void {
  if (document.getElementById(id)) return
  const sheet = document.createElement('style')
  sheet.id = id
  sheet.nonce = nonceOf() ?? ''
  sheet.textContent = css
  if (place === 'first') document.head.prepend(sheet)
  else document.head.append(sheet)
}
