import { freigabeStand } from '#src/domain/kampagne/freigabeStand.ts'
import { gleichesPostfach } from '#src/domain/konto/postfach.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import { notFound, Refusal, type Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import type { FreigabeRow } from '../kampagne/freigabeRows.ts'
import type { KampagneRow } from '../kampagne/rows.ts'
import { sha256 } from '../platform/files.ts'
import { countAttempt, type Limit } from '../platform/limits.ts'
import { act, lockKampagne } from '../kampagne/act.ts'
import { continuePaid } from '../zahlung/booking.ts'
import { tellEntscheidung } from '../kampagne/tellWebhooks.ts'
import { closeLinks, shortenIp, zustandOf, type Zustand } from '../kampagne/links.ts'
import { guthaben, loadKampagne, offenerBetrag } from '../kampagne/load.ts'
import { isUntouched, keepDrawing, loadSnapshot, type Snapshot } from '../kampagne/snapshot.ts'
import type { Entscheidung } from './entscheidung.ts'
import { mailReceipt } from './receipt.ts'
import { refuseAllein } from '../kampagne/vierAugen.ts'

/** Wrong keys from one address (LNK-01). */
const FREIGABE_FEHLVERSUCHE: Limit = { name: 'freigabeKey', max: 20, windowMs: 10 * 60_000 }
const KEY = /^[\w-]{43}$/

export interface LinkHit {
  link: FreigabeRow
  kampagne: KampagneRow
}

/** The link that the key of its first mail, or of a later one, opens. */
async function linkOfKey({ db }: Context, keyHash: string): Promise<FreigabeRow | undefined> {
  const later = await db.selectFrom('freigabeSchluessel').selectAll().where('keyHash', '=', keyHash).executeTakeFirst()
  const links = db.selectFrom('freigabe').selectAll()
  const link = later ? links.where('idPtFreigabe', '=', later.idPtFreigabe) : links.where('keyHash', '=', keyHash)
  return link.executeTakeFirst()
}

/** The link of a key. Unknown keys all look the same and are counted. */
export async function findLink(context: Context, hashKey: string): Promise<LinkHit> {
  const link = KEY.test(hashKey) ? await linkOfKey(context, sha256(hashKey)) : undefined
  if (!link) {
    await countAttempt(context, FREIGABE_FEHLVERSUCHE, context.ip)
    throw notFound()
  }
  return { link, kampagne: await loadKampagne(context, link.idPtKampagne) }
}

/** What an approver has to confirm before his approval counts (domain 4.6). */
const BESTAETIGUNGEN = ['text', 'bild', 'qrZiel', 'absender']

/** One approver's decision. Each link decides once, whatever else happens at the same time. */
export async function decide(outer: Context, hashKey: string, entscheidung: Entscheidung): Promise<void> {
  const { link: seen } = await findLink(outer, hashKey)
  await inTransaction(outer.db, async (db) => {
    const context = { ...outer, db }
    const { kampagne, freigaben } = await lockKampagne(context, seen.idPtKampagne)
    const link = freigaben.find(({ idPtFreigabe }) => idPtFreigabe === seen.idPtFreigabe) ?? seen
    const zustand = zustandOf(link, kampagne, context.heute())
    if (zustand !== 'gueltig') throw tooLate(zustand, link, freigaben)
    const { hash: snapshotHash, inhalt } = await checkedSnapshot(context, link, entscheidung)
    if (entscheidung.art === 'freigegeben') await refuseAllein(context, kampagne, link, freigaben)
    const decided = freigaben.map((other) =>
      other.idPtFreigabe === link.idPtFreigabe ? { ...other, entscheidung: entscheidung.art } : other,
    )
    const stand = freigabeStand(decided, kampagne)
    const durch = durchWen(outer, link)
    const after = await act(context, kampagne.idPtKampagne, ACTION[entscheidung.art], {
      wer: 'freigeber',
      name: durch === null ? entscheidung.name : `${entscheidung.name} (${durch})`,
      grund: entscheidung.anmerkung,
      stand,
      entscheider: link.empfaengerEmail,
      ...(entscheidung.art === 'aenderungen' ? { eingabe: { grund: entscheidung.anmerkung } } : {}),
      effects: async ({ kampagne: moved }) => {
        await closeLink(context, link, entscheidung, { snapshotHash, durch })
        if (entscheidung.art === 'freigegeben')
          await keepDrawing(context, moved, inhalt, { anlass: 'freigabe', von: entscheidung.name })
        if (moved.state !== 'inInternerFreigabe') await closeLinks(context, moved.idPtKampagne, 'geschlossen')
        await tellEntscheidung(context, moved, link.idPtFreigabe, entscheidung.art)
        await mailReceipt(context, moved, { link, entscheidung, durch, snapshotHash })
      },
    })
    if (after.state === 'inBezahlung' && offenerBetrag(after) === 0 && guthaben(after) > 0)
      await continuePaid(context, after.idPtKampagne)
  })
  const { idPtFreigabe, idPtKampagne } = seen
  outer.log({ ereignis: 'freigabeEntscheidung', idPtFreigabe, idPtKampagne, entscheidung: entscheidung.art })
}

