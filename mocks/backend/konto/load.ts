import type { Absender } from '#src/contract/kampagne.ts'
import type { Anschrift, Ansprechpartner, Konto } from '#src/contract/konto.ts'
import type { Markenfarbe } from '#src/contract/marke.ts'
import type { Context } from '../platform/context.ts'
import { loadLogo } from './logo.ts'
import { mandatOf } from './mandat.ts'
import { fromJson } from '../platform/db/json.ts'

/** A customer's account as the wire carries it. */
export async function loadKonto(context: Pick<Context, 'db' | 'files'>, idPtKunde: number): Promise<Konto> {
  const row = await context.db
    .selectFrom('kunde')
    .selectAll()
    .where('idPtKunde', '=', idPtKunde)
    .executeTakeFirstOrThrow()
  const { ustIdErgebnis, ustIdGeprueftAm, loeschungAm, loeschungBeantragtAm, loeschungBeantragtVon } = row
  return {
    ...row,
    ustIdPruefung:
      ustIdErgebnis === null || ustIdGeprueftAm === null ? null : { ergebnis: ustIdErgebnis, zeit: ustIdGeprueftAm },
    rechnungsAnschrift: fromJson<Anschrift>(row.rechnungsAnschrift),
    ansprechpartner: fromJson<Ansprechpartner[]>(row.ansprechpartner) ?? [],
    logo: await loadLogo(context, row.logo),
    markenfarben: fromJson<Markenfarbe[]>(row.markenfarben),
    markenschriften: fromJson<string[]>(row.markenschriften),
    standardAbsender: fromJson<Absender>(row.standardAbsender),
    mandat: await mandatOf(context.db, row),
    avvAkzeptiert: row.avvAkzeptiertAm !== null,
    loeschung:
      loeschungAm === null || loeschungBeantragtAm === null
        ? null
        : { beantragtAm: loeschungBeantragtAm, beantragtVon: loeschungBeantragtVon ?? '', loeschtAm: loeschungAm },
    versionen: {
      firma: row.firmaVersion,
      rechnung: row.rechnungVersion,
      ansprechpartner: row.ansprechpartnerVersion,
      datenschutz: row.datenschutzVersion,
      marke: row.markeVersion,
      absender: row.absenderVersion,
      zahlung: row.zahlungVersion,
    },
  }
}
