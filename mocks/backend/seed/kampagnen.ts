import { addTage, isEinlieferungstag } from '#src/domain/kampagne/schedule.ts'
import { MINDESTMENGE } from '#src/domain/price/preisliste.ts'
import type { Parts } from '../parts.ts'
import { ownerOf, Story, type Person } from './kampagneSteps.ts'
import { seedScans } from './scans.ts'

const MIRIAM: Person = { name: 'Miriam Yıldız', email: 'freigabe@example.org' }
const JONAS: Person = { name: 'Jonas Petersen', email: 'team@example.org' }

interface Bausteine {
  /** Short lists, for campaigns whose package is really written. */
  listen: number[]
  /** Filters, larger. */
  filter: number[]
  werbemittel: number[]
}

/** Filters that reach more people than this would make the first start slow. */
const FILTER_MAX = 12_000

async function loadBausteine({ db }: Parts, idPtKunde: number): Promise<Bausteine> {
  const gruppen = await db
    .selectFrom('zielgruppe')
    .select(['idPtZielgruppe', 'typ', 'potenzial'])
    .where('idPtKunde', '=', idPtKunde)
    .where('archiviert', '=', 0)
    .where('potenzial', '>=', MINDESTMENGE)
    .orderBy('potenzial')
    .execute()
  const werbemittel = await db
    .selectFrom('werbemittel')
    .select('idPtWerbemittel')
    .where('idPtKunde', '=', idPtKunde)
    .where('archiviert', '=', 0)
    .where('pruefStatus', 'in', ['ok', 'warnung'])
    .orderBy('idPtWerbemittel')
    .execute()
  const listen = gruppen.filter(({ typ }) => typ === 'hochgeladen')
  const filter = gruppen.filter(({ typ, potenzial }) => typ === 'filter' && potenzial <= FILTER_MAX)
  const ids = (rows: typeof gruppen) => rows.map((row) => row.idPtZielgruppe)
  const alle = ids(listen.length > 0 ? listen : gruppen)
  return {
    listen: alle.slice(0, 2),
    filter: filter.length > 0 ? ids(filter) : alle,
    werbemittel: werbemittel.map((row) => row.idPtWerbemittel),
  }
}

/** The first day from `tag` on that the post takes mailings. */
function einlieferung(tag: string): string {
  let day = tag
  while (!isEinlieferungstag(day)) day = addTage(day, 1)
  return day
}

interface Choose {
  /** A campaign that is to be sent about this many days from today. */
  begin: (tage: number) => Story
  liste: (i: number) => number | null
  filter: (i: number) => number | null
  karte: (i: number) => number | null
}

/** Campaigns that reached the print shop. */
function produced({ begin, liste, karte }: Choose): Story[] {
  const schulanfang = begin(-52)
    .draft({ bezeichnung: 'Schulanfang: Angebote der Woche', idPtZielgruppe: liste(0), idPtWerbemittel: karte(0) })
    .release([MIRIAM])
    .approve(MIRIAM)
    .pay('kreditkarte')
    .check()
  const herbstmarkt = begin(-14)
    .draft({ bezeichnung: 'Herbstmarkt im Elbtal', idPtZielgruppe: liste(1), idPtWerbemittel: karte(1) })
    .release([MIRIAM, JONAS], 'Bitte besonders auf die Öffnungszeiten achten.')
    .approve(MIRIAM, 0)
    .approve(JONAS, 1, 'Sieht gut aus.')
    .pay('rechnung')
    .check()
  const nikolaus = begin(0)
    .draft({ bezeichnung: 'Gutschein zum Nikolaustag', idPtZielgruppe: liste(0), idPtWerbemittel: karte(3) })
    .release([MIRIAM])
    .approve(MIRIAM)
    .pay('rechnung')
    .check()
  const advent = begin(0)
    .draft({ bezeichnung: 'Adventskalender für Stammkunden', idPtZielgruppe: liste(1), idPtWerbemittel: karte(0) })
    .release([MIRIAM])
    .approve(MIRIAM)
    .pay('kreditkarte')
    .check()
  const winterdienst = begin(0)
    .draft({ bezeichnung: 'Winterdienst für Fahrräder', idPtZielgruppe: liste(0), idPtWerbemittel: karte(2) })
    .release([JONAS])
    .approve(JONAS)
    .pay('rechnung')
    .check()
  for (const story of [schulanfang, herbstmarkt]) story.handOver().acknowledge().dispatch()
  if (nikolaus.isDue) nikolaus.handOver().acknowledge()
  if (advent.isDue) advent.handOver()
  if (winterdienst.isDue) winterdienst.handOver().refuseOrder('Die Papiersorte ist bis zum Termin nicht lieferbar.')
  return [schulanfang, herbstmarkt, nikolaus, advent, winterdienst]
}

