import * as z from 'zod/mini'
import { named } from './correct/named.ts'
import { ganzzahl } from './wire.ts'
import { empfaenger } from './zielgruppe.ts'

/**
 * A row of a stored list for who may only read: of names, firm, addition and street the first letters stay, of the house
 * number nothing. Numbers of customers, codes and own columns are not handed out.
 */
export const maskierteAdresse = z.object({
  /** 1, 2, 3 ... in the order of the list. */
  nr: ganzzahl,
  ...z.omit(empfaenger, { kundennummer: true, gutscheincode: true, spalten: true }).shape,
})
export type MaskierteAdresse = z.infer<typeof maskierteAdresse>

export const maskierteAdresseNames = named({ maskierteAdresse })
