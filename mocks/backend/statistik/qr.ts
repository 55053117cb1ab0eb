import { emitEreignis } from '../apizugang/emitEreignis.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import { countAttempt, TooMany, type Limit } from '../platform/limits.ts'
import { nebenbei } from '../platform/nebenbei.ts'
import { parseCode } from '../platform/codes.ts'
import { loadKampagne } from '../kampagne/load.ts'
import { frozenCodes, loadSnapshot } from '../kampagne/snapshot.ts'
import { keinMensch } from './aufrufer.ts'
import { beginsBesuch, countLeftOut, countScan, type GescannterCode } from './zaehler.ts'

/** Wrong codes from one address. */
const QR_FEHLVERSUCHE: Limit = { name: 'qrCode', max: 100, windowMs: 10 * 60_000 }

const HEADERS = { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

function page(status: number, text: string, headers: Record<string, string> = {}): Response {
  const html = `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"><title>Link</title></head><body><h1>${text}</h1></body></html>`
  return new Response(html, { status, headers: { ...HEADERS, 'Content-Type': 'text/html; charset=utf-8', ...headers } })
}

/**
 * A printed code leads to its own target, whoever asks. A visit of a person is counted: which code of which card and when,
 * nothing about who scanned. Everything else is counted apart, by its kind (domain 4.12).
 */
export async function redirectQr(context: Context, code: string, { method, headers }: Request): Promise<Response> {
  const hit = await findTarget(context, code)
  if (hit === null) {
    try {
      await countAttempt(context, QR_FEHLVERSUCHE, context.ip)
    } catch (error) {
      if (!(error instanceof TooMany)) throw error
      return page(429, 'Zu viele Anfragen. Bitte versuchen Sie es später.', {
        'Retry-After': String(error.retryAfterS),
      })
    }
    return page(404, 'Diesen Link gibt es nicht.')
  }
  const { ziel, ...scan } = hit
  const art = keinMensch(method, headers)
  // The way to the target needs no count (reading depends on no write).
  await nebenbei(context, 'scan', () =>
    art === null
      ? inTransaction(context.db, (db) => noteScan({ ...context, db }, scan))
      : countLeftOut(context.db, scan.idPtKampagne, art, context.now()),
  )
  return new Response(null, { status: 302, headers: { ...HEADERS, Location: ziel } })
}

/** Counts a visit and tells it, but not a second time; `erster`: nobody has scanned this card before. */
async function noteScan(context: Context, scan: GescannterCode): Promise<void> {
  const { idPtKampagne, nummer } = scan
  const zeit = context.now()
  if (!(await beginsBesuch(context.db, scan, zeit))) return countLeftOut(context.db, idPtKampagne, 'wiederholung', zeit)
  const erster = await countScan(context.db, scan, zeit)
  const { idPtKunde, testmodus } = await loadKampagne(context, idPtKampagne)
  await emitEreignis(context, {
    idPtKunde,
    testmodus: testmodus === 1,
    ereignis: 'statistik.scan',
    daten: { idPtKampagne, nummer, erster },
  })
}

async function findTarget(context: Context, text: string): Promise<(GescannterCode & { ziel: string }) | null> {
  const parsed = parseCode(text)
  if (parsed === null) return null
  const { code, nummer } = parsed
  const row = await context.db
    .selectFrom('empfaengerCode')
    .select(['idPtKampagne', 'snapshotNr', 'nr'])
    .where('code', '=', code)
    .executeTakeFirst()
  if (!row) return null
  const { idPtKampagne, nr } = row
  const snapshot = await loadSnapshot(context, idPtKampagne, row.snapshotNr)
  const printed = snapshot && frozenCodes(snapshot.inhalt).find((layer) => layer.nummer === nummer)
  return printed ? { idPtKampagne, nr, nummer, ziel: printed.ziel } : null
}
