import type { RechnungDetail, RechnungEreignis } from '#src/contract/rechnung.ts'
import { requireActor, type Context } from '../platform/context.ts'
import { loadRechnung } from './load.ts'

/** A document with its neighbours and what happened to it. */
export async function loadDetail(context: Context, idPtRechnung: number): Promise<RechnungDetail> {
  const { idPtKunde } = requireActor(context)
  const rechnung = await loadRechnung(context, idPtKunde, idPtRechnung)
  const { db } = context
  const { idPtKampagne, rechnungsnummer } = rechnung
  const alle = await db
    .selectFrom('rechnung')
    .select([
      'idPtRechnung',
      'rechnungsnummer',
      'art',
      'rechnungsdatum',
      'brutto',
      'zahlungsStatus',
      'erstelltAm',
      'erstelltVon',
      'stornoZu',
      'ersatzFuer',
      'korrekturZu',
      'grund',
    ])
    .where('idPtKunde', '=', idPtKunde)
    .where((e) => e.or([e('idPtRechnung', '=', idPtRechnung), e('idPtKampagne', '=', idPtKampagne ?? 0)]))
    .orderBy('idPtRechnung')
    .execute()
  const versandtAn = await db
    .selectFrom('rechnungVersand')
    .select(['an', 'zeit', 'von'])
    .where('idPtRechnung', '=', idPtRechnung)
    .orderBy('idPtRechnungVersand')
    .execute()
  const eigene = alle.find((row) => row.idPtRechnung === idPtRechnung)
  const zeitOf = (row: { erstelltAm: string | null; rechnungsdatum: string }) =>
    row.erstelltAm ?? `${row.rechnungsdatum}T00:00:00.000Z`
  const verlauf: RechnungEreignis[] = [
    { zeit: zeitOf(eigene ?? { erstelltAm: null, ...rechnung }), art: 'ausgestellt', text: eigene?.erstelltVon ?? '' },
  ]
  const { zahlungsStatus, bezahltAm } = rechnung
  if (bezahltAm !== null)
    verlauf.push({ zeit: bezahltAm, art: rechnung.art === 'rechnung' ? 'bezahlt' : 'erstattet', text: '' })
  if (zahlungsStatus === 'rückbuchung') verlauf.push(...(await rueckbuchungen(context, idPtKampagne)))
  for (const { zeit, an } of versandtAn) verlauf.push({ zeit, art: 'versandt', text: an })
  for (const row of alle) {
    if (row.stornoZu === rechnungsnummer)
      verlauf.push({ zeit: zeitOf(row), art: 'storniert', text: row.rechnungsnummer })
    if (row.korrekturZu === rechnungsnummer)
      verlauf.push({ zeit: zeitOf(row), art: 'korrigiert', text: row.rechnungsnummer })
    if (row.ersatzFuer === rechnungsnummer)
      verlauf.push({ zeit: zeitOf(row), art: 'ersetzt', text: row.rechnungsnummer })
  }
  return {
    ...rechnung,
    verwandte: alle.filter((row) => row.idPtRechnung !== idPtRechnung),
    verlauf: verlauf.toSorted((a, b) => a.zeit.localeCompare(b.zeit)),
    versandtAn,
  }
}

async function rueckbuchungen({ db }: Context, idPtKampagne: number | null): Promise<RechnungEreignis[]> {
  const rows = await db
    .selectFrom('zahlung')
    .select(['abgeschlossenAm', 'referenz'])
    .where('idPtKampagne', '=', idPtKampagne ?? 0)
    .where('zahlungsStatus', '=', 'rückbuchung')
    .execute()
  return rows.flatMap(({ abgeschlossenAm, referenz }) =>
    abgeschlossenAm === null ? [] : [{ zeit: abgeschlossenAm, art: 'zurueckgebucht' as const, text: referenz }],
  )
}
