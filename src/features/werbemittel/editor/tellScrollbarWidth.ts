/** Tells CSS how wide the window's scroll bar is: 100vw counts it, and what is that wide would scroll sideways. */
export function tellScrollbarWidth(element: HTMLElement): () => void {
  const measure = () => {
    const width = globalThis.innerWidth - document.documentElement.clientWidth
    element.style.setProperty('--rollbalken', `${Math.max(0, width)}px`)
  }
  measure()
  globalThis.addEventListener('resize', measure)
  return () => globalThis.removeEventListener('resize', measure)
}
