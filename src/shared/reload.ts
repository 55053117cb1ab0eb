/** Loads the page anew, or one of our addresses. Functions of their own, so that tests can see that it happens. */
export const page = {
  reload: () => globalThis.location.reload(),
  open: (address: string) => globalThis.location.assign(address),
}

/**
 * Loads the page anew unless something typed would be lost; false then. Whoever has unsaved inputs objects to the end of
 * the page (`beforeunload`), so the same question is put to all of them without ending it.
 */
export function reloadSafely(): boolean {
  const agreed = globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  if (agreed) page.reload()
  return agreed
}
