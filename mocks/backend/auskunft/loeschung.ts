import type { AuskunftLoeschung, auskunftOperations } from '#src/contract/auskunft.ts'
import type { Input } from '#src/contract/operation.ts'
import type { AdressEntwurf } from '#src/contract/adressEntwurf.ts'
import { ohneZeilen } from '#src/engines/addresses/file.ts'
import { reportDeletion, offeneAuftraege } from '../druckauftrag/auftraege.ts'
import { handelnder, lockKampagne, verlaufEintrag, type Scope } from '../kampagne/act.ts'
import { loadSnapshot } from '../kampagne/snapshot.ts'
import { log } from '../konto/protokoll.ts'
import { removeLoose, layDown } from '../platform/ablage.ts'
import { Refusal, requireActor, type Context } from '../platform/context.ts'
import { fromJson } from '../platform/db/json.ts'
import { sha256 } from '../platform/files.ts'
import { withAnswer } from '../platform/idempotency.ts'
import { idListe } from '../platform/db/ids.ts'
import { addSperre } from '../sperrliste/eintragen.ts'
import { eintraegeZu, type Fund } from './suche.ts'

type Eingabe = Input<(typeof auskunftOperations)['loeschePerson']>

/** Rows of one list, draft or campaign, in the state in which they were found. */
interface Stellen {
  fassung: number
  nummern: number[]
}

/** Places by what they stand in: the id of a list, a draft or a campaign, and the rows in it. */
function jeOrt(funde: readonly Fund[], fundort: Fund['fundort']): Map<number, Stellen> {
  const orte = new Map<number, Stellen>()
  for (const { fundort: wo, id, fassung, stelle } of funde)
    if (wo === fundort) orte.set(Number(id), { fassung, nummern: [...(orte.get(Number(id))?.nummern ?? []), stelle] })
  return orte
}

/** What was ticked of what is found now: names of anything else delete nothing. */
async function angekreuzte(context: Context, { gesucht, treffer }: Eingabe): Promise<Fund[]> {
  const gewaehlt = new Set(treffer)
  return (await eintraegeZu(context, gesucht)).filter((fund) => gewaehlt.has(fund.treffer))
}

async function ausListe({ db }: Context, idPtZielgruppe: number, nummern: number[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('zielgruppeEmpfaenger')
    .where('idPtZielgruppe', '=', idPtZielgruppe)
    .where('nr', 'in', idListe(nummern))
    .executeTakeFirstOrThrow()
  const weg = Number(numDeletedRows)
  await db
    .updateTable('zielgruppe')
    .set((e) => ({ potenzial: e('potenzial', '-', weg), version: e('version', '+', 1) }))
    .where('idPtZielgruppe', '=', idPtZielgruppe)
    .execute()
  return weg
}

/** A draft without these rows takes the place of the one before; who has it open meets a newer state. */
async function ausEntwurf(context: Context, idPtAdressEntwurf: number, stellen: Stellen): Promise<void> {
  const { fassung, nummern: zeilen } = stellen
  const { db, files } = context
  const row = await db
    .selectFrom('adressEntwurf')
    .select(['datei', 'inhalt', 'version'])
    .where('idPtAdressEntwurf', '=', idPtAdressEntwurf)
    .executeTakeFirstOrThrow()
  if (row.version !== fassung) throw geaendert()
  const inhalt = fromJson<AdressEntwurf>(row.inhalt)
  const rest = ohneZeilen(await files.get(row.datei), new Set(zeilen))
  await layDown(context, rest, async (datei) => {
    const { numUpdatedRows } = await db
      .updateTable('adressEntwurf')
      .set({
        datei,
        inhalt: JSON.stringify({ ...inhalt, zeilen: Math.max(0, inhalt.zeilen - zeilen.length) }),
        version: row.version + 1,
      })
      .where('idPtAdressEntwurf', '=', idPtAdressEntwurf)
      .where('version', '=', row.version)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) throw geaendert()
  })
}

const geaendert = () =>
  new Refusal(
    409,
    'FUNDE_GEAENDERT',
    'Inzwischen hat sich etwas geändert. Es wurde nichts gelöscht. Bitte suchen Sie die Person erneut.',
  )

const laeuft = (bezeichnung: string) =>
  new Refusal(
    409,
    'UEBERGABE_LAEUFT',
    `Die Kampagne „${bezeichnung}“ wird gerade an die Druckerei übergeben. Es wurde nichts gelöscht. Bitte versuchen Sie es in einigen Minuten erneut.`,
  )

