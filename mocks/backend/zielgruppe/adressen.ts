import { ADRESS_FELDER, type AdressFeld } from '#src/contract/zielgruppe.ts'
import { adressZelle, ZEILE_TITEL } from '#src/domain/zielgruppe/adressdatei/csvWriter.ts'
import { Refusal, type Context } from '../platform/context.ts'
import { fromJson } from '../platform/db/json.ts'
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

/** All rows of a list, as an upload takes them. Made while it is sent. */
export async function fetchAdressen({ idPtZielgruppe }: { idPtZielgruppe: number }, context: Context) {
  const row = await loadZielgruppe(context, idPtZielgruppe)
  if (row.typ === 'filter' || row.geleert === 1)
    throw new Refusal(
      422,
      'KEINE_ADRESSEN',
      row.typ === 'filter'
        ? 'Diese Zielgruppe hat keine Adressliste. Ändern Sie ihren Filter.'
        : 'Die Adressen dieser Liste sind nach Ablauf ihrer Frist gelöscht. Laden Sie die Liste neu hoch.',
    )
  return {
    teile: zeilen(context, idPtZielgruppe, felderOf(row.zuordnung)),
    type: 'text/csv;charset=utf-8',
    name: `adressen_${context.heute()}.csv`,
  }
}
