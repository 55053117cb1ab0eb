/** Screens behind the login; a test holds them against the table of routes, which is too much for the page's first script. */
const GUARDED =
  /^\/(?:$|dashboard|kampagne(?!\/freigeben\/)|zielgruppe|rechnung|werbemittel|konto|mitarbeiter|apizugang|bildgenerierung)/

export const isGuarded = (pathname: string): boolean => GUARDED.test(pathname)
