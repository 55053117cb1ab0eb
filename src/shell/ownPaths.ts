import type { User } from '#src/contract/session.ts'
import { ownPath } from '#src/routes/links.ts'
import { PAGES } from '#src/routes/pages.ts'

/** Where "Konto" leads (spec 2): a customer's account, an employee's own record; null for one without a record. */
export const ownKontoPath = (user: User): string | null =>
  ownPath(PAGES.konto, user) ?? ownPath(PAGES.mitarbeiterEditieren, user)

/** Where "Rechnungen" leads: the customer's link carries its number (spec 2). */
export const ownRechnungPath = (user: User): string => ownPath(PAGES.rechnung, user) ?? PAGES.rechnung.path
