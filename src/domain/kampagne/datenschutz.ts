import type { Zielgruppe } from '#src/contract/zielgruppe.ts'

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
 * GDPR in short form; the wording is assumed and must be confirmed by the provider's lawyer). Empty while the controller
 * or his contact is missing.
 */
export function datenschutzText(angaben: {
  firma: string
  /** "Musterweg 1, 12345 Musterstadt". */
  anschrift: string
  /** E-mail, phone or address for objections. */
  kontakt: string
  typ: Zielgruppe['typ']
  /** Where the addresses are from, in the customer's words. */
  datenquelle: string
}): string {
  const firma = plain(angaben.firma)
  const anschrift = plain(angaben.anschrift)
  const kontakt = plain(angaben.kontakt)
  if (firma === '' || kontakt === '') return ''
  const quelle = plain(angaben.datenquelle) || (angaben.typ === 'filter' ? 'Adressverlag' : 'eigene Kundendaten')
  const verantwortlich = anschrift === '' ? firma : `${firma}, ${anschrift}`
  return [
    `Datenschutz: Verantwortlich ist ${verantwortlich}.`,
    `Herkunft Ihrer Daten: ${quelle}.`,
    'Zweck: Postwerbung (Art. 6 Abs. 1 f DSGVO).',
    `Sie können jederzeit widersprechen: ${kontakt}.`,
    'Dort auch Auskunft und Löschung. Beschwerde: Aufsichtsbehörde.',
  ].join(' ')
}
