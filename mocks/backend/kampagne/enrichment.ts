import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import type { Context } from '../platform/context.ts'
import { idListe } from '../platform/db/ids.ts'
import { inTransaction } from '../platform/db/open.ts'
import { act, lockKampagne, requireAction } from './act.ts'
import { codePortionen } from './codes.ts'
import type { KampagneRow } from './rows.ts'
import type { EnrichmentPort, Umfang } from './ports.ts'
import { fassungOf, loadSnapshot } from './snapshot.ts'
import { textprobeFuer } from './textprobe.ts'
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
  const kampagne = await inTransaction(context.db, async (db) => {
    const scope = await lockKampagne({ ...context, db }, idPtKampagne)
    await requireAction(scope, 'anreicherungErgebnis', {})
    return scope.kampagne
  })
  const ergebnis = await enrich(context, kampagne, umfang)
  await act(context, idPtKampagne, 'anreicherungErgebnis', {
    ...DIENSTLEISTER,
    change: { anreicherungErgebnis: JSON.stringify(ergebnis) },
  })
}

/** A form of address whose text fits is added; without it the piece prints as it was approved (print 8.8). */
type Passt = (nr: number, empfaenger: Empfaenger) => boolean

type Zeile = { code: string; nr: number; daten: string | null }

/** What the third party knows of these; of a partial answer only those count whom it answered for. */
function angereichert(
  rows: Zeile[],
  umfang: Umfang,
  passt: Passt,
): { anzahl: number; ergaenzt: Map<string, string[]> } {
  const ergaenzt = new Map<string, string[]>()
  let anzahl = 0
  for (const { code, nr, daten } of rows) {
    if (daten === null || (umfang === 'teilweise' && nr % 2 === 0)) continue
    const empfaenger = fromJson<Empfaenger>(daten)
    const anrede = empfaenger.anrede === '' ? guessAnrede(empfaenger.vorname) : empfaenger.anrede
    if (anrede === '' || (anrede !== empfaenger.anrede && !passt(nr, { ...empfaenger, anrede }))) continue
    anzahl += 1
    if (anrede !== empfaenger.anrede) ergaenzt.set(anrede, [...(ergaenzt.get(anrede) ?? []), code])
  }
  return { anzahl, ergaenzt }
}

/**
 * Adds the form of address where it is missing and the first name tells it; counts everyone who is complete after it. In
 * portions before the state moves: what a stop leaves of it is not printed, and the same answer adds the same again.
 */
async function enrich(context: Context, kampagne: KampagneRow, umfang: Umfang) {
  const { db, now } = context
  const { idPtKampagne, snapshotNr } = kampagne
  const snapshot = await loadSnapshot(context, idPtKampagne, snapshotNr)
  const probe = snapshot && (await textprobeFuer({ ...snapshot.inhalt, fassung: fassungOf(snapshot.inhalt) }))
  const passt: Passt = (nr, empfaenger) => probe?.attempt(nr, empfaenger) ?? true
  let gesendet = 0
  let vollstaendig = 0
  for await (const { ab, bis } of codePortionen(context, kampagne)) {
    const rows = await db
      .selectFrom('empfaengerCode')
      .select(['code', 'nr', 'daten'])
      .where('idPtKampagne', '=', idPtKampagne)
      .where('snapshotNr', '=', snapshotNr)
      .where('nr', '>=', ab)
      .where('nr', '<=', bis)
      .execute()
    const { anzahl, ergaenzt } = angereichert(rows, umfang, passt)
    for (const [anrede, codes] of ergaenzt)
      await db
        .updateTable('empfaengerCode')
        .set({ ergaenzt: JSON.stringify({ anrede }) })
        .where('code', 'in', idListe(codes))
        .execute()
    gesendet += rows.length
    vollstaendig += anzahl
  }
  return {
    gesendet,
    angereichert: vollstaendig,
    nichtGefunden: gesendet - vollstaendig,
    abgeschlossenAm: now().toISOString(),
  }
}
