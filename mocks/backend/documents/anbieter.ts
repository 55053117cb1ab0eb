/** The provider as its documents name it. */
export interface Anbieter {
  name: string
  strasse: string
  plzOrt: string
  email: string
  telefon: string
  ustIdNr: string
  register: string
  bank: string
}

/**
 * Details of the demo's provider. All of it is invented: the street does not exist, the VAT number is of the range that
 * is never given out, the account belongs to nobody, the telephone number to nobody either.
 */
export function demoAnbieter(name: string): Anbieter {
  return {
    name,
    strasse: 'Probedruckgasse 7',
    plzOrt: '48155 Münster',
    email: 'service@example.org',
    telefon: '0251 0000000',
    ustIdNr: 'DE999999999',
    register: 'Amtsgericht Beispielstadt, HRB 000000',
    bank: 'Beispielbank, IBAN DE00 0000 0000 0000 0000 00',
  }
}

/** "Musterdruck · Probedruckgasse 7 · 48155 Münster" */
export function absenderZeile({ name, strasse, plzOrt }: Anbieter): string {
  return [name, strasse, plzOrt].join(' · ')
}

/** Said on every document of the demo. */
export const DEMO_HINWEIS = 'Beleg einer Demonstration: Anbieter, Anschriften und Zahlungen sind erfunden.'
