/**
 * Where the toasts' styles go. Their library writes them as text into a separate element, which the page's policy
 * would have to know letter by letter (SEC-39); this takes the element's place and adds them as rules instead.
 */
export function toastSheet() {
  let written = ''
  let element: HTMLStyleElement | null = null
  return {
    // As if it were in the page already.
    parentNode: true,
    firstChild: {
      get data() {
        return written
      },
      set data(text: string) {
        element ??= document.head.appendChild(document.createElement('style'))
        const sheet = element.sheet
        // One rule around all that came: only one at a time can be added.
        sheet?.insertRule(`@media all{${text.slice(written.length)}}`, sheet.cssRules.length)
        written = text
      },
    },
  }
}
