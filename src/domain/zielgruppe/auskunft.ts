import type { AuskunftEintrag, AuskunftPerson } from '#src/contract/auskunft.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { foldText } from './adressdatei/fold.ts'

/**
 * Whether a stored recipient may be the person who asks. Written differently counts as the same ("Müller", "MUELLER"). A
 * first name that one of both does not have speaks against nobody, and an initial stands for the name: rather one entry
 * too many, which a person looks at, than one that is kept back. DSG-04; `assumed`.
 */
export function passtAuf(
  gesucht: AuskunftPerson,
): (person: Pick<Empfaenger, 'vorname' | 'nachname' | 'firma' | 'plz'>) => boolean {
  const [vorname, nachname, firma] = [gesucht.vorname, gesucht.nachname, gesucht.firma].map(foldText)
  return (person) =>
    person.plz.trim() === gesucht.plz &&
    (!nachname || (foldText(person.nachname) === nachname && mayBe(foldText(person.vorname), vorname ?? ''))) &&
    (!firma || foldText(person.firma) === firma)
}

function mayBe(one: string, other: string): boolean {
  if (one === '' || other === '') return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return one === other || (short.length === 1 && long.startsWith(short))
}

/** Where somebody was found, in words. */
export const FUNDORT: Readonly<Record<AuskunftEintrag['fundort'], string>> = {
  zielgruppe: 'Adressliste',
  entwurf: 'Zwischengespeicherte Liste',
  kampagne: 'Kampagne',
  sperrliste: 'Sperrliste',
}