/** Campaigns that are ordered and wait for their day, and one that was cancelled. */
function ordered({ begin, filter, karte }: Choose): Story[] {
  return [
    begin(9)
      .draft({ bezeichnung: 'Nachtflohmarkt Neustadt', idPtZielgruppe: filter(0), idPtWerbemittel: karte(2) })
      .release([JONAS])
      .approve(JONAS)
      .pay('paypal')
      .check()
      .cancel('Die Veranstaltung wurde abgesagt.'),
    begin(12)
      .draft({
        bezeichnung: 'Neukunden Leipzig Süd',
        idPtZielgruppe: filter(1),
        idPtWerbemittel: karte(1),
        anreicherung: true,
      })
      .release([MIRIAM])
      .approve(MIRIAM)
      .pay('rechnung')
      .check(),
    begin(11)
      .draft({ bezeichnung: 'Lichterfest am Hafen', idPtZielgruppe: filter(0), idPtWerbemittel: karte(3) })
      .release([JONAS])
      .approve(JONAS)
      .pay('kreditkarte')
      .check(),
    begin(18)
      .draft({ bezeichnung: 'Sehtest-Wochen im Winter', idPtZielgruppe: filter(1), idPtWerbemittel: karte(4) })
      .release([MIRIAM, JONAS])
      .approve(MIRIAM, 0)
      .approve(JONAS, 1)
      .pay('rechnung'),
    begin(17)
      .draft({ bezeichnung: 'Gartenplanung im Januar', idPtZielgruppe: filter(0), idPtWerbemittel: karte(2) })
      .release([JONAS])
      .approve(JONAS)
      .pay('rechnung')
      .refuse(['Im Text fehlt das Ende der Aktion.']),
  ]
}

/** Campaigns that are still with their makers. */
function planned({ begin, liste, filter, karte }: Choose): Story[] {
  return [
    begin(19)
      .draft({ bezeichnung: 'Treueaktion zum Jahreswechsel', idPtZielgruppe: liste(1), idPtWerbemittel: karte(0) })
      .release([MIRIAM])
      .approve(MIRIAM)
      .pay('kreditkarte', 'fehlgeschlagen'),
    begin(20)
      .draft({ bezeichnung: 'Silvestermenü für Nachbarn', idPtZielgruppe: filter(1), idPtWerbemittel: karte(1) })
      .release([MIRIAM])
      .approve(MIRIAM),
    begin(20)
      .draft({ bezeichnung: 'Einladung zum Neujahrsempfang', idPtZielgruppe: liste(0), idPtWerbemittel: karte(4) })
      .release([MIRIAM])
      .reject(MIRIAM, 'Bitte das Datum größer setzen und die Telefonnummer ergänzen.'),
    begin(21)
      .draft({ bezeichnung: 'Inventur-Räumungsverkauf', idPtZielgruppe: liste(1), idPtWerbemittel: karte(3) })
      .release([MIRIAM, JONAS], 'Eilt ein wenig, danke!')
      .approve(JONAS, 1),
    begin(32).draft({
      bezeichnung: 'Frühjahrsputz-Rabatte',
      idPtZielgruppe: filter(0),
      idPtWerbemittel: karte(0),
      notiz: 'Motiv mit der Werbegruppe abstimmen.',
    }),
    begin(24).draft({ bezeichnung: 'Neueröffnung Filiale Pirna', idPtZielgruppe: filter(1), versandDatum: null }),
  ]
}

/** Campaigns in every state, each with the past that leads there: links, mails, payments, invoices, packages, scans. */
export async function seedKampagnen(parts: Parts): Promise<void> {
  const actor = await ownerOf(parts, 'kunde@example.org')
  const { listen, filter, werbemittel } = await loadBausteine(parts, actor.idPtKunde)
  if (listen.length === 0 || werbemittel.length === 0) return
  const pick = (ids: number[]) => (i: number) => ids[i % ids.length] ?? null
  const heute = parts.clock.heute()
  const choose: Choose = {
    begin: (tage) => new Story(parts, actor, einlieferung(addTage(heute, tage))),
    liste: pick(listen),
    filter: pick(filter),
    karte: pick(werbemittel),
  }
  const stories = [...produced(choose), ...ordered(choose), ...planned(choose)]
  const steps = stories.flatMap((story) => story.steps).toSorted((a, b) => a.zeit - b.zeit)
  for (const { run } of steps) await run()
  await seedScans(parts)
}
