import type { Mandat } from '#src/contract/mandat.ts'
import type { Rolle } from '#src/domain/ability/ability.ts'
import { maskIban } from '#src/base/iban.ts'
import { GLAEUBIGER_ID } from '../platform/documents/anbieter.ts'
import type { Db } from '../platform/db/schema.ts'
import { hashPassword } from '../platform/passwords.ts'

/** Password of all demo accounts. */
export const DEMO_PASSWORT = 'Postkarte-2026!'

interface DemoKonto {
  email: string
  vorname: string
  nachname: string
  /** Index into DEMO_KUNDEN. */
  kunde: 0 | 1
  /** null: the customer himself. */
  role: Rolle | null
  beschreibung: string
}

/** People and companies are invented, so are the streets (DSG-10). */
export const DEMO_KONTEN: readonly DemoKonto[] = [
  {
    email: 'kunde@example.org',
    vorname: 'Katharina',
    nachname: 'Brandt',
    kunde: 0,
    role: null,
    beschreibung: 'Kundin, alle Rechte',
  },
  {
    email: 'team@example.org',
    vorname: 'Jonas',
    nachname: 'Petersen',
    kunde: 0,
    role: 'kampagnenmanager',
    beschreibung: 'Mitarbeiter, Kampagnenmanager',
  },
  {
    email: 'freigabe@example.org',
    vorname: 'Miriam',
    nachname: 'Yıldız',
    kunde: 0,
    role: 'freigeber',
    beschreibung: 'Mitarbeiterin, Freigeberin',
  },
  {
    email: 'buchhaltung@example.org',
    vorname: 'Thomas',
    nachname: 'Reuter',
    kunde: 0,
    role: 'buchhaltung',
    beschreibung: 'Mitarbeiter, Buchhaltung',
  },
  {
    email: 'andere@example.org',
    vorname: 'Sven',
    nachname: 'Albrecht',
    kunde: 1,
    role: null,
    beschreibung: 'anderer Kunde, ohne AV-Vertrag',
  },
]

const DEMO_KUNDEN = [
  {
    firma: 'Ladenverbund Elbtal eG',
    strasse: 'Am Lindenspeicher',
    hausnummer: '14',
    plz: '01099',
    ort: 'Dresden',
    ustIdNr: 'DE999999911',
    rechnungsEmail: 'buchhaltung@example.org',
    datenschutzKontakt: 'datenschutz@example.org',
    avv: true,
  },
  {
    firma: 'Albrecht Küchenbau GmbH',
    strasse: 'Fährmannsweg',
    hausnummer: '3a',
    plz: '22767',
    ort: 'Hamburg',
    ustIdNr: 'DE999999938',
    rechnungsEmail: 'andere@example.org',
    datenschutzKontakt: 'andere@example.org',
    avv: false,
  },
] as const

/** Days ago on which each wording of the contract was accepted. */
const AVV_TAGE = { '2026-1': 200, '2025-1': 560 } as const

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()

async function seedAvv(db: Db, idPtKunde: number, akzeptiertVon: string, now: Date): Promise<void> {
  for (const [fassung, days] of Object.entries(AVV_TAGE))
    await db
      .insertInto('avvAnnahme')
      .values({ idPtKunde, fassung, akzeptiertAm: daysBefore(now, days), akzeptiertVon })
      .execute()
}

/** The two demo customers and their five logins; returns the ids of the customers. */
export async function seedKonten(db: Db, now: Date): Promise<[number, number]> {
  const ids: number[] = []
  for (const [index, { avv, ...kunde }] of DEMO_KUNDEN.entries()) {
    const inhaber = DEMO_KONTEN.find((konto) => konto.kunde === index && konto.role === null)
    const { vorname = '', nachname = '' } = inhaber ?? {}
    const { firma, strasse, hausnummer, plz, ort } = kunde
    const { idPtKunde } = await db
      .insertInto('kunde')
      .values({
        ...kunde,
        vorname,
        nachname,
        standardAbsender: JSON.stringify({ firma, strasse, hausnummer, plz, ort }),
        avvAkzeptiertAm: avv ? daysBefore(now, AVV_TAGE['2026-1']) : null,
        avvAkzeptiertVon: avv ? `${vorname} ${nachname}` : null,
        mandat: avv ? JSON.stringify(demoMandat(`${vorname} ${nachname}`, firma, now)) : null,
      })
      .returning('idPtKunde')
      .executeTakeFirstOrThrow()
    if (avv) await seedAvv(db, idPtKunde, `${vorname} ${nachname}`, now)
    ids.push(idPtKunde)
  }
  const [erster = 0, zweiter = 0] = ids
  // One hash for all: the password is the same and public, and every hash takes half a second.
  const passwort = await hashPassword(DEMO_PASSWORT)
  for (const konto of DEMO_KONTEN) await seedZugang(db, konto.kunde === 0 ? erster : zweiter, konto, passwort)
  return [erster, zweiter]
}

/** A debit mandate over the bank's own example account. */
function demoMandat(erteiltVon: string, kontoinhaber: string, now: Date): Omit<Mandat, 'gueltigBis'> {
  return {
    kontoinhaber,
    iban: maskIban('DE89370400440532013000'),
    referenz: 'M000001-DEMO2026',
    glaeubigerId: GLAEUBIGER_ID,
    erteiltAm: daysBefore(now, 40),
    erteiltVon,
  }
}

async function seedZugang(db: Db, idPtKunde: number, konto: DemoKonto, passwort: string): Promise<void> {
  const { email, vorname, nachname, role } = konto
  const mitarbeiter =
    role === null
      ? null
      : await db
          .insertInto('mitarbeiter')
          .values({ idPtKunde, vorname, nachname, email, role, aktiv: 1 })
          .returning('idThHeadhunterMitarbeiter')
          .executeTakeFirstOrThrow()
  await db
    .insertInto('zugang')
    .values({
      idPtKunde,
      idThHeadhunterMitarbeiter: mitarbeiter?.idThHeadhunterMitarbeiter ?? null,
      email,
      passwort,
      letzterLogin: null,
    })
    .execute()
}
