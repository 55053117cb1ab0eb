import type { AuskunftEintrag, AuskunftPerson } from '#src/contract/auskunft.ts'
import { EMPFAENGER_FELDER, type Empfaenger } from '#src/contract/zielgruppe.ts'
import { urteilUeber, type AuskunftUrteil } from '#src/domain/zielgruppe/auskunft.ts'
import { hausOf } from '#src/domain/zielgruppe/abgleich/haus.ts'
import { requireActor, type Context } from '../platform/context.ts'
import { fromJson } from '../platform/db/json.ts'
import { pause } from '../platform/pause.ts'
import { offeneAuftraege } from '../druckauftrag/auftraege.ts'
import { entwuerfeMitZeilen } from '../zielgruppe/entwurf.ts'
import { benannt } from '../zielgruppe/spalten.ts'

/** Rows that are looked at in one turn: 50 to 100 ms where all of them have the postal code. */
const FENSTER = 1_000

/**
 * An entry, and where exactly it stands: number of a row, index of a draft's row, number of a recipient. `fassung`: state in
 * which that holds, version of a draft or number of a snapshot; 0 where places never change.
 */
export type Fund = AuskunftEintrag & { treffer: string; fassung: number; stelle: number; urteil: AuskunftUrteil }
type Funde = AsyncGenerator<Omit<Fund, 'treffer'>>

/**
 * Everything that is stored about a person for the caller's customer. Others have their turn meanwhile. Without an address
 * those of the name are sure only where they all live in one house.
 */
export async function eintraegeZu(context: Context, person: AuskunftPerson): Promise<Fund[]> {
  const funde: Fund[] = []
  for (const suche of [inListen, inEntwuerfen, inKampagnen, aufSperrliste])
    for await (const fund of suche(context, person))
      funde.push({ ...fund, treffer: `${fund.fundort}:${fund.id}:${fund.fassung}:${fund.stelle}` })
  const sichere = funde.filter(({ urteil }) => urteil === 'sicher')
  const haeuser = new Set(sichere.map((fund) => hausText(fund.person)))
  const eindeutig = Boolean(person.strasse) || haeuser.size <= 1
  return funde.map((fund) => ({ ...fund, sicher: eindeutig && fund.urteil === 'sicher' }))
}

function hausText(person: Empfaenger): string {
  const { strasse, nummer } = hausOf(person)
  return `${strasse} ${nummer}`
}

/** Numbers up to the last one in portions: after `ab`, up to and with `bis`. */
async function* portionen(letzte: number): AsyncGenerator<{ ab: number; bis: number }> {
  for (let ab = 0; ab < letzte; ab += FENSTER) {
    yield { ab, bis: ab + FENSTER }
    await pause()
  }
}

/** JSON of fields that are no recipient's usual ones. */
function weitereOf(felder: string | null): AuskunftEintrag['weitere'] {
  if (felder === null) return []
  return Object.entries(fromJson<Record<string, string>>(felder)).map(([feld, wert]) => ({ feld, wert }))
}

async function* inListen(context: Context, gesucht: AuskunftPerson): Funde {
  const urteile = urteilUeber(gesucht)
  const listen = await context.db
    .selectFrom('zielgruppe')
    .select(['idPtZielgruppe', 'bezeichnung', 'datenquelle', 'erstelltAm', 'spalten'])
    .where('idPtKunde', '=', requireActor(context).idPtKunde)
    .where('typ', '=', 'hochgeladen')
    .where('fertig', '=', 1)
    .orderBy('idPtZielgruppe')
    .execute()
  for (const { idPtZielgruppe, bezeichnung, datenquelle, erstelltAm, spalten } of listen) {
    const zeilen = context.db.selectFrom('zielgruppeEmpfaenger').where('idPtZielgruppe', '=', idPtZielgruppe)
    const { nr } = await zeilen.select((e) => e.fn.max('nr').as('nr')).executeTakeFirstOrThrow()
    for await (const { ab, bis } of portionen(Number(nr))) {
      const rows = await zeilen
        .select(['nr', ...EMPFAENGER_FELDER, 'weitere'])
        .where('nr', '>', ab)
        .where('nr', '<=', bis)
        .where('plz', '=', gesucht.plz)
        .orderBy('nr')
        .execute()
      for (const { nr: stelle, weitere, ...person } of rows) {
        const urteil = urteile(person)
        if (urteil !== null)
          yield {
            fassung: 0,
            stelle,
            urteil,
            fundort: 'zielgruppe',
            id: idPtZielgruppe,
            bezeichnung,
            datenquelle,
            seit: erstelltAm,
            person,
            weitere: benannt(spalten, fromJson<Record<string, string>>(weitere ?? '{}')),
          }
      }
    }
  }
}

