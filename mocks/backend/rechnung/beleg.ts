import type { PreisPosition, UstArt, Zahlungsart, ZahlungsStatus } from '#src/contract/kampagne.ts'
import type { Anschrift } from '#src/contract/konto.ts'
import type { Rechnungsempfaenger } from '#src/contract/rechnung.ts'
import { ustSatzOf } from '#src/domain/price/umsatzsteuer.ts'
import { emitEreignis } from '../apizugang/emitEreignis.ts'
import { notFound, type Context } from '../platform/context.ts'
import type { RechnungRow } from './rows.ts'
import { demoAnbieter } from '../platform/documents/anbieter.ts'
import { loadRechnung } from './load.ts'
import { dispatchRechnung } from './versand.ts'
import { fromJson } from '../platform/db/json.ts'

/**
 * Next number without gaps, RE-2026-000123. The counter's row stays locked until the transaction ends: whoever writes an
 * invoice at the same time waits, and a transaction that fails gives its number back.
 */
async function nextNumber({ db }: Context, jahr: number): Promise<string> {
  await db
    .insertInto('nummernkreis')
    .values({ kreis: 'RE', jahr, stand: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { stand } = await db
    .updateTable('nummernkreis')
    .set((e) => ({ stand: e('stand', '+', 1) }))
    .where('kreis', '=', 'RE')
    .where('jahr', '=', jahr)
    .returning('stand')
    .executeTakeFirstOrThrow()
  return `RE-${jahr}-${String(stand).padStart(6, '0')}`
}

/** Order numbers of the customer that go on the next document. */
export type Bezug = Pick<Rechnungsempfaenger, 'kostenstelle' | 'bestellnummer'>

/**
 * Address that the next invoice of a customer bears, from the account. `bezug`: instead of the account's numbers.
 * `ustIdNr`: what reverse charge hung on when it was ordered. The rule of that moment holds (§ 13b UStG by the time of
 * supply; that a number removed later changes no order: assumed), and without the number the document would be invalid
 * (§ 14a (1) UStG).
 */
export async function empfaengerOf(
  { db }: Context,
  idPtKunde: number,
  bezug: Bezug | null,
  ustIdNr: string | null | undefined,
): Promise<Rechnungsempfaenger> {
  const kunde = await db
    .selectFrom('kunde')
    .select(['firma', 'strasse', 'hausnummer', 'plz', 'ort', 'land', 'ustIdNr', 'rechnungsEmail'])
    .select(['rechnungsAnschrift', 'kostenstelle', 'bestellnummer'])
    .where('idPtKunde', '=', idPtKunde)
    .executeTakeFirst()
  if (!kunde) throw notFound()
  const { rechnungsEmail, rechnungsAnschrift, kostenstelle, bestellnummer, ...sitz } = kunde
  const abweichend = rechnungsAnschrift === null ? null : fromJson<Anschrift>(rechnungsAnschrift)
  return {
    zusatz: '',
    ...sitz,
    ...abweichend,
    email: rechnungsEmail,
    kostenstelle: kostenstelle || null,
    bestellnummer: bestellnummer || null,
    ...bezug,
    ...(typeof ustIdNr === 'string' ? { ustIdNr } : {}),
  }
}

export interface BelegInhalt {
  art: RechnungRow['art']
  positionen: PreisPosition[]
  netto: number
  ustArt: UstArt
  ust: number
  brutto: number
  /** What the document names as settled, ct. */
  vorausbezahlt: number
  leistungsdatum: string | null
  zahlungsart: Zahlungsart | null
  zahlungsStatus: ZahlungsStatus
  bezahltAm: string | null
  stornoZu: string | null
  ersatzFuer: string | null
  korrekturZu?: string
  grund: string | null
  empfaenger: Rechnungsempfaenger
}

/** The campaign that a document is about; its number is gone once it was deleted. */
export interface Kampagne {
  idPtKunde: number
  idPtKampagne: number | null
  bezeichnung: string
}

/** Writes a document with the next number and mails it to the address for invoices, in the caller's transaction. */
export async function writeBeleg(context: Context, kampagne: Kampagne, content: BelegInhalt): Promise<RechnungRow> {
  const rechnungsdatum = context.heute()
  const row = await context.db
    .insertInto('rechnung')
    .values({
      ...content,
      idPtKunde: kampagne.idPtKunde,
      idPtKampagne: kampagne.idPtKampagne,
      rechnungsnummer: await nextNumber(context, Number(rechnungsdatum.slice(0, 4))),
      rechnungsdatum,
      // Paid before it was written, or owed at once.
      faelligAm: content.art === 'rechnung' ? rechnungsdatum : null,
      kampagneBezeichnung: kampagne.bezeichnung,
      empfaenger: JSON.stringify(content.empfaenger),
      leistender: JSON.stringify(demoAnbieter(context.settings.anbieterName)),
      positionen: JSON.stringify(content.positionen),
      ustSatz: ustSatzOf(content.ustArt),
      erstelltAm: context.now().toISOString(),
      erstelltVon: context.actor?.name ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const { idPtRechnung, rechnungsnummer, art, brutto } = row
  await emitEreignis(context, {
    idPtKunde: row.idPtKunde,
    testmodus: false,
    ereignis: 'rechnung.erstellt',
    daten: { idPtRechnung, rechnungsnummer, art, idPtKampagne: row.idPtKampagne, brutto },
  })
  const { email } = content.empfaenger
  if (email !== '')
    await dispatchRechnung(context, await loadRechnung(context, row.idPtKunde, row.idPtRechnung), email, 'System')
  return row
}

/** The invoice that counts now: neither a cancellation nor cancelled. */
export async function currentInvoice({ db }: Context, idPtKampagne: number): Promise<RechnungRow | null> {
  const rows = await db
    .selectFrom('rechnung')
    .selectAll()
    .where('idPtKampagne', '=', idPtKampagne)
    .orderBy('idPtRechnung', 'desc')
    .execute()
  const cancelled = new Set(rows.map((row) => row.stornoZu))
  return rows.find((row) => row.art === 'rechnung' && !cancelled.has(row.rechnungsnummer)) ?? null
}
