import type { User } from '#src/contract/session.ts'
import { paths } from '#src/shared/routing/paths.ts'

/** Where "Konto" leads (spec 2): a customer's account, an employee's own record; null for one without a record. */
export function ownKontoPath({ accountType, idPtKunde, idPtKundeMitarbeiter }: User): string | null {
  if (accountType === 'customer') return paths.konto(idPtKunde)
  return idPtKundeMitarbeiter === null ? null : paths.mitarbeiterEditieren(idPtKundeMitarbeiter)
}

/** Where "Rechnungen" leads: the customer's link carries its number (spec 2). */
export const ownRechnungPath = ({ accountType, idPtKunde }: User): string =>
  paths.rechnung(accountType === 'customer' ? idPtKunde : undefined)
