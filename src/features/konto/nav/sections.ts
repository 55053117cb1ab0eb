/** Parts of the page in their order; each is an address of its own: /konto#rechnung. */
export const SECTIONS = [
  'firma',
  'rechnung',
  'ansprechpartner',
  'datenschutz',
  'marke',
  'absender',
  'zahlungsmittel',
  'av-vertrag',
  'sperrliste',
  'datenexport',
  'loeschung',
] as const
export type SectionId = (typeof SECTIONS)[number]

/** The part that an address names; the first where it names none. */
export function sectionOf(hash: string): SectionId {
  return SECTIONS.find((id) => `#${id}` === hash) ?? SECTIONS[0]
}