const ACTION = { freigegeben: 'freigabeErteilen', aenderungen: 'freigabeAblehnen' } as const

/** What the decision is about; an approval has to be about exactly what is stored. */
async function checkedSnapshot(context: Context, link: FreigabeRow, entscheidung: Entscheidung): Promise<Snapshot> {
  const snapshot = await loadSnapshot(context, link.idPtKampagne, link.snapshotNr)
  if (!snapshot) throw notFound()
  if (entscheidung.art === 'aenderungen') return snapshot
  if (BESTAETIGUNGEN.some((punkt) => !entscheidung.bestaetigt.includes(punkt)))
    throw new Refusal(422, 'EINGABE_UNGUELTIG', 'Bitte prüfen Sie Ihre Angaben.', {
      felder: { bestaetigt: 'Bitte bestätigen Sie alle vier Punkte.' },
    })
  if (entscheidung.snapshotHash !== snapshot.hash || !isUntouched(snapshot))
    throw new Refusal(
      409,
      'FASSUNG_GEAENDERT',
      'Die Fassung auf Ihrem Bildschirm ist nicht mehr die aktuelle. Bitte laden Sie die Seite neu.',
      { programm: 'Diese Fassung ist nicht mehr die aktuelle. `fetchFreigabe` nennt ihre neue Prüfsumme.' },
    )
  return snapshot
}

/**
 * By what a decision comes, where that is not the person at the page of the link: a program, or a browser in which somebody
 * else is logged in, to whom the link was handed. Stands in history and receipt (domain 4.6).
 */
function durchWen({ actor }: Context, link: FreigabeRow): string | null {
  if (actor?.apiToken) return `durch das Programm „${actor.apiToken.bezeichnung}“, dem nichts gezeigt wurde`
  if (actor === null || gleichesPostfach(actor.email, link.empfaengerEmail)) return null
  return `in der Sitzung von ${actor.name}`
}

/** Closes the link with its decision, on the condition that it is still open. */
async function closeLink(
  context: Context,
  link: FreigabeRow,
  entscheidung: Entscheidung,
  { snapshotHash, durch }: { snapshotHash: string; durch: string | null },
): Promise<void> {
  const result = await context.db
    .updateTable('freigabe')
    .set({
      entscheidung: entscheidung.art,
      entschiedenAm: context.now().toISOString(),
      name: entscheidung.name,
      anmerkung: entscheidung.anmerkung,
      bestaetigt: JSON.stringify(entscheidung.art === 'freigegeben' ? entscheidung.bestaetigt : []),
      gezeigt: entscheidung.art === 'freigegeben' ? JSON.stringify(entscheidung.gezeigt) : null,
      snapshotHash,
      durch,
      ipGekuerzt: shortenIp(context.ip),
    })
    .where('idPtFreigabe', '=', link.idPtFreigabe)
    .where('entscheidung', '=', 'offen')
    .executeTakeFirst()
  if (result.numUpdatedRows !== 1n) throw tooLate('entschieden', link, [])
}

/** Why a link can no longer decide, with who and when where somebody did. */
function tooLate(zustand: Exclude<Zustand, 'gueltig'>, link: FreigabeRow, freigaben: FreigabeRow[]): Refusal {
  const decided =
    link.entscheidung === 'offen'
      ? freigaben.findLast((other) => other.snapshotNr === link.snapshotNr && other.entscheidung !== 'offen')
      : link
  const wer = decided?.name ?? decided?.empfaengerName
  const wann = decided?.entschiedenAm ? ` am ${formatZeitpunkt(decided.entschiedenAm)}` : ''
  const TEXT = {
    entschieden: `Über diese Druckvorlage wurde schon entschieden${wer ? ` (${wer}${wann})` : ''}. Eine zweite Entscheidung ist nicht möglich.`,
    geschlossen: wer
      ? `${wer} hat${wann} bereits entschieden. Ihre Entscheidung wird nicht mehr gebraucht.`
      : 'Diese Freigabe ist abgeschlossen.',
    abgelaufen: 'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
    widerrufen: 'Diese Freigabe wurde zurückgezogen.',
    ersetzt: 'Es gibt eine neuere Fassung. Sie haben dafür einen neuen Link erhalten.',
    erneuert: 'Sie haben einen neueren Link erhalten. Bitte entscheiden Sie dort.',
    abgegeben: 'Diese Freigabe hat eine andere Person übernommen. Sie müssen nichts mehr tun.',
  }
  const CODE = {
    entschieden: 'BEREITS_ENTSCHIEDEN',
    geschlossen: 'BEREITS_ENTSCHIEDEN',
    abgelaufen: 'LINK_ABGELAUFEN',
    widerrufen: 'LINK_WIDERRUFEN',
    ersetzt: 'LINK_ERSETZT',
    erneuert: 'LINK_ERSETZT',
    abgegeben: 'LINK_WIDERRUFEN',
  }
  return new Refusal(409, CODE[zustand], TEXT[zustand])
}
