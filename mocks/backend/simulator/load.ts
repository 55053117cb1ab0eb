import type { KampagneZeile } from '#src/contract/kampagne.ts'
import { naechsterSchritt, type Schritt } from '#src/domain/kampagne/schritt.ts'
import type { KampagneFacts } from '#src/domain/kampagne/transitions.ts'
import { notFound, type Context } from '../platform/context.ts'
import type { DruckauftragRow } from '../druckauftrag/rows.ts'
import type { FreigabeRow } from '../kampagne/freigabeRows.ts'
import type { KampagneRow } from '../kampagne/rows.ts'
import type { ZahlungRow } from '../zahlung/rows.ts'
import { sha256 } from '../platform/files.ts'
import { isDruckereiErreichbar } from '../druckauftrag/erreichbarkeit.ts'
import { ergebnisOf, factsOf, loadFreigaben, offenerBetrag } from '../kampagne/load.ts'
import { toZeilen } from '../kampagne/view.ts'

/** Campaigns on the overview, those changed last first. */
export const OVERVIEW_MAX = 60

/** A campaign with everything that the world around it can act on. */
export interface Stand {
  row: KampagneRow
  firma: string
  zeile: KampagneZeile
  facts: KampagneFacts
  schritt: Schritt
  /** Payment that is open now. */
  offen: ZahlungRow | null
  /** Payment that could be charged back. */
  bezahlt: ZahlungRow | null
  /** Newest package in the print shop's inbox. */
  auftrag: DruckauftragRow | null
  /** Link of somebody who has not decided yet. */
  freigabe: string | null
  uebergabe: Uebergabe
}

/** How the hand-over stands. */
interface Uebergabe {
  erreichbar: boolean
  /** When a try that failed is repeated; null where nothing waits. */
  naechsterVersuch: string | null
}

const APPROVAL = '/kampagne/freigeben/'

/** Undecided links by campaign. The keys are known from the mails alone, the service keeps only their hashes. */
async function openLinks({ db }: Context, freigaben: FreigabeRow[]): Promise<Map<number, string>> {
  const mails = await db
    .selectFrom('mail')
    .select('link')
    .where('link', 'like', `%${APPROVAL}%`)
    .orderBy('idMail', 'desc')
    .limit(500)
    .execute()
  const byHash = new Map(
    mails.flatMap(({ link }) => (link === null ? [] : [[sha256(link.split(APPROVAL)[1] ?? ''), link] as const])),
  )
  const open = new Map<number, string>()
  for (const { idPtKampagne, keyHash, entscheidung, widerrufenAm } of freigaben) {
    const url = byHash.get(keyHash)
    if (url !== undefined && entscheidung === 'offen' && widerrufenAm === null) open.set(idPtKampagne, url)
  }
  return open
}

function schrittOf(row: KampagneRow, zeile: KampagneZeile, heute: string): Schritt {
  const { zahlungsStatus, zahlungsart, zahlungReferenz, bezahlt, bezahltAm, erstattet } = row
  return naechsterSchritt(
    {
      ...zeile,
      stornoAngefragtAm: row.stornoAngefragtAm,
      angehaltenGrund: row.angehaltenGrund,
      anreicherungErgebnis: ergebnisOf(row),
      zahlung: {
        zahlungsStatus,
        zahlungsart,
        vorschlag: null,
        mandat: null,
        referenz: zahlungReferenz,
        betrag: bezahlt,
        offen: offenerBetrag(row),
        bezahltAm,
        erstattet,
      },
    },
    heute,
  )
}

function naechsterVersuch({ state, versuche, uebergabeAb }: KampagneRow, now: Date): string | null {
  const waits = state === 'inVersandstellung' && versuche > 0 && uebergabeAb !== null
  return waits && uebergabeAb > now.toISOString() ? uebergabeAb : null
}

/** Adds to campaigns what belongs to them, in their order. */
async function withStand(context: Context, rows: KampagneRow[]): Promise<Stand[]> {
  if (rows.length === 0) return []
  const { db } = context
  const heute = context.heute()
  const ids = rows.map(({ idPtKampagne }) => idPtKampagne)
  const of = <T extends { idPtKampagne: number }>(found: T[], id: number) =>
    found.find(({ idPtKampagne }) => idPtKampagne === id) ?? null
  const kunden = await db.selectFrom('kunde').select(['idPtKunde', 'firma']).execute()
  const zahlungen = await db
    .selectFrom('zahlung')
    .selectAll()
    .where('idPtKampagne', 'in', ids)
    .orderBy('idPtZahlung', 'desc')
    .execute()
  const auftraege = await db
    .selectFrom('druckauftrag')
    .selectAll()
    .where('idPtKampagne', 'in', ids)
    .orderBy('idPtDruckauftrag', 'desc')
    .execute()
  const freigaben = await loadFreigaben(context, ids)
  const links = await openLinks(context, freigaben)
  const zeilen = await toZeilen(context, rows)
  const erreichbar = await isDruckereiErreichbar(db)
  return rows.flatMap((row, i) => {
    const zeile = zeilen[i]
    if (zeile === undefined) return []
    const id = row.idPtKampagne
    return {
      row,
      firma: kunden.find(({ idPtKunde }) => idPtKunde === row.idPtKunde)?.firma ?? '',
      zeile,
      facts: factsOf(row, freigaben),
      schritt: schrittOf(row, zeile, heute),
      offen: of(
        zahlungen.filter(({ offen }) => offen === 1),
        id,
      ),
      bezahlt: of(
        zahlungen.filter(({ zahlungsStatus }) => zahlungsStatus === 'bezahlt'),
        id,
      ),
      auftrag: of(auftraege, id),
      freigabe: links.get(id) ?? null,
      uebergabe: { erreichbar, naechsterVersuch: naechsterVersuch(row, context.now()) },
    }
  })
}

/** Campaigns of all customers, those changed last first, and how many there are. */
export async function loadOverview(context: Context): Promise<{ staende: Stand[]; gesamt: number }> {
  const { db } = context
  const rows = await db.selectFrom('kampagne').selectAll().orderBy('geaendertAm', 'desc').limit(OVERVIEW_MAX).execute()
  const { gesamt } = await db
    .selectFrom('kampagne')
    .select((e) => e.fn.countAll<number | string>().as('gesamt'))
    .executeTakeFirstOrThrow()
  return { staende: await withStand(context, rows), gesamt: Number(gesamt) }
}

export async function loadStand(context: Context, idPtKampagne: number): Promise<Stand> {
  const rows = await context.db.selectFrom('kampagne').selectAll().where('idPtKampagne', '=', idPtKampagne).execute()
  const [stand] = await withStand(context, rows)
  if (stand === undefined) throw notFound()
  return stand
}
