import type { SperrPerson } from '#src/contract/sperrliste.ts'
import { schluesselHash } from '#src/domain/zielgruppe/abgleich/hash.ts'
import { requireActor, type Context } from '../platform/context.ts'
import { salzVon } from '../zielgruppe/abgleich.ts'
import type { SperreRow } from './rows.ts'

export type NewSperre = Omit<SperreRow, 'idPtSperre' | 'suche'>

export function toRow(context: Context, person: SperrPerson, quelle: SperreRow['quelle']): NewSperre {
  const { idPtKunde, name } = requireActor(context)
  const { vorname, nachname, firma, strasse, hausnummer, plz, ort } = person
  return {
    idPtKunde,
    schluessel: schluesselHash(salzVon(idPtKunde), person),
    vorname,
    nachname,
    firma,
    strasse,
    hausnummer,
    plz,
    ort,
    quelle,
    erstelltAm: context.now().toISOString(),
    erstelltVon: name,
  }
}

/** Puts somebody on the blocklist. Somebody who is on it already stays as he is. */
export async function addSperre(context: Context, person: SperrPerson): Promise<NewSperre> {
  const row = toRow(context, person, 'einzeln')
  await context.db
    .insertInto('sperre')
    .values(row)
    .onConflict((conflict) => conflict.columns(['idPtKunde', 'schluessel']).doNothing())
    .execute()
  return row
}
