/** As `ref` of what comes in place of something that had the focus, or was just asked for. The page does not jump. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })

/** The same for what may lie outside the window: the page goes there. */
export const goToOnMount = (element: HTMLElement | null): void => element?.focus()
