import type { Mitarbeiter, MitarbeiterStatus } from '#src/contract/mitarbeiter.ts'

/** How somebody is called: by name, or by address as long as no name is known. */
export function personName({ vorname, nachname, email }: Pick<Mitarbeiter, 'vorname' | 'nachname' | 'email'>): string {
  const name = `${vorname} ${nachname}`.trim()
  return name === '' ? email : name
}

/** Where an employee stands: invited until the first password is set, then as `aktiv` says. */
export function statusOf(row: {
  aktiv: boolean
  eingeladenAm: string | null
  aktiviertAm: string | null
}): MitarbeiterStatus {
  if (row.eingeladenAm !== null && row.aktiviertAm === null) return 'eingeladen'
  return row.aktiv ? 'aktiv' : 'deaktiviert'
}

export interface Eingeladener {
  email: string
  vorname: string
  nachname: string
}

const capital = (word: string) => word.charAt(0).toLocaleUpperCase('de') + word.slice(1)

/** A first guess from the address: "lena.vogt@..." is Lena Vogt, "info@..." is called Info until he says his name. */
export function nameOfEmail(email: string): { vorname: string; nachname: string } {
  const [local = ''] = email.split('@')
  const [, vorname = local, nachname = ''] = /^(\p{L}{2,})[._](\p{L}[\p{L}-]+)$/u.exec(local) ?? []
  return { vorname: capital(vorname).slice(0, 80), nachname: capital(nachname).slice(0, 80) }
}

/** One entry of an invitation: "lena.vogt@firma.de" or "Lena Vogt <lena@firma.de>", as mail programs copy it. */
function readEntry(entry: string): Eingeladener {
  const named = /^(.*)<([^<>]*)>$/.exec(entry)
  const email = (named?.[2] ?? entry).trim().toLowerCase()
  const name = (named?.[1] ?? '').replaceAll('"', '').trim()
  if (name === '') return { email, ...nameOfEmail(email) }
  const words = name.split(/\s+/)
  return {
    email,
    vorname: words.slice(0, -1).join(' ') || name,
    nachname: words.length > 1 ? (words.at(-1) ?? '') : '',
  }
}

/** Said of one of several addresses. */
export const KEINE_EMAIL = 'Das ist keine vollständige E-Mail-Adresse. Vor dem @ sind keine Umlaute möglich.'

const EMAIL = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]{2,}$/

/** What was typed or pasted into the field of an invitation: people, each once, and what is no address. */
export function readEinladung(text: string): { personen: Eingeladener[]; falsch: string[] } {
  const personen = new Map<string, Eingeladener>()
  const falsch: string[] = []
  for (const entry of text.split(/[,;\n]+/).flatMap(splitAddresses)) {
    const person = readEntry(entry)
    if (!EMAIL.test(person.email)) falsch.push(entry)
    else if (!personen.has(person.email)) personen.set(person.email, person)
  }
  return { personen: [...personen.values()], falsch }
}

/** Addresses may stand in one line with blanks between them; names with an address in brackets belong together. */
function splitAddresses(part: string): string[] {
  const entry = part.trim()
  if (entry === '') return []
  return entry.includes('<') ? [entry] : entry.split(/\s+/)
}