/** Their data go and the hash stays, so that the seal can be checked; a seal of before needs the data until their period ends. */
async function ausEmpfaengern(scope: Scope, nummern: number[]): Promise<number> {
  const { context, kampagne } = scope
  const { idPtKampagne, snapshotNr } = kampagne
  const snapshot = await loadSnapshot(context, idPtKampagne, snapshotNr)
  if (snapshot?.inhalt.empfaenger.je !== 'empfaenger') return 0
  const rows = await context.db
    .selectFrom('empfaengerCode')
    .select(['nr', 'daten'])
    .where('idPtKampagne', '=', idPtKampagne)
    .where('snapshotNr', '=', snapshotNr)
    .where('nr', 'in', idListe(nummern))
    .execute()
  for (const { nr, daten } of rows)
    if (daten !== null)
      await context.db
        .updateTable('empfaengerCode')
        .set({ daten: null, ergaenzt: null, jemandAnderes: null, datenHash: sha256(daten) })
        .where('idPtKampagne', '=', idPtKampagne)
        .where('snapshotNr', '=', snapshotNr)
        .where('nr', '=', nr)
        .execute()
  return rows.length
}

/** Scans of their cards; sums by day hold nobody. */
async function ausScans({ db }: Context, idPtKampagne: number, nummern: number[]): Promise<number> {
  await db
    .deleteFrom('scanBesuch')
    .where('idPtKampagne', '=', idPtKampagne)
    .where('nr', 'in', idListe(nummern))
    .execute()
  const { numDeletedRows } = await db
    .deleteFrom('scan')
    .where('idPtKampagne', '=', idPtKampagne)
    .where('nr', 'in', idListe(nummern))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

interface Meldung {
  auftrag: string
  nummern: number[]
}

async function ausKampagne(context: Context, idPtKampagne: number, stellen: Stellen, summe: AuskunftLoeschung) {
  const { fassung, nummern } = stellen
  const scope = await lockKampagne(context, idPtKampagne, requireActor(context).idPtKunde)
  const { kampagne } = scope
  if (kampagne.snapshotNr !== fassung) throw geaendert()
  if (kampagne.uebergabeBis !== null && kampagne.uebergabeBis > context.realNow().toISOString())
    throw laeuft(kampagne.bezeichnung)
  const weg = await ausEmpfaengern(scope, nummern)
  summe.kampagnen += weg
  summe.spaeter += nummern.length - weg
  summe.scans += await ausScans(context, idPtKampagne, nummern)
  const auftraege = await offeneAuftraege(context.db, idPtKampagne)
  if (auftraege.length > 0) summe.gemeldet += nummern.length
  const namen = auftraege.map(({ auftrag }) => auftrag)
  const { wer, name } = handelnder(context)
  await verlaufEintrag(context, kampagne, {
    wer,
    name,
    aktion: 'personGeloescht',
    vonState: kampagne.state,
    grund: [
      nummern.length === 1 ? 'Eine Person hat die Löschung verlangt' : `${nummern.length} Empfänger gelöscht`,
      namen.length === 0
        ? 'Ihre Sendung wird nicht gedruckt und gutgeschrieben'
        : `Der Druckerei gemeldet (Art. 19 DSGVO): Auftrag ${namen.join(', ')}`,
    ].join('. '),
  })
  return namen.map((auftrag): Meldung => ({ auftrag, nummern }))
}

/** Deletes what was ticked, all of it or nothing. The print shop is told last: what was told cannot be taken back. */
export async function loeschePerson(input: Eingabe, context: Context): Promise<AuskunftLoeschung> {
  const { idPtKunde } = requireActor(context)
  const funde = await angekreuzte(context, input)
  if (funde.length < new Set(input.treffer).size) throw geaendert()
  const alteDateien = await dateienVon(context, [...jeOrt(funde, 'entwurf').keys()])
  const ergebnis = await withAnswer(context, async (inner) => {
    const summe: AuskunftLoeschung = { listen: 0, entwuerfe: 0, kampagnen: 0, gemeldet: 0, scans: 0, spaeter: 0 }
    const meldungen: Meldung[] = []
    // Campaigns first, as everybody locks them.
    for (const [id, stellen] of jeOrt(funde, 'kampagne'))
      meldungen.push(...(await ausKampagne(inner, id, stellen, summe)))
    for (const [id, { nummern }] of jeOrt(funde, 'zielgruppe')) summe.listen += await ausListe(inner, id, nummern)
    for (const [id, stellen] of jeOrt(funde, 'entwurf')) {
      await ausEntwurf(inner, id, stellen)
      summe.entwuerfe += stellen.nummern.length
    }
    if (input.sperren) await addSperre(inner, input.sperren)
    const { listen, entwuerfe, kampagnen, gemeldet, scans } = summe
    const angabe = `Listen ${listen}, Entwürfe ${entwuerfe}, Kampagnen ${kampagnen}, gemeldet ${gemeldet}, Scans ${scans}`
    await log(inner, idPtKunde, 'personGeloescht', angabe)
    for (const { auftrag, nummern } of meldungen) await reportDeletion(inner, auftrag, nummern)
    return summe
  })
  for (const datei of alteDateien) await removeLoose(context, datei)
  return ergebnis
}

async function dateienVon({ db }: Context, entwuerfe: number[]): Promise<string[]> {
  if (entwuerfe.length === 0) return []
  const rows = await db
    .selectFrom('adressEntwurf')
    .select('datei')
    .where('idPtAdressEntwurf', 'in', idListe(entwuerfe))
    .execute()
  return rows.map(({ datei }) => datei)
}
