import { EMPFAENGER_FELDER, type Empfaenger, type EmpfaengerFeld } from '#src/contract/zielgruppe.ts'
import { geschlechtVon } from '#src/base/names/vornamen.ts'
import { isInitial, nachnameWort, compareNachnamen, compareVornamen, vornameWort } from './namen.ts'

/** Fields in which two rows differ, in the order of tables. */
export function unterscheiden(a: Empfaenger, b: Empfaenger): EmpfaengerFeld[] {
  return EMPFAENGER_FELDER.filter((feld) => a[feld] !== b[feld])
}

/** A person's own: they come over only where both are called alike, so that nobody gets another one's title. */
const PERSOENLICH: readonly EmpfaengerFeld[] = ['anrede', 'titel', 'vorname', 'nachname']

/** Salutation that a row has, or that its first name means. */
function anredeOf({ anrede, vorname }: Empfaenger): string {
  const geschlecht = anrede === '' ? geschlechtVon(vorname) : null
  return geschlecht === null ? anrede : geschlecht === 'm' ? 'Herr' : 'Frau'
}

function heissenGleich(a: Empfaenger, b: Empfaenger): boolean {
  if (a.nachname === '' && a.vorname === '') return true
  const [nachA, nachB] = [nachnameWort(a.nachname), nachnameWort(b.nachname)]
  const [anredeA, anredeB] = [anredeOf(a), anredeOf(b)]
  if (anredeA !== anredeB && anredeA !== '' && anredeB !== '') return false
  // Without a first name the surname has to tell it alone.
  if (a.vorname === '' || b.vorname === '') return nachA.text === nachB.text
  return (
    compareNachnamen(nachA, nachB) !== null && compareVornamen(vornameWort(a.vorname), vornameWort(b.vorname)) !== null
  )
}

function ausgeschrieben(bleibt: Empfaenger, geht: Empfaenger): string {
  const [kurz, lang] = [vornameWort(bleibt.vorname), vornameWort(geht.vorname)]
  return geht.vorname !== '' && isInitial(kurz) && !isInitial(lang) ? geht.vorname : bleibt.vorname
}

/** One row of two: empty cells are filled, an initial becomes the first name written in full. */
export function merge(bleibt: Empfaenger, geht: Empfaenger): Empfaenger {
  const gemeinsam = { ...bleibt }
  const gleich = heissenGleich(bleibt, geht)
  for (const feld of EMPFAENGER_FELDER)
    if (gemeinsam[feld] === '' && (gleich || !PERSOENLICH.includes(feld))) gemeinsam[feld] = geht[feld]
  if (gleich) gemeinsam.vorname = ausgeschrieben(gemeinsam, geht)
  return gemeinsam
}
