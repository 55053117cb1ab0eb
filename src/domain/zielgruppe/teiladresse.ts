import type { Empfaenger, ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import { OHNE_NAMEN } from '#src/engines/print/rules.ts'

/** What stands in place of the name where a filter is addressed without one; null where people are named. domain 4.3.16 */
export function anredeOhneNamen({ teiladressiert, anredeText }: ZielgruppeFilter): string | null {
  if (teiladressiert !== true) return null
  return anredeText?.trim() || OHNE_NAMEN
}

/**
 * A recipient without what names him. The usual words are put in by the print where nobody is named; others stand where a
 * firm would. What tells one flat from another goes as well: the piece is for the house.
 */
export function ohneNamen(empfaenger: Empfaenger, anrede: string): Empfaenger {
  const firma = anrede === OHNE_NAMEN ? '' : anrede
  return { ...empfaenger, anrede: '', titel: '', vorname: '', nachname: '', zusatz: '', firma }
}
