import type { Empfaenger, EmpfaengerFeld } from '#src/contract/zielgruppe.ts'
import { foldText } from '#src/base/text/foldKey.ts'

/** What stands on the letter beside name and street; where only one row has it, it was left out in the other. */
const TRENNEND: readonly EmpfaengerFeld[] = ['anrede', 'firma', 'zusatz']

const hausnummer = (text: string) => text.toLowerCase().replaceAll(' ', '')

/**
 * Whether two rows of one name and address are two nevertheless: man and wife without first names, two departments, father
 * and son told apart by an addition, or a house number that only looks alike without its signs ("5-7" and "57").
 */
export function areTwo(a: Empfaenger, b: Empfaenger): boolean {
  if (hausnummer(a.hausnummer) !== hausnummer(b.hausnummer)) return true
  return TRENNEND.some((feld) => a[feld] !== '' && b[feld] !== '' && foldText(a[feld]) !== foldText(b[feld]))
}
