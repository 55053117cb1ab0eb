import type { MaskierteAdresse } from '#src/contract/maskierteAdresse.ts'
import type { Input } from '#src/contract/operation.ts'
import { JE_SEITE } from '#src/contract/seite.ts'
import { ADRESS_FELDER, type AdressFeld, type Empfaenger } from '#src/contract/zielgruppe.ts'
import type { zielgruppeOperations } from '#src/contract/zielgruppeOperations.ts'
import { adressZelle, ZEILE_TITEL } from '#src/engines/addresses/file.ts'
import { titelVorn } from '#src/engines/addresses/rows.ts'
import { maskWords } from '#src/domain/zielgruppe/maskWords.ts'
import { Refusal, type Context } from '../platform/context.ts'
import { fromJson } from '../platform/db/json.ts'
import { bedingungen, turnPage } from '../platform/liste.ts'
import { loadZielgruppe } from './load.ts'
import { portionenVon } from './zeilen.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

/** Fields of a list in the order of the contract; one column of street and number was parted when it was stored. */
function felderOf(zuordnung: string | null): AdressFeld[] {
  const mapped = new Set(Object.values(fromJson<Record<string, AdressFeld>>(zuordnung ?? '{}')))
  if (mapped.delete('strasseHausnummer')) for (const feld of ['strasse', 'hausnummer'] as const) mapped.add(feld)
  return ADRESS_FELDER.filter((feld) => mapped.has(feld))
}

async function* zeilen(
  context: Context,
  idPtZielgruppe: number,
  felder: AdressFeld[],
): AsyncGenerator<Uint8Array, void> {
  yield utf8(`${[ZEILE_TITEL, ...felder].join(';')}\r\n`)
  for await (const { ab, bis } of portionenVon(context, idPtZielgruppe)) {
    const rows = await context.db
      .selectFrom('zielgruppeEmpfaenger')
      .selectAll()
      .where('idPtZielgruppe', '=', idPtZielgruppe)
      .where('nr', '>', ab)
      .where('nr', '<=', bis)
      .orderBy('nr')
      .execute()
    const lines = rows.map((row) => {
      const weitere = fromJson<Partial<Record<AdressFeld, string>>>(row.weitere ?? '{}')
      const { idPtZielgruppe: _list, nr: _number, weitere: _others, ...empfaenger } = row
      const werte: Partial<Record<AdressFeld, string>> = { ...weitere, ...empfaenger }
      return `${row.nr};${felder.map((feld) => adressZelle(werte[feld] ?? '')).join(';')}\r\n`
    })
    yield utf8(lines.join(''))
  }
}

/** A list whose rows are there. */
async function loadListe(context: Context, idPtZielgruppe: number) {
  const row = await loadZielgruppe(context, idPtZielgruppe)
  if (row.typ === 'filter' || row.geleert === 1)
    throw new Refusal(
      422,
      'KEINE_ADRESSEN',
      row.typ === 'filter'
        ? 'Diese Zielgruppe hat keine Adressliste. Ändern Sie ihren Filter.'
        : 'Die Adressen dieser Liste sind nach Ablauf ihrer Frist gelöscht. Laden Sie die Liste neu hoch.',
    )
  return row
}

/** All rows of a list, as an upload takes them. Made while it is sent. */
export async function fetchAdressen({ idPtZielgruppe }: { idPtZielgruppe: number }, context: Context) {
  const row = await loadListe(context, idPtZielgruppe)
  return {
    teile: zeilen(context, idPtZielgruppe, felderOf(row.zuordnung)),
    type: 'text/csv;charset=utf-8',
    name: `adressen_${context.heute()}.csv`,
  }
}

const kurz = (text: string) => maskWords(text, 'kurz')

function maskierte({ nr, ...e }: Empfaenger & { nr: number }): MaskierteAdresse {
  return {
    nr,
    anrede: e.anrede,
    // A column of titles may hold whole names.
    titel: titelVorn(e.titel).rest === '' ? e.titel : kurz(e.titel),
    vorname: kurz(e.vorname),
    nachname: kurz(e.nachname),
    firma: kurz(e.firma),
    zusatz: kurz(e.zusatz),
    strasse: kurz(e.strasse),
    // Its letter would be told by the rule of words.
    hausnummer: e.hausnummer === '' ? '' : '••',
    plz: e.plz,
    ort: e.ort,
    land: e.land,
  }
}

/** A page of a list for who may not see whose addresses they are: masked here, so that no browser ever has the names. */
export async function fetchAdressenMaskiert(
  { idPtZielgruppe, ...wunsch }: Input<(typeof zielgruppeOperations)['fetchAdressenMaskiert']>,
  context: Context,
) {
  await loadListe(context, idPtZielgruppe)
  const { zeilen: rows, ...seite } = await turnPage(
    context.db,
    {
      tabelle: 'zielgruppeEmpfaenger',
      id: 'nr',
      bedingung: bedingungen<'zielgruppeEmpfaenger'>()('idPtZielgruppe', '=', idPtZielgruppe),
      sort: 'nr',
      spalte: 'nr',
      art: 'zahl',
      richtung: 'auf',
    },
    { ...wunsch, groesse: JE_SEITE.adressen },
    (nummern) =>
      context.db
        .selectFrom('zielgruppeEmpfaenger')
        .selectAll()
        .where('idPtZielgruppe', '=', idPtZielgruppe)
        .where('nr', 'in', nummern)
        .execute(),
  )
  return { adressen: rows.map(maskierte), ...seite }
}
