import { randomInt } from 'node:crypto'
import { BILDAUFTRAEGE_WARTEND, type Bildauftrag, type Kontingent } from '#src/contract/bildgenerierung.ts'
import { type bildgenerierungOperations } from '#src/contract/bildgenerierungOperations.ts'
import type { Input } from '#src/contract/operation.ts'
import { kontingentAm, masseVon, monatVon, pruefeBeschreibung, uebrig } from '#src/engines/images/page.ts'
import { formatDatum, formatZahl } from '#src/base/number/german.ts'
import { notFound, Refusal, requireActor, type Context } from '../platform/context.ts'
import { inTransaction, lockRow } from '../platform/db/open.ts'
import { fromJson } from '../platform/db/json.ts'
import { restSekunden, type Zeitmass } from './dauer.ts'
import type { BildauftragSelect } from './rows.ts'

const OFFEN = ['wartend', 'laeuft'] as const
/** Days that an order is shown after its end; assumed. */
const GEZEIGT_TAGE = 14
/** Most orders of the answer. */
const GEZEIGT_MAX = 50
const SAAT_ENDE = 2_147_483_000

const isOpen = (auftrag: Pick<BildauftragSelect, 'status'>): boolean =>
  OFFEN.some((status) => status === auftrag.status)

/** Quota of a customer in this month, as his orders say: there is no counter that could go wrong. */
export async function loadKontingent(context: Context, idPtKunde: number): Promise<Kontingent> {
  const heute = context.heute()
  const rows = await context.db
    .selectFrom('bildauftrag')
    .select(['anzahl', 'fertige', 'status'])
    .where('idPtKunde', '=', idPtKunde)
    .where('monat', '=', monatVon(heute))
    .execute()
  return kontingentAm(
    heute,
    rows.map((row) => ({ ...row, offen: isOpen(row) })),
  )
}

function kontingentVoll(kontingent: Kontingent, anzahl: number): Refusal {
  const rest = uebrig(kontingent)
  const stand =
    rest === 0
      ? `Die ${formatZahl(kontingent.gesamt)} Bilder dieses Monats sind verbraucht oder bestellt.`
      : `In diesem Monat ${rest === 1 ? 'ist noch ein Bild' : `sind noch ${rest} Bilder`} übrig, Sie möchten ${anzahl}.`
  const text = `${stand} Ab dem ${formatDatum(kontingent.erneuertAm)} gibt es wieder ${formatZahl(kontingent.gesamt)}. Motive des Muster-Generators können Sie jederzeit zeichnen.`
  return new Refusal(422, 'BILD_KONTINGENT', text, { felder: { anzahl: text } })
}

function zuVieleWarten(): Refusal {
  return new Refusal(
    422,
    'BILD_WARTESCHLANGE',
    `Es warten schon ${BILDAUFTRAEGE_WARTEND} Aufträge. Ihre Angaben sind noch da. Bitte warten Sie, bis einer fertig ist, oder brechen Sie einen ab.`,
  )
}

function personendaten(stellen: readonly string[]): Refusal {
  const text = `In der Beschreibung stehen wohl Angaben zu Personen: ${stellen.map((stelle) => `„${stelle}“`).join(', ')}. Bitte nehmen Sie sie heraus. Die Beschreibung geht an einen fremden Dienst.`
  return new Refusal(422, 'PERSONENDATEN', text, { felder: { beschreibung: text } })
}

type Bestellung = Input<(typeof bildgenerierungOperations)['erzeugeBilder']>

/** Nothing is ordered that could not be delivered, and nothing of people goes away unseen. */
function refuseOrder(context: Context, { beschreibung, negativ, personendatenBestaetigt }: Bestellung): void {
  if (context.bildwerk.dienst === null)
    throw new Refusal(
      422,
      'KEIN_BILDDIENST',
      'Es ist kein Bilddienst angeschlossen. Motive des Muster-Generators können Sie trotzdem zeichnen.',
    )
  if (requireActor(context).apiToken?.modus === 'test')
    throw new Refusal(
      422,
      'TESTMODUS',
      'Mit einem Test-Token werden keine Bilder bestellt, denn sie kosten Kontingent. Motive (zeichneMotiv) gehen auch im Test.',
    )
  const gefunden = pruefeBeschreibung(`${beschreibung}\n${negativ}`)
  if (gefunden.length > 0 && personendatenBestaetigt !== true) throw personendaten(gefunden.map(({ stelle }) => stelle))
}

