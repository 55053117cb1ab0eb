import type { Absender } from '#src/contract/kampagne.ts'
import type { Db } from '../platform/db/schema.ts'

type Anschrift = Pick<Absender, 'strasse' | 'hausnummer' | 'plz' | 'ort'>

const isWhole = ({ strasse, hausnummer, plz, ort }: Anschrift): boolean =>
  [strasse, hausnummer, plz, ort].every((part) => part.trim() !== '')

/**
 * A new account has no address; the sender of its first campaign gives it one, for invoices and the next campaigns. So
 * nobody is asked twice, and no invoice goes out without an address.
 */
export async function adoptAnschrift(db: Db, idPtKunde: number, absender: Absender): Promise<void> {
  if (!isWhole(absender)) return
  const { strasse, hausnummer, plz, ort } = absender
  await db
    .updateTable('kunde')
    .set({ strasse, hausnummer, plz, ort, standardAbsender: JSON.stringify(absender) })
    .where('idPtKunde', '=', idPtKunde)
    .where('strasse', '=', '')
    .where('ort', '=', '')
    .execute()
}
