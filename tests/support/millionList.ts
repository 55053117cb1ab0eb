import { EMPFAENGER_FELDER } from '#src/contract/zielgruppe.ts'
import { bulkInsert, inTransaction } from '#mocks/backend/platform/db/open.ts'
import { seitenMitQr } from '#tests/backend/kampagneFlow.ts'
import type { Db } from '#mocks/backend/platform/db/schema.ts'

/** One in so many lives where somebody of the blocklist does. */
const PLZ = 200

function* people(idPtZielgruppe: number, anzahl: number): Generator<(string | number | null)[]> {
  for (let nr = 1; nr <= anzahl; nr += 1) {
    const person: Record<(typeof EMPFAENGER_FELDER)[number], string> = {
      anrede: nr % 2 ? 'Frau' : 'Herr',
      titel: nr % 25 ? '' : 'Dr.',
      vorname: nr % 2 ? 'Änne' : 'Jürgen',
      nachname: `Beispiel-${nr.toString(36)}`,
      firma: '',
      zusatz: '',
      strasse: `Prüfweg ${(nr % 977).toString(36)}`,
      hausnummer: String((nr % 180) + 1),
      plz: String(10_000 + (nr % PLZ) * 7),
      ort: 'Musterstadt',
      land: '',
      kundennummer: `K${nr}`,
      gutscheincode: '',
    }
    yield [idPtZielgruppe, nr, ...EMPFAENGER_FELDER.map((feld) => person[feld]), null]
  }
}

/** A list of so many recipients, and a card for them; what an upload would have stored. */
export async function addList(db: Db, idPtKunde: number, anzahl: number) {
  const zeit = new Date().toISOString()
  const { idPtZielgruppe } = await db
    .insertInto('zielgruppe')
    .values({
      idPtKunde,
      bezeichnung: `Liste mit ${anzahl}`,
      typ: 'hochgeladen',
      filter: null,
      potenzial: anzahl,
      potenzialStand: zeit,
      datei: null,
      zuordnung: null,
      pruefung: null,
      datenquelle: 'eigene Kundendaten',
      erklaerung: null,
      loeschenAm: null,
      erstelltAm: zeit,
      geaendertAm: zeit,
    })
    .returning('idPtZielgruppe')
    .executeTakeFirstOrThrow()
  const spalten = ['idPtZielgruppe', 'nr', ...EMPFAENGER_FELDER, 'weitere']
  await inTransaction(db, (tx) => bulkInsert(tx, 'zielgruppeEmpfaenger', spalten, people(idPtZielgruppe, anzahl)))
  const { idPtWerbemittel } = await db
    .insertInto('werbemittel')
    .values({
      idPtKunde,
      bezeichnung: 'Karte für viele',
      format: 'maxipostkarte',
      typ: 'editor',
      seiten: JSON.stringify(seitenMitQr('maxipostkarte')),
      pdf: null,
      pruefung: '[]',
      pruefStatus: 'ok',
      archiviert: 0,
      erstelltAm: zeit,
      geaendertAm: zeit,
      version: 1,
    })
    .returning('idPtWerbemittel')
    .executeTakeFirstOrThrow()
  return { idPtZielgruppe, idPtWerbemittel }
}
