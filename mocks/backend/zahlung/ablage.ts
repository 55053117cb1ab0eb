import { WARTEN_STUNDEN, type Urteil } from '#src/domain/kampagne/zahlungsmeldung.ts'
import type { Context } from '../platform/context.ts'
import type { EreignisRow } from './rows.ts'

/** What became of a notice: booked, nothing new, kept until what it builds on is there, or for people to look at. */
export type Ergebnis = EreignisRow['ergebnis']

/** First wait of a notice until it is looked at again; then as long as it has waited already. */
const WARTEN_MS = 60_000
const STUNDE_MS = 3_600_000

type Stand = Pick<EreignisRow, 'ergebnis' | 'grund' | 'faelligAm'>

export async function keepNote({ db }: Context, ereignisId: string, stand: Stand): Promise<void> {
  await db.updateTable('ereignis').set(stand).where('ereignisId', '=', ereignisId).execute()
}

/** Keeps what was not booked with its reason. What has waited long enough is for people. */
export async function layDown(context: Context, ereignis: EreignisRow, urteil: Urteil): Promise<Ergebnis> {
  const { ereignisId, empfangenAm } = ereignis
  const now = context.now().getTime()
  const seit = new Date(empfangenAm).getTime()
  const ende = seit + WARTEN_STUNDEN * STUNDE_MS
  const grund = 'grund' in urteil ? urteil.grund : null
  const ergebnis =
    urteil.art === 'warten' ? (now >= ende ? 'pruefen' : 'wartet') : urteil.art === 'pruefen' ? 'pruefen' : 'bekannt'
  const next = new Date(Math.min(ende, now + Math.max(WARTEN_MS, now - seit))).toISOString()
  await keepNote(context, ereignisId, { ergebnis, grund, faelligAm: ergebnis === 'wartet' ? next : null })
  return ergebnis
}

/** A fault kept a notice from being applied: tried again later, and for people in the end. */
export async function putBack(context: Context, ereignisId: string): Promise<void> {
  const ereignis = await context.db
    .selectFrom('ereignis')
    .selectAll()
    .where('ereignisId', '=', ereignisId)
    .where('ergebnis', '=', 'wartet')
    .executeTakeFirst()
  if (ereignis)
    await layDown(context, ereignis, { art: 'warten', grund: 'Ein technischer Fehler verhindert die Buchung.' })
}

/** What the rules refuse is for people too. */
export async function present(context: Context, ereignisId: string, grund: string): Promise<Ergebnis> {
  await keepNote(context, ereignisId, { ergebnis: 'pruefen', grund, faelligAm: null })
  return 'pruefen'
}
