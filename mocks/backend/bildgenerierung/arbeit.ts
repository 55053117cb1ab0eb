import { randomUUID } from 'node:crypto'
import { BILDAUFTRAEGE_ZUGLEICH, BILD_STILE } from '#src/contract/bildgenerierung.ts'
import { dienstText } from '#src/engines/images/service.ts'
import { gewuenschtePx } from '#src/engines/images/page.ts'
import { removeLoose, layDown } from '../platform/ablage.ts'
import { sha256 } from '../platform/files.ts'
import type { BildDienst, DienstErgebnis } from '../platform/bildwerk.ts'
import type { Context } from '../platform/context.ts'
import { fromJson } from '../platform/db/json.ts'
import { inTransaction } from '../platform/db/open.ts'
import { noteFault } from '../platform/job.ts'
import { leaseUntil, underLease } from '../platform/lease.ts'
import { dateiNameVon, storeBild, vorbereiten } from './bilder.ts'
import type { BildauftragSelect } from './rows.ts'

/** Failures of the same picture after which the order ends (domain 4.11). */
const VERSUCHE = 3
/** First wait after a failure, ms; each further one is twice as long. */
const PAUSE_MS = 5_000

/** Only one process works on an order, and whoever lost it changes nothing. */
interface Lauf {
  auftrag: BildauftragSelect
  laeufer: string
}

/** What a stopped process left: it waits again, with the pictures that are there. */
async function fetchLost({ db, realNow }: Context): Promise<void> {
  await db
    .updateTable('bildauftrag')
    .set({ status: 'wartend', laeufer: null, laeuftBis: null })
    .where('status', '=', 'laeuft')
    .where('laeuftBis', '<', realNow().toISOString())
    .execute()
}

/** Claims the next order whose customer has not too many at work; null when there is none. */
async function naechster(context: Context): Promise<Lauf | null> {
  const { db } = context
  const jetzt = context.realNow().toISOString()
  return inTransaction(db, async (tx) => {
    const kandidat = await tx
      .selectFrom('bildauftrag as a')
      .selectAll('a')
      .where('a.status', '=', 'wartend')
      .where((e) => e.or([e('a.naechsterVersuch', 'is', null), e('a.naechsterVersuch', '<=', jetzt)]))
      .where(
        (e) =>
          e
            .selectFrom('bildauftrag as l')
            .select((c) => c.fn.countAll<number>().as('zahl'))
            .whereRef('l.idPtKunde', '=', 'a.idPtKunde')
            .where('l.status', '=', 'laeuft'),
        '<',
        BILDAUFTRAEGE_ZUGLEICH,
      )
      .orderBy('a.idPtBildgenerierung')
      .executeTakeFirst()
    if (!kandidat) return null
    const laeufer = randomUUID()
    const auftrag = await tx
      .updateTable('bildauftrag')
      .set({ status: 'laeuft', laeufer, laeuftBis: leaseUntil(context), naechsterVersuch: null })
      .where('idPtBildgenerierung', '=', kandidat.idPtBildgenerierung)
      .where('status', '=', 'wartend')
      .returningAll()
      .executeTakeFirst()
    return auftrag ? { auftrag, laeufer } : null
  })
}

