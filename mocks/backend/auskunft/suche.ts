import type { AuskunftEintrag, AuskunftPerson } from '#src/contract/auskunft.ts'
import { EMPFAENGER_FELDER, type Empfaenger } from '#src/contract/zielgruppe.ts'
import { passtAuf } from '#src/domain/zielgruppe/auskunft.ts'
import { requireActor, type Context } from '../platform/context.ts'
import { fromJson } from '../platform/db/json.ts'
import { pause } from '../platform/pause.ts'
import { entwuerfeMitZeilen } from '../zielgruppe/entwurf.ts'

/** Numbers that one statement looks at: some ms. */
const FENSTER = 5_000

type Funde = AsyncGenerator<AuskunftEintrag>

/** Everything that is stored about a person for the caller's customer. Others have their turn meanwhile. */
export async function* eintraegeZu(context: Context, person: AuskunftPerson): Funde {
  for (const suche of [inListen, inEntwuerfen, inKampagnen, aufSperrliste]) yield* suche(context, person)
}

/** Numbers up to the last one in portions: after `ab`, up to and with `bis`. */
async function* portionen(letzte: number): AsyncGenerator<{ ab: number; bis: number }> {
  for (let ab = 0; ab < letzte; ab += FENSTER) yield { ab, bis: ab + FENSTER }
  await pause()
}

/** JSON of fields that are no recipient's usual ones. */
function weitereOf(felder: string | null): AuskunftEintrag['weitere'] {
  if (felder === null) return []
  return Object.entries(fromJson<Record<string, string>>(felder)).map(([feld, wert]) => ({ feld, wert }))
}

async function* inListen(context: Context, gesucht: AuskunftPerson): Funde {
  const passt = passtAuf(gesucht)
  const listen = await context.db
    .selectFrom('zielgruppe')
    .select(['idPtZielgruppe', 'bezeichnung', 'datenquelle', 'erstelltAm'])
    .where('idPtKunde', '=', requireActor(context).idPtKunde)
    .where('typ', '=', 'hochgeladen')
    .where('fertig', '=', 1)
    .orderBy('idPtZielgruppe')
    .execute()
  for (const { idPtZielgruppe, bezeichnung, datenquelle, erstelltAm } of listen) {
    const zeilen = context.db.selectFrom('zielgruppeEmpfaenger').where('idPtZielgruppe', '=', idPtZielgruppe)
    const { nr } = await zeilen.select((e) => e.fn.max('nr').as('nr')).executeTakeFirstOrThrow()
    for await (const { ab, bis } of portionen(Number(nr))) {
      const rows = await zeilen
        .select([...EMPFAENGER_FELDER, 'weitere'])
        .where('nr', '>', ab)
        .where('nr', '<=', bis)
        .where('plz', '=', gesucht.plz)
        .orderBy('nr')
        .execute()
      for (const { weitere, ...person } of rows)
        if (passt(person))
          yield {
            fundort: 'zielgruppe',
            id: idPtZielgruppe,
            bezeichnung,
            datenquelle,
            seit: erstelltAm,
            person,
            weitere: weitereOf(weitere),
          }
    }
  }
}

/** Rows that somebody works on, also those that would not be printed. */
async function* inEntwuerfen(context: Context, gesucht: AuskunftPerson): Funde {
  const passt = passtAuf(gesucht)
  for await (const { entwurf, liste } of entwuerfeMitZeilen(context))
    for (const { empfaenger: person, weitere } of liste.zeilen()) {
      if (!passt(person)) continue
      yield {
        fundort: 'entwurf',
        id: entwurf.idPtAdressEntwurf,
        bezeichnung: entwurf.bezeichnung || entwurf.dateiName,
        datenquelle: entwurf.datenquelle,
        seit: entwurf.geaendertAm,
        person,
        weitere: Object.entries(weitere).map(([feld, wert]) => ({ feld, wert })),
      }
    }
}

/** Recipients as they were frozen, until their period ends (DSG-03). */
async function* inKampagnen(context: Context, gesucht: AuskunftPerson): Funde {
  const passt = passtAuf(gesucht)
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
    const frozen = context.db
      .selectFrom('empfaengerCode')
      .where('idPtKampagne', '=', idPtKampagne)
      .where('snapshotNr', '=', snapshotNr)
    const { nr } = await frozen.select((e) => e.fn.max('nr').as('nr')).executeTakeFirstOrThrow()
    for await (const { ab, bis } of portionen(Number(nr))) {
      const rows = await frozen
        .select(['daten', 'ergaenzt'])
        .where('nr', '>', ab)
        .where('nr', '<=', bis)
        // What is stored as JSON cannot be asked for by its fields on every database.
        .where('daten', 'like', `%"plz":"${gesucht.plz}"%`)
        .orderBy('nr')
        .execute()
      for (const { daten, ergaenzt } of rows) {
        const person = fromJson<Empfaenger>(daten ?? '')
        if (passt(person))
          yield {
            fundort: 'kampagne',
            id: idPtKampagne,
            bezeichnung,
            datenquelle: '',
            seit: erstelltAm,
            person,
            weitere: weitereOf(ergaenzt),
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
  for (const { idPtSperre, erstelltAm, ...person } of rows.filter(passtAuf(gesucht)))
    yield {
      fundort: 'sperrliste',
      id: idPtSperre,
      bezeichnung: '',
      datenquelle: '',
      seit: erstelltAm,
      person: { ...OHNE, ...person },
      weitere: [],
    }
}