/** Rows that somebody works on, also those that would not be printed. */
async function* inEntwuerfen(context: Context, gesucht: AuskunftPerson): Funde {
  const urteile = urteilUeber(gesucht)
  for await (const { entwurf, liste } of entwuerfeMitZeilen(context))
    for (const { nr, empfaenger: person, weitere } of liste.zeilen()) {
      if (nr % FENSTER === 0) await pause()
      const urteil = urteile(person)
      if (urteil === null) continue
      yield {
        fassung: entwurf.version,
        // Below the heading.
        stelle: nr - 2,
        urteil,
        fundort: 'entwurf',
        id: entwurf.idPtAdressEntwurf,
        bezeichnung: entwurf.bezeichnung || entwurf.dateiName,
        datenquelle: entwurf.datenquelle,
        seit: entwurf.geaendertAm,
        person,
        weitere: benannt(JSON.stringify(entwurf.spalten ?? []), weitere),
      }
    }
}

/** Recipients as they were frozen, until their period ends (DSG-03). */
async function* inKampagnen(context: Context, gesucht: AuskunftPerson): Funde {
  const urteile = urteilUeber(gesucht)
  const kampagnen = await context.db
    .selectFrom('kampagne')
    .innerJoin('snapshot', (join) =>
      join.onRef('snapshot.idPtKampagne', '=', 'kampagne.idPtKampagne').onRef('nr', '=', 'snapshotNr'),
    )
    .select(['kampagne.idPtKampagne', 'bezeichnung', 'snapshotNr', 'snapshot.erstelltAm'])
    .where('idPtKunde', '=', requireActor(context).idPtKunde)
    .orderBy('kampagne.idPtKampagne')
    .execute()
  for (const { idPtKampagne, bezeichnung, snapshotNr, erstelltAm } of kampagnen) {
    const uebergeben = (await offeneAuftraege(context.db, idPtKampagne)).length > 0
    const frozen = context.db
      .selectFrom('empfaengerCode')
      .where('idPtKampagne', '=', idPtKampagne)
      .where('snapshotNr', '=', snapshotNr)
    const { nr } = await frozen.select((e) => e.fn.max('nr').as('nr')).executeTakeFirstOrThrow()
    for await (const { ab, bis } of portionen(Number(nr))) {
      const rows = await frozen
        .select(['nr', 'daten', 'ergaenzt'])
        .where('nr', '>', ab)
        .where('nr', '<=', bis)
        // What is stored as JSON cannot be asked for by its fields on every database.
        .where('daten', 'like', `%"plz":"${gesucht.plz}"%`)
        .orderBy('nr')
        .execute()
      for (const { nr: stelle, daten, ergaenzt } of rows) {
        const { spalten = {}, ...person } = fromJson<Empfaenger>(daten ?? '')
        const urteil = urteile(person)
        if (urteil !== null)
          yield {
            fassung: snapshotNr,
            stelle,
            urteil,
            uebergeben,
            fundort: 'kampagne',
            id: idPtKampagne,
            bezeichnung,
            datenquelle: '',
            seit: erstelltAm,
            person,
            weitere: [...benannt(null, spalten), ...weitereOf(ergaenzt)],
          }
      }
    }
  }
}

const OHNE = { anrede: '', titel: '', zusatz: '', land: '', kundennummer: '', gutscheincode: '' }

async function* aufSperrliste(context: Context, gesucht: AuskunftPerson): Funde {
  const rows = await context.db
    .selectFrom('sperre')
    .select(['idPtSperre', 'erstelltAm', 'vorname', 'nachname', 'firma', 'strasse', 'hausnummer', 'plz', 'ort'])
    .where('idPtKunde', '=', requireActor(context).idPtKunde)
    .where('plz', '=', gesucht.plz)
    .orderBy('idPtSperre')
    .execute()
  const urteile = urteilUeber(gesucht)
  for (const { idPtSperre, erstelltAm, ...person } of rows) {
    const urteil = urteile(person)
    if (urteil === null) continue
    yield {
      fassung: 0,
      stelle: 0,
      urteil,
      fundort: 'sperrliste',
      id: idPtSperre,
      bezeichnung: '',
      datenquelle: '',
      seit: erstelltAm,
      person: { ...OHNE, ...person },
      weitere: [],
    }
  }
}