/** Changes the order as long as it is still ours; false when it was cancelled or taken over. */
async function write(
  { db }: Context,
  { auftrag, laeufer }: Lauf,
  change: Partial<
    Pick<
      BildauftragSelect,
      'status' | 'fertige' | 'versuche' | 'grund' | 'naechsterVersuch' | 'beendetAm' | 'laeuftBis'
    >
  >,
): Promise<boolean> {
  const result = await db
    .updateTable('bildauftrag')
    .set(change)
    .where('idPtBildgenerierung', '=', auftrag.idPtBildgenerierung)
    .where('laeufer', '=', laeufer)
    .where('status', '=', 'laeuft')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

const stilVon = (auftrag: BildauftragSelect) => BILD_STILE.find((stil) => stil === auftrag.stil) ?? 'foto'

function orderOne(dienst: BildDienst, auftrag: BildauftragSelect, fertige: number, signal: AbortSignal) {
  const wunsch = { ...auftrag, stil: stilVon(auftrag), farben: fromJson<string[]>(auftrag.farben) }
  return dienst.make(
    {
      text: dienstText(wunsch),
      negativ: auftrag.negativ,
      saat: auftrag.saat + fertige,
      ...gewuenschtePx({ breite: auftrag.breite, hoehe: auftrag.hoehe, beschnitt: 0 }),
    },
    signal,
  )
}

/** Picture and its count together: neither a picture without quota nor quota without a picture. */
async function nimmAn(
  context: Context,
  lauf: Lauf,
  { bild, saat }: Extract<DienstErgebnis, { ok: true }>,
  { fertige, dauerMs }: { fertige: number; dauerMs: number },
): Promise<boolean> {
  const { auftrag } = lauf
  const fertiges = await vorbereiten({
    wunsch: auftrag,
    datei: { ...bild, name: dateiNameVon(auftrag, bild.mime === 'image/png' ? 'png' : 'jpg') },
    quelle: 'generiert',
    saat,
    auftrag,
    dauerMs,
  })
  const { bytes } = fertiges.neu.datei
  const isStored = await layDown(context, bytes, () =>
    inTransaction(context.db, async (db) => {
      const inside = { ...context, db }
      const letztes = fertige === auftrag.anzahl
      const ende = letztes ? { status: 'fertig' as const, beendetAm: context.now().toISOString() } : {}
      if (!(await write(inside, lauf, { fertige, versuche: 0, ...ende }))) return false
      await storeBild(inside, { ...auftrag, name: auftrag.erstelltVon }, fertiges)
      return true
    }),
  )
  if (!isStored) await removeLoose(context, sha256(bytes))
  return isStored
}

function grundVon(text: string, { anzahl, fertige }: BildauftragSelect): string {
  if (fertige === 0) return text
  return `${text} ${fertige === 1 ? 'Ein Bild ist' : `${fertige} von ${anzahl} Bildern sind`} da und ${fertige === 1 ? 'bleibt' : 'bleiben'} Ihnen.`
}

/** A failure ends the order, or it waits for its next try. */
async function rememberError(
  context: Context,
  lauf: Lauf,
  fehler: Extract<DienstErgebnis, { ok: false }>,
): Promise<void> {
  if (fehler.art === 'abgebrochen') {
    await write(context, lauf, { status: 'wartend', laeuftBis: null })
    return
  }
  const versuche = lauf.auftrag.versuche + 1
  if (fehler.art === 'voruebergehend' && versuche < VERSUCHE) {
    const pause = Math.max(PAUSE_MS * 2 ** (versuche - 1), (fehler.wartenS ?? 0) * 1000)
    const naechsterVersuch = new Date(context.realNow().getTime() + pause).toISOString()
    await write(context, lauf, { status: 'wartend', versuche, naechsterVersuch, laeuftBis: null })
    return
  }
  await write(context, lauf, {
    status: fehler.art === 'abgelehnt' ? 'abgelehnt' : 'fehlgeschlagen',
    versuche,
    grund: grundVon(fehler.text, lauf.auftrag),
    beendetAm: context.now().toISOString(),
    laeuftBis: null,
  })
  context.log({ ereignis: 'bildFehler', auftrag: lauf.auftrag.idPtBildgenerierung, code: fehler.code })
}

/** Draws what is missing, one picture after the other. */
async function carryOut(context: Context, dienst: BildDienst, lauf: Lauf, signal: AbortSignal): Promise<void> {
  while (lauf.auftrag.fertige < lauf.auftrag.anzahl) {
    const { fertige } = lauf.auftrag
    const beginn = context.realNow().getTime()
    const ergebnis = await orderOne(dienst, lauf.auftrag, fertige, signal)
    if (!ergebnis.ok) {
      await rememberError(context, lauf, ergebnis)
      return
    }
    const dauerMs = context.realNow().getTime() - beginn
    if (!(await nimmAn(context, lauf, ergebnis, { fertige: fertige + 1, dauerMs }))) return
    lauf.auftrag = { ...lauf.auftrag, fertige: fertige + 1, versuche: 0 }
  }
}

/** What fails here and not at the service. Where not even this can be stored, the order goes on after its time. */
const NICHT_GESPEICHERT = {
  ok: false,
  art: 'voruebergehend',
  code: 'NICHT_GESPEICHERT',
  text: 'Das Bild ließ sich bei uns nicht speichern. Es hat kein Kontingent gekostet. Bitte versuchen Sie es später erneut.',
} as const

async function edit(context: Context, dienst: BildDienst, lauf: Lauf, signal: AbortSignal): Promise<void> {
  try {
    await underLease(
      () => write(context, lauf, { laeuftBis: leaseUntil(context) }),
      () => carryOut(context, dienst, lauf, signal),
    )
  } catch (error) {
    noteFault(context.log, error)
    await rememberError(context, lauf, NICHT_GESPEICHERT).catch((again: unknown) => noteFault(context.log, again))
  }
}

/** Takes up as many orders as there is room for; they go on after this has answered. Safe to call at any time. */
export async function work(outer: Context): Promise<number> {
  const { bildwerk } = outer
  const { dienst } = bildwerk
  if (dienst === null) return 0
  // Works for whoever ordered, long after the request that woke it.
  const context: Context = { ...outer, actor: null }
  await fetchLost(context)
  let begonnen = 0
  while (bildwerk.frei > 0) {
    const lauf = await naechster(context)
    if (lauf === null) break
    begonnen += 1
    bildwerk.start(
      lauf.auftrag.idPtBildgenerierung,
      (signal) => edit(context, dienst, lauf, signal),
      () => goOn(context),
    )
  }
  return begonnen
}

async function goOn(context: Context): Promise<void> {
  try {
    await work(context)
  } catch (error) {
    // The next look finds what waits.
    noteFault(context.log, error)
  }
}
