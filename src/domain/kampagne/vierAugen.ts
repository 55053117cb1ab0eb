import { gleichesPostfach } from '../konto/postfach.ts'

/** Four-eyes principle of a customer (domain 4.9): who made a campaign is not the only one who approves it. */

/** Why these people are not enough to ask; null when somebody else is among them. */
export function refuseEinePerson(erstellerEmail: string, personen: readonly { email: string }[]): string | null {
  if (personen.some(({ email }) => !gleichesPostfach(email, erstellerEmail))) return null
  const other = personen.find(({ email }) => email.trim().toLowerCase() !== erstellerEmail.trim().toLowerCase())
  const why = other ? ` ${other.email} führt in Ihr eigenes Postfach.` : ''
  return `Bei Ihnen gilt das Vier-Augen-Prinzip: Wer eine Kampagne erstellt hat, kann sie nicht allein freigeben.${why} Bitte fragen Sie mindestens eine weitere Person.`
}

/** Why an approval does not count; null when it does. It may be one of several, but never the one that decides alone. */
export function refuseAlleinigeFreigabe({
  erstellerEmail,
  entscheider,
  erteilt,
  noetig,
}: {
  erstellerEmail: string
  /** Address of who decides now. */
  entscheider: string
  /** Addresses of who has approved this version already. */
  erteilt: readonly string[]
  /** Approvals that the version needs. */
  noetig: number
}): string | null {
  if (erteilt.length + 1 < noetig) return null
  if ([entscheider, ...erteilt].some((email) => !gleichesPostfach(email, erstellerEmail))) return null
  return 'Sie haben diese Kampagne selbst erstellt. Nach dem Vier-Augen-Prinzip Ihrer Firma genügt Ihre Freigabe allein nicht. Es wurde nichts entschieden. Bitte warten Sie auf die Freigabe einer weiteren Person.'
}
