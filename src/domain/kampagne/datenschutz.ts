import type { Absender } from '#src/contract/kampagne.ts'
import type { Zielgruppe } from '#src/contract/zielgruppe.ts'
import { absenderTeile } from '#src/engines/print/rules.ts'

/** Length up to which the text fits into seven lines of 55 mm at 2 mm type (characters; measured, not a law). */
export const DATENSCHUTZ_ZIEL_ZEICHEN = 360

/** One line without surrounding punctuation, so that sentences end once. */
function plain(value: string): string {
  return value
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;,]+$/, '')
}

/**
 * Privacy text of a mailing: controller, source, purpose and legal basis, objection, further rights (Art. 13, 14 and 21
 * GDPR in short form; the wording is assumed and must be confirmed by the provider's lawyer). The controller is the sender
 * that stands above the address: it is his advertising. Rented addresses also name their owner, who answers for them
 * (domain 6). The right to object is a separate paragraph, the last one, which print sets off (Art. 21 (4) GDPR, print
 * 9.6). Empty while the controller or his contact is missing.
 */
export function datenschutzText(angaben: {
  /** Of the campaign. */
  absender: Absender
  /** E-mail, phone or address for objections. */
  kontakt: string
  typ: Zielgruppe['typ']
  /** Where the addresses are from, in the customer's words. */
  datenquelle: string
  /** Where the owner of rented addresses is found: "Musterweg 1, 12345 Musterstadt"; '' for lists of the customer's own. */
  adresseigner: string
}): string {
  const kontakt = plain(angaben.kontakt)
  if (plain(angaben.absender.firma) === '' || kontakt === '') return ''
  const verantwortlich = absenderTeile(angaben.absender).map(plain).join(', ')
  const quelle = angaben.typ === 'filter' ? gemietet(angaben) : plain(angaben.datenquelle) || 'eigene Kundendaten'
  const hinweis = [
    `Datenschutz: Verantwortlich ist ${verantwortlich}.`,
    `Herkunft Ihrer Daten: ${quelle}.`,
    'Zweck: Postwerbung (Art. 6 Abs. 1 f DSGVO).',
    'Auskunft und Löschung: Kontakt unten. Beschwerde: Aufsichtsbehörde.',
  ].join(' ')
  return `${hinweis}\nSie können der Werbung jederzeit widersprechen: ${kontakt}.`
}

function gemietet({ datenquelle, adresseigner }: { datenquelle: string; adresseigner: string }): string {
  const quelle = plain(datenquelle) || 'Adressverlag'
  const anschrift = plain(adresseigner)
  return anschrift === '' ? quelle : `${quelle}, ${anschrift} (verantwortlicher Adresseigner)`
}
