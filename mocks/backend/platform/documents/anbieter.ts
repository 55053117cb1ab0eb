import type { Leistender } from '#src/contract/rechnung.ts'

/**
 * Details of the demo's provider. All of it is invented: the street does not exist, the VAT number is of the range that
 * is never given out, the account belongs to nobody, the telephone number to nobody either.
 */
export function demoAnbieter(name: string): Leistender {
  return {
    name,
    strasse: 'Probedruckgasse 7',
    plz: '48155',
    ort: 'Münster',
    email: 'service@example.org',
    telefon: '0251 0000000',
    ustIdNr: 'DE999999999',
    // Of a tax office that does not exist.
    steuernummer: '000/0000/0000',
    register: 'Amtsgericht Beispielstadt, HRB 000000',
    bank: 'Beispielbank',
    // Right check digits over a bank code of zeros, which no bank has.
    iban: 'DE36 0000 0000 0000 0000 00',
  }
}

/** "Musterdruck · Probedruckgasse 7 · 48155 Münster" */
export function absenderZeile({ name, strasse, plz, ort }: Leistender): string {
  return [name, strasse, `${plz} ${ort}`].join(' · ')
}

/** "Probedruckgasse 7, 48155 Münster" */
export const anschriftVon = ({ strasse, plz, ort }: Leistender): string => `${strasse}, ${plz} ${ort}`

/** Said on every document of the demo. */
export const DEMO_HINWEIS = 'Beleg einer Demonstration: Anbieter, Anschriften und Zahlungen sind erfunden.'

/** Creditor identifier of SEPA debits: the one that the Bundesbank gives out for tests. */
export const GLAEUBIGER_ID = 'DE98ZZZ09999999999'
