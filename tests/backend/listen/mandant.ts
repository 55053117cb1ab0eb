import { KAMPAGNE_STATES } from '#src/contract/kampagne.ts'
import { createRandom } from '#mocks/backend/seed/random.ts'
import type { Db } from '#mocks/backend/platform/db/schema.ts'

const random = createRandom(20_261_122)
const WORTE = ['Äpfel', 'apfelmus', 'Öl', 'Straße', 'STRASSE', 'Zebra', 'Frühling', 'Ähren', 'Café', 'Łódź', 'Berlin']
const MEHR = ['', ' 2', ' 10', ' 007', ' Aktion', ' für Äste', ' zum Fest', ' B2B']

const name = () => random.pick(WORTE) + random.pick(MEHR) + random.pick(MEHR)
const tag = (from = 1) =>
  `2026-${String(random.int(from, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`
const zeit = () => `${tag()}T08:00:00.000Z`
const flag = () => (random.next() < 0.3 ? 1 : 0)
const many = <T>(make: (nr: number) => T) => Array.from({ length: ANZAHL }, (_, nr) => make(nr))

/** Rows of each list. */
const ANZAHL = 300

const kopf = { idPtKunde: 1, erstelltAm: '2026-01-01T08:00:00.000Z' }

export const neueZielgruppe = () => ({
  ...kopf,
  bezeichnung: name(),
  typ: random.pick(['filter', 'hochgeladen'] as const),
  potenzial: random.pick([0, 5, 120, 120, 99_000]),
  potenzialStand: random.pick(['2026-11-19T08:00:00.000Z', '2026-01-01T08:00:00.000Z']),
  datenquelle: '',
  archiviert: flag(),
  geaendertAm: zeit(),
})

export const neuesWerbemittel = () => ({
  ...kopf,
  bezeichnung: name(),
  format: random.pick(['maxipostkarte', 'dina4mailing'] as const),
  typ: 'editor' as const,
  seiten: '[]',
  pruefung: '[]',
  pruefStatus: 'ok' as const,
  archiviert: flag(),
  geaendertAm: zeit(),
})

export const neueKampagne = (zielgruppen: readonly number[], werbemittel: readonly number[]) => ({
  ...kopf,
  bezeichnung: name(),
  state: random.pick(KAMPAGNE_STATES),
  angehalten: 0 as const,
  testmodus: flag() as 0 | 1,
  idPtZielgruppe: random.pick([null, ...zielgruppen.slice(0, 40)]),
  idPtWerbemittel: random.pick([null, ...werbemittel.slice(0, 40)]),
  menge: random.pick([0, 100, 100, 2000]),
  versandDatum: random.pick([null, tag(), tag()]),
  anreicherung: 0 as const,
  tracking: 0 as const,
  datenschutzText: '',
  notiz: '',
  snapshotNr: 0,
  quorum: 'alle' as const,
  zahlungsStatus: 'offen' as const,
  bezahlt: 0,
  erstattet: 0,
  gruende: '[]',
  versuche: 0,
  befunde: '[]',
  erstelltVon: 'Katharina Brandt',
  erstelltVonEmail: 'kunde@example.org',
  geaendertAm: zeit(),
  version: 1,
})

const neueRechnung = (nr: number, kampagnen: readonly number[]) => {
  const storno = nr > 0 && nr % 10 === 0
  const brutto = (storno ? -1 : 1) * random.pick([11_900, 119, 1_234_567, 5_000])
  const jahr = random.pick([2024, 2026])
  return {
    idPtKunde: 1,
    idPtKampagne: random.pick([null, ...kampagnen.slice(0, 20)]),
    rechnungsnummer: `RE-2026-${String(nr).padStart(6, '0')}`,
    art: storno ? ('storno' as const) : ('rechnung' as const),
    rechnungsdatum: `${jahr}${tag().slice(4)}`,
    kampagneBezeichnung: name(),
    empfaenger: '{}',
    positionen: '[]',
    netto: brutto - 19,
    ustSatz: 19,
    ust: 19,
    brutto,
    vorausbezahlt: random.pick([null, 0, brutto]),
    zahlungsStatus: random.pick(['offen', 'bezahlt', 'rückbuchung'] as const),
    stornoZu: storno ? `RE-2026-${String(nr - 1).padStart(6, '0')}` : null,
  }
}

const neuerMitarbeiter = (nr: number) => ({
  idPtKunde: 1,
  vorname: random.pick(['Änne', 'jürgen', 'Zoë', '']),
  nachname: nr % 25 === 0 ? '' : random.pick(['Öztürk', 'Oster', 'van Dyk', 'Groß', 'Gross 2']),
  email: `person${nr}@example.org`,
  role: random.pick(['gestalter', 'freigeber']),
  position: random.pick(['', 'Büro', 'Leitung']),
  aktiv: flag(),
  eingeladenAm: random.pick([null, zeit()]),
  aktiviertAm: random.pick([null, zeit()]),
  zuletztAngemeldet: random.pick(['', zeit()]),
})

const neueSperre = (nr: number) => ({
  idPtKunde: 1,
  schluessel: `s${nr}`,
  vorname: 'Änne',
  nachname: name(),
  firma: '',
  strasse: 'Prüfweg',
  hausnummer: String(nr),
  plz: '01067',
  ort: 'Dresden',
  quelle: 'import' as const,
  erstelltAm: zeit(),
  erstelltVon: 'Katharina Brandt',
})

/** Fills a customer: every list with rows that differ in what lists filter and sort by. `ab`: the first of its numbers. */
export async function fuelle(db: Db, idPtKunde = 1, ab = 0): Promise<void> {
  const fuer = <T extends object>(row: T) => ({ ...row, idPtKunde })
  await db
    .insertInto('zielgruppe')
    .values(many(() => fuer(neueZielgruppe())))
    .execute()
  await db
    .insertInto('werbemittel')
    .values(many(() => fuer(neuesWerbemittel())))
    .execute()
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
  const zielgruppen = await db
    .selectFrom('zielgruppe')
    .select('idPtZielgruppe as id')
    .where('idPtKunde', '=', idPtKunde)
    .execute()
  const werbemittel = await db
    .selectFrom('werbemittel')
    .select('idPtWerbemittel as id')
    .where('idPtKunde', '=', idPtKunde)
    .execute()
  await db
    .insertInto('kampagne')
    .values(many(() => fuer(neueKampagne(ids(zielgruppen), ids(werbemittel)))))
    .execute()
  const kampagnen = await db
    .selectFrom('kampagne')
    .select('idPtKampagne as id')
    .where('idPtKunde', '=', idPtKunde)
    .execute()
  await db
    .insertInto('rechnung')
    .values(many((nr) => fuer(neueRechnung(ab + nr, ids(kampagnen)))))
    .execute()
  await db
    .insertInto('mitarbeiter')
    .values(many((nr) => fuer(neuerMitarbeiter(ab + nr))))
    .execute()
  await db
    .insertInto('sperre')
    .values(many((nr) => fuer(neueSperre(ab + nr))))
    .execute()
}