/** Puts an order into the queue and keeps its pictures in the quota. */
export async function order(context: Context, bestellung: Bestellung): Promise<number> {
  refuseOrder(context, bestellung)
  const { idPtKunde, idPtKundeMitarbeiter, name } = requireActor(context)
  const { format, breite, hoehe, anzahl, farben, saat, personendatenBestaetigt: _, ...wunsch } = bestellung
  const masse = masseVon(format, { breite: breite ?? 100, hoehe: hoehe ?? 100 })
  return inTransaction(context.db, async (db) => {
    const locked = { ...context, db }
    // Orders of the same customer wait for each other, so that none slips through.
    await lockRow(locked.db, 'kunde', idPtKunde)
    const kontingent = await loadKontingent(locked, idPtKunde)
    if (uebrig(kontingent) < anzahl) throw kontingentVoll(kontingent, anzahl)
    const { wartend } = await db
      .selectFrom('bildauftrag')
      .select((e) => e.fn.countAll<number>().as('wartend'))
      .where('idPtKunde', '=', idPtKunde)
      .where('status', '=', 'wartend')
      .executeTakeFirstOrThrow()
    if (wartend >= BILDAUFTRAEGE_WARTEND) throw zuVieleWarten()
    const { idPtBildgenerierung } = await db
      .insertInto('bildauftrag')
      .values({
        ...wunsch,
        idPtKunde,
        idPtKundeMitarbeiter,
        erstelltVon: name,
        format,
        breite: masse.breite,
        hoehe: masse.hoehe,
        farben: JSON.stringify(farben),
        saat: saat ?? randomInt(SAAT_ENDE),
        anzahl,
        monat: monatVon(context.heute()),
        status: 'wartend',
        laeufer: null,
        laeuftBis: null,
        naechsterVersuch: null,
        erstelltAm: context.now().toISOString(),
        beendetAm: null,
      })
      .returning('idPtBildgenerierung')
      .executeTakeFirstOrThrow()
    return idPtBildgenerierung
  })
}

/** Ends an order that waits or runs; what is there stays and counts, the rest goes back into the quota. */
export async function brichAb(context: Context, idPtBildgenerierung: number): Promise<void> {
  const { idPtKunde } = requireActor(context)
  const result = await context.db
    .updateTable('bildauftrag')
    .set({ status: 'abgebrochen', laeufer: null, laeuftBis: null, beendetAm: context.now().toISOString(), gesehen: 1 })
    .where('idPtBildgenerierung', '=', idPtBildgenerierung)
    .where('idPtKunde', '=', idPtKunde)
    .where('status', 'in', OFFEN)
    .executeTakeFirst()
  if (result.numUpdatedRows > 0n) context.bildwerk.breakOff(idPtBildgenerierung)
}

const EIGENER = (context: Context) => {
  const { idPtKundeMitarbeiter } = requireActor(context)
  return (row: Pick<BildauftragSelect, 'idPtKundeMitarbeiter'>) => row.idPtKundeMitarbeiter === idPtKundeMitarbeiter
}

/** Open orders and those that ended in the last days, newest first. */
export async function loadAuftraege(context: Context): Promise<Bildauftrag[]> {
  const { idPtKunde } = requireActor(context)
  const seit = new Date(context.now().getTime() - GEZEIGT_TAGE * 86_400_000).toISOString()
  const rows = await context.db
    .selectFrom('bildauftrag')
    .selectAll()
    .where('idPtKunde', '=', idPtKunde)
    .where((e) => e.or([e('status', 'in', OFFEN), e('beendetAm', '>=', seit)]))
    .orderBy('idPtBildgenerierung', 'desc')
    .limit(GEZEIGT_MAX)
    .execute()
  const zeitmass = await loadZeitmass(context)
  const wartende = rows.filter(({ status }) => status === 'wartend').toReversed()
  const laufende = rows.filter(({ status }) => status === 'laeuft')
  const eigener = EIGENER(context)
  return rows.map((row) => toAuftrag(row, { zeitmass, wartende, laufende, eigener: eigener(row) }))
}

export async function answerAuftrag(context: Context, idPtBildgenerierung: number): Promise<Bildauftrag> {
  const auftrag = (await loadAuftraege(context)).find((row) => row.idPtBildgenerierung === idPtBildgenerierung)
  if (!auftrag) throw notFound()
  return auftrag
}

/** What the last pictures took. */
async function loadZeitmass({ db }: Context): Promise<Zeitmass> {
  const rows = await db
    .selectFrom('bild')
    .select('dauerMs')
    .where('dauerMs', 'is not', null)
    .orderBy('idPtBild', 'desc')
    .limit(10)
    .execute()
  return rows.flatMap(({ dauerMs }) => dauerMs ?? [])
}

interface Lage {
  zeitmass: Zeitmass
  /** Of this customer, in their order. */
  wartende: readonly BildauftragSelect[]
  laufende: readonly BildauftragSelect[]
  eigener: boolean
}

function toAuftrag(row: BildauftragSelect, { zeitmass, wartende, laufende, eigener }: Lage): Bildauftrag {
  const stelle = wartende.indexOf(row)
  const davor = stelle < 0 ? [] : [...laufende, ...wartende.slice(0, stelle)]
  return {
    ...row,
    farben: fromJson<string[]>(row.farben),
    position: stelle < 0 ? null : stelle + 1,
    restSekunden: isOpen(row) ? restSekunden(zeitmass, row, davor) : null,
    eigener,
    gesehen: row.gesehen === 1,
  }
}

export async function merkeGesehen(context: Context, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const { idPtKunde, idPtKundeMitarbeiter } = requireActor(context)
  const result = await context.db
    .updateTable('bildauftrag')
    .set({ gesehen: 1 })
    .where('idPtBildgenerierung', 'in', ids)
    .where('idPtKunde', '=', idPtKunde)
    .where('idPtKundeMitarbeiter', idPtKundeMitarbeiter === null ? 'is' : '=', idPtKundeMitarbeiter)
    .where('status', 'not in', OFFEN)
    .where('gesehen', '=', 0)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}
