/** Parts about the company. */
const COMPANY = [
  'firma',
  'rechnung',
  'ansprechpartner',
  'datenschutz',
  'marke',
  'absender',
  'zahlungsmittel',
  'av-vertrag',
  'sperrliste',
  'auskunft',
] as const
/** Parts about the own login. */
const LOGIN = ['passwort', 'zwei-faktor', 'sitzungen', 'benachrichtigungen'] as const
/** Parts about all that is stored. */
const DATA = ['datenexport', 'loeschung'] as const

/** Parts of the page in their order; each is a separate address: /konto#rechnung. */
export const SECTIONS = [...COMPANY, ...LOGIN, ...DATA] as const
export type SectionId = (typeof SECTIONS)[number]
export type CompanySection = Exclude<SectionId, (typeof LOGIN)[number]>

/** The part that an address names; the first where it names none. */
export function sectionOf(hash: string): SectionId {
  return SECTIONS.find((id) => `#${id}` === hash) ?? SECTIONS[0]
}
