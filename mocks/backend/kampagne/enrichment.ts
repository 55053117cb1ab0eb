import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { act, type Scope } from './act.ts'
import type { EnrichmentPort, Umfang } from './ports.ts'
import { guessAnrede } from './vornamen.ts'
import { fromJson } from '../platform/db/json.ts'

const DIENSTLEISTER = { wer: 'dienstleister', name: 'Adressdienstleister' } as const

/** The third party's answer: what it added to each recipient, or nothing at all. */
export const anreicherungErgebnis: EnrichmentPort['anreicherungErgebnis'] = async (context, idPtKampagne, umfang) => {
  if (umfang === 'nichts') {
    await act(context, idPtKampagne, 'anreicherungGescheitert', {
      ...DIENSTLEISTER,
      effects: ({ kampagne }) =>
        Promise.resolve({
          anreicherungErgebnis: JSON.stringify({
            gesendet: kampagne.menge,
            angereichert: 0,
            nichtGefunden: kampagne.menge,
            abgeschlossenAm: null,
          }),
        }),
    })
    return
  }
  await act(context, idPtKampagne, 'anreicherungErgebnis', {
    ...DIENSTLEISTER,
    effects: (scope) => enrich(scope, umfang),
  })
}

/**
 * Adds the form of address where it is missing and the first name tells it; counts everyone who is complete after it.
 * Of a partial answer only those count whom the third party answered for.
 */
async function enrich({ context, kampagne }: Scope, umfang: Umfang) {
  const rows = await context.db
    .selectFrom('empfaengerCode')
    .select(['code', 'nr', 'daten'])
    .where('idPtKampagne', '=', kampagne.idPtKampagne)
    .where('snapshotNr', '=', kampagne.snapshotNr)
    .execute()
  let angereichert = 0
  for (const { code, nr, daten } of rows) {
    if (daten === null || (umfang === 'teilweise' && nr % 2 === 0)) continue
    const empfaenger = fromJson<Empfaenger>(daten)
    const anrede = empfaenger.anrede === '' ? guessAnrede(empfaenger.vorname) : empfaenger.anrede
    if (anrede === '') continue
    angereichert += 1
    if (anrede === empfaenger.anrede) continue
    await context.db
      .updateTable('empfaengerCode')
      .set({ ergaenzt: JSON.stringify({ anrede }) })
      .where('code', '=', code)
      .execute()
  }
  const ergebnis = {
    gesendet: rows.length,
    angereichert,
    nichtGefunden: rows.length - angereichert,
    abgeschlossenAm: context.now().toISOString(),
  }
  return { anreicherungErgebnis: JSON.stringify(ergebnis) }
}
