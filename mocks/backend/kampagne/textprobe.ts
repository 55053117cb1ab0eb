import type { Befund, FormatId, Seite } from '#src/contract/dokument.ts'
import type { Absender } from '#src/contract/kampagne.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { FASSUNG } from '#src/engines/print/rules.ts'
import { Textprobe } from '#src/engines/print/checker.ts'
import { Refusal, type Context } from '../platform/context.ts'
import { fromJson } from '../platform/db/json.ts'
import { inTransaction } from '../platform/db/open.ts'
import { nodeFontSet } from '../platform/print/nodeFonts.ts'
import { recipientPages, type ZielgruppeQuelle } from '../zielgruppe/recipients.ts'
import { ohneSpalten } from '../zielgruppe/spalten.ts'
import { codePortionen } from './codes.ts'
import type { KampagneRow } from './rows.ts'

/** What is printed on each piece besides its recipient. */
export interface Blatt {
  format: FormatId
  seiten: Seite[]
  absender: Absender | null
  fassung?: number | undefined
  /** Forms of address will be added by the third party. */
  anreicherung: boolean
}

/** Recipients whom somebody waits for; those behind them are tried when they are frozen. Assumed: some seconds. */
const GEPRUEFT_MAX = 100_000

export async function textprobeFuer({ format, seiten, absender, fassung = FASSUNG }: Blatt): Promise<Textprobe> {
  return new Textprobe(seiten, { format, absender, fassung, datenschutzText: null, fonts: nodeFontSet() })
}

/** Columns of the design that nobody of the target group can have. */
export function fehlendeSpalten(quelle: Pick<ZielgruppeQuelle, 'spalten'>, gebraucht: readonly string[]): Befund[] {
  return ohneSpalten(quelle.spalten, gebraucht).map((name) => ({
    schwere: 'warnung',
    code: 'spalteFehlt',
    text: `Die Zielgruppe hat keine Spalte „${name}“. Auf jeder Sendung gilt sie als leer.`,
    hilfe: 'Laden Sie die Liste mit dieser Spalte hoch, oder ändern Sie Platzhalter und Bedingungen im Werbemittel.',
  }))
}

/** The recipient, and what the third party may make of him. */
const varianten = (e: Empfaenger, { anreicherung }: Blatt): readonly [Empfaenger, ...Empfaenger[]] =>
  anreicherung && e.anrede === '' ? [e, { ...e, anrede: 'Herr' }, { ...e, anrede: 'Frau' }] : [e]

/** Tries the texts of the sheet with everybody of a target group (print 8.8). */
export async function tryZielgruppe(context: Context, quelle: ZielgruppeQuelle, blatt: Blatt): Promise<Befund[]> {
  const probe = await textprobeFuer(blatt)
  for await (const page of recipientPages(context, quelle)) {
    for (const { nr, empfaenger } of page) probe.attempt(nr, ...varianten(empfaenger, blatt))
    if (probe.anzahl >= GEPRUEFT_MAX) break
  }
  return probe.befunde(quelle.typ === 'hochgeladen' ? 'Zeile' : null)
}

/** The same with everybody who was frozen; `weiter`: hears after each portion, and throws to stop it. */
export async function tryFrozen(
  context: Context,
  stand: Pick<KampagneRow, 'idPtKampagne' | 'snapshotNr'>,
  blatt: Blatt,
  weiter: () => Promise<void>,
): Promise<Befund[]> {
  const probe = await textprobeFuer(blatt)
  for await (const { ab, bis } of codePortionen(context, stand)) {
    const rows = await context.db
      .selectFrom('empfaengerCode')
      .select(['nr', 'daten'])
      .where('idPtKampagne', '=', stand.idPtKampagne)
      .where('snapshotNr', '=', stand.snapshotNr)
      .where('nr', '>=', ab)
      .where('nr', '<=', bis)
      .orderBy('nr')
      .execute()
    for (const { nr, daten } of rows)
      if (daten !== null) probe.attempt(nr, ...varianten(fromJson<Empfaenger>(daten), blatt))
    await weiter()
  }
  return probe.befunde('Nr.')
}

/** Keeps what was found with the campaign, and lets nobody be asked for what cannot be printed. */
export async function requirePassend(context: Context, idPtKampagne: number, befunde: Befund[]): Promise<void> {
  const fehler = befunde.filter(({ schwere }) => schwere === 'fehler')
  const [erster] = fehler
  if (!erster) return
  await inTransaction(context.db, async (db) => {
    const row = await db
      .selectFrom('kampagne')
      .select('befunde')
      .where('idPtKampagne', '=', idPtKampagne)
      .executeTakeFirstOrThrow()
    const neu = [...fehler, ...fromJson<Befund[]>(row.befunde)]
    await db
      .updateTable('kampagne')
      .set({ befunde: JSON.stringify(neu) })
      .where('idPtKampagne', '=', idPtKampagne)
      .execute()
  })
  throw new Refusal(409, 'TEXT_PASST_NICHT', [erster.text, erster.hilfe].filter(Boolean).join(' '))
}
