import { expect, test } from 'vitest'
import type { AdressBericht, Ansicht } from '#src/engines/addresses/desk/adressBericht.ts'
import { herkunftVon, type OffeneDatei } from '#src/engines/addresses/desk/offeneDatei.ts'
import {
  arbeitVon,
  BEGINNING,
  nextPhase,
  type Ereignis,
  type EreignisArt,
  type Phase,
} from '#src/engines/addresses/desk/phasen.ts'
import { standVon } from '#src/engines/addresses/desk/stand.ts'
import { detectLeseart, vorschau } from '#src/engines/addresses/list/layout.ts'
import type { AnfuehrungStopp } from '#src/engines/addresses/read/anfuehrung.ts'
import { aufDemTisch } from './aufDemTisch.ts'

function ansichtOf(text: string): Ansicht {
  const probe = { bytes: new TextEncoder().encode(text), ganz: true }
  return { ...vorschau(probe, detectLeseart(probe)), mappe: null }
}
const ANSICHT = ansichtOf('Vorname;Nachname;Straße;PLZ;Ort\r\nKai;Weber;Am Wall 3;28195;Bremen')

const DATEI: OffeneDatei = {
  name: 'liste.csv',
  bytes: 64,
  ansicht: ANSICHT,
  zuordnung: ANSICHT.vorschlag,
  spalten: [],
  regeln: [],
  ohne: null,
  ausschluss: {},
  arbeit: 2,
  abdruck: { name: 'liste.csv', bytes: 64, sha256: '00' },
  gesichert: null,
  herkunft: null,
}

/** The report of a desk, after what somebody did on it. */
function berichtAfter(work: (desk: ReturnType<typeof aufDemTisch>) => void = () => undefined): AdressBericht {
  const desk = aufDemTisch(
    ['Kai;Weber;Am Wall;3;28195;Bremen'],
    ['vorname', 'nachname', 'strasse', 'hausnummer', 'plz', 'ort'],
  )
  work(desk)
  const pruefung = desk.liste.pruefung()
  const tisch = standVon(desk.liste, desk.tisch, 0, pruefung)
  return { pruefung, beispiele: {}, jeMaske: [], zeichensatz: 'utf-8', tisch }
}
const BERICHT = berichtAfter()
/** A report with rows of these codes. */
const withCodes = (jeCode: AdressBericht['pruefung']['jeCode']): AdressBericht => ({
  ...BERICHT,
  pruefung: { ...BERICHT.pruefung, jeCode },
})

const STOPP: AnfuehrungStopp = { art: 'offen', zeile: 2, bis: 2, davor: 'Kai;', danach: '"Weber' }

const PHASEN = {
  waehlen: BEGINNING,
  liest: { art: 'liest', name: 'liste.csv', anteil: 0, zurueck: null },
  blatt: { art: 'liest', name: 'liste.csv', anteil: 0, zurueck: DATEI },
  zuordnen: { art: 'zuordnen', datei: DATEI, problem: null, stopp: null },
  prueft: { art: 'prueft', datei: DATEI, anteil: 0 },
  ergebnis: { art: 'ergebnis', datei: { ...DATEI, ohne: [] }, bericht: BERICHT },
} as const satisfies Record<string, Phase>
type Row = keyof typeof PHASEN

const EREIGNISSE: { [E in EreignisArt]: Extract<Ereignis, { art: E }> } = {
  readingBegan: { art: 'readingBegan', name: 'andere.csv' },
  sheetBegan: { art: 'sheetBegan' },
  progressed: { art: 'progressed', anteil: 0.5 },
  opened: { art: 'opened', datei: DATEI },
  storedOpened: { art: 'storedOpened', datei: DATEI },
  lookedAgain: { art: 'lookedAgain', ansicht: ANSICHT },
  checkBegan: { art: 'checkBegan' },
  checked: { art: 'checked', bericht: BERICHT },
  stopped: { art: 'stopped', stopp: STOPP },
  refused: { art: 'refused', problem: 'zu groß' },
  failed: { art: 'failed', problem: 'nicht lesbar' },
  columnChosen: { art: 'columnChosen', spalte: 0, wahl: null },
  warningToggled: { art: 'warningToggled', code: 'keineBriefzustellung' },
  exclusionChosen: { art: 'exclusionChosen', ausschluss: { angeschriebenTage: 7 } },
  deskChanged: { art: 'deskChanged', bericht: berichtAfter() },
  putAside: {
    art: 'putAside',
    schritt: 4,
    entwurf: {
      idPtAdressEntwurf: 9,
      bezeichnung: 'Liste',
      datenquelle: '',
      dateiName: 'liste.csv',
      zeilen: 1,
      ohneWarnungen: [],
      zuordnung: {},
      bearbeitung: { vonHand: 0, entfernt: 0, zusammengefasst: 0, hinzugefuegt: 0, jeVorschlag: {} },
      idPtZielgruppe: null,
      wer: 'Kai Weber',
      geaendertAm: '2026-01-01T00:00:00.000Z',
      loeschenAm: '2026-02-01',
      version: 3,
    },
  },
  detached: { art: 'detached' },
  columnsWanted: { art: 'columnsWanted' },
  checkCancelled: { art: 'checkCancelled' },
  restarted: { art: 'restarted' },
}

/** Where each event leads; `same`: the phase stays, with other contents; a dash: nothing happens. */
const TABLE = `
                waehlen   liest     blatt     zuordnen  prueft    ergebnis
readingBegan    liest     same      same      liest     liest     liest
sheetBegan      -         -         -         liest     -         -
progressed      -         same      same      -         same      -
opened          -         zuordnen  zuordnen  -         -         -
storedOpened    -         prueft    prueft    -         -         -
lookedAgain     -         -         zuordnen  same      -         -
checkBegan      -         -         -         prueft    -         -
checked         -         -         -         -         ergebnis  -
stopped         -         -         -         -         zuordnen  -
refused         same      waehlen   waehlen   -         waehlen   -
failed          -         waehlen   zuordnen  same      zuordnen  -
columnChosen    -         -         -         same      -         -
warningToggled  -         -         -         -         -         same
exclusionChosen -         -         -         -         -         same
deskChanged     -         -         -         -         -         same
putAside        -         -         -         -         -         same
detached        -         -         -         -         -         same
columnsWanted   -         -         -         -         -         zuordnen
checkCancelled  -         -         -         same      zuordnen  zuordnen
restarted       -         waehlen   waehlen   waehlen   waehlen   waehlen
`

const cellsOf = (line: string) => line.trim().split(/\s+/)
const [heads = [], ...lines] = TABLE.trim().split('\n').map(cellsOf)

test('every phase and every event stand in the table', () => {
  expect(heads).toEqual(Object.keys(PHASEN))
  expect(lines.map(([art]) => art)).toEqual(Object.keys(EREIGNISSE))
})

test.each(
  Object.entries(EREIGNISSE).flatMap(([art, ereignis]) =>
    Object.entries(PHASEN).map(([phase, before]) => ({ art, phase, ereignis, before })),
  ),
)('$art in $phase leads where the table says', ({ art, phase, ereignis, before }) => {
  const after = nextPhase(before, ereignis)
  const leads = after === before ? '-' : after.art === before.art ? 'same' : after.art
  expect(leads).toBe(lines.find(([name]) => name === art)?.[heads.indexOf(phase) + 1])
})

/** The phase after some events. */
const after = (row: Row, ...ereignisse: Ereignis[]): Phase => ereignisse.reduce(nextPhase, PHASEN[row])
const dateiOf = (phase: Phase): OffeneDatei | null => ('datei' in phase ? phase.datei : null)

test('a file goes from the choice to its result, and a stored list without its columns', () => {
  const { readingBegan, opened, checkBegan, checked, storedOpened } = EREIGNISSE
  expect(after('waehlen', readingBegan, opened, checkBegan, checked).art).toBe('ergebnis')
  expect(after('waehlen', readingBegan, storedOpened, checked).art).toBe('ergebnis')
})

test('what comes of work that was ended changes nothing', () => {
  const { restarted, opened, storedOpened, checked, failed } = EREIGNISSE
  expect(after('liest', restarted, opened)).toBe(BEGINNING)
  expect(after('liest', restarted, storedOpened, checked)).toBe(BEGINNING)
  expect(after('prueft', restarted, failed)).toBe(BEGINNING)
})

test('columns that are called as before keep what was said of them; other ones are proposed anew', () => {
  const chosen: Ereignis = { art: 'columnChosen', spalte: 0, wahl: 'firma' }
  const same = dateiOf(after('zuordnen', chosen, EREIGNISSE.lookedAgain))
  expect([same?.zuordnung.get(0), same?.arbeit]).toEqual(['firma', 0])
  const ansicht = ansichtOf('Firma;Straße;PLZ;Ort\r\nWeber;Am Wall 3;28195;Bremen')
  const other = dateiOf(after('zuordnen', chosen, { art: 'lookedAgain', ansicht }))
  expect(other?.zuordnung).toEqual(ansicht.vorschlag)
})

test('a quote in the first rows is shown with the columns', () => {
  const stopped: Ereignis = { art: 'opened', datei: { ...DATEI, ansicht: { ...ANSICHT, stopp: STOPP } } }
  expect(after('liest', stopped)).toMatchObject({ art: 'zuordnen', stopp: STOPP, problem: null })
})

test('a failed reading says why and drops the work of the desk; a failed check keeps it', () => {
  expect(after('blatt', EREIGNISSE.failed)).toMatchObject({ problem: 'nicht lesbar', datei: { arbeit: 0 } })
  expect(after('zuordnen', EREIGNISSE.failed)).toMatchObject({ problem: 'nicht lesbar', datei: { arbeit: 0 } })
  expect(after('prueft', EREIGNISSE.failed)).toMatchObject({ problem: 'nicht lesbar', datei: { arbeit: 2 } })
  expect(after('prueft', EREIGNISSE.checkCancelled)).toMatchObject({ problem: null, datei: { arbeit: 0 } })
})

test('a column is a field, a rule or nothing, and what was decided about warnings goes', () => {
  const decided = { ...PHASEN.zuordnen, datei: { ...DATEI, ohne: [] } }
  const regel = { art: 'gefuellt' } as const
  const ruled = nextPhase(decided, { art: 'columnChosen', spalte: 0, wahl: regel })
  expect([dateiOf(ruled)?.zuordnung.has(0), dateiOf(ruled)?.regeln]).toEqual([false, [{ ...regel, spalte: 0 }]])
  expect(dateiOf(ruled)?.ohne).toBeNull()
  const field = dateiOf(nextPhase(ruled, { art: 'columnChosen', spalte: 0, wahl: 'vorname' }))
  expect([field?.zuordnung.get(0), field?.regeln]).toEqual(['vorname', []])
})

test('warnings are left out as proposed at first and when they come up later, else as the user says', () => {
  const first = withCodes({ nichtAnschreiben: 1 })
  const checked = after('prueft', { art: 'checked', bericht: first })
  expect(dateiOf(checked)?.ohne).toContain('nichtAnschreiben')
  const wanted = nextPhase(checked, { art: 'warningToggled', code: 'nichtAnschreiben' })
  expect(dateiOf(wanted)?.ohne).not.toContain('nichtAnschreiben')
  const later = withCodes({ nichtAnschreiben: 1, keineBriefzustellung: 1 })
  const worked = dateiOf(nextPhase(wanted, { art: 'deskChanged', bericht: later }))
  expect(worked?.ohne).not.toContain('nichtAnschreiben')
  expect(worked?.ohne).toContain('keineBriefzustellung')
})

test('a list that was put aside is a draft of the service, and a detached one takes no place', () => {
  const aside = dateiOf(after('ergebnis', EREIGNISSE.putAside))
  expect(aside).toMatchObject({ gesichert: 4, abdruck: null })
  expect(aside?.herkunft).toEqual({ ...herkunftVon(DATEI), entwurf: { idPtAdressEntwurf: 9, version: 3 } })
  const herkunft = { ...herkunftVon(DATEI), ersetzt: { idPtZielgruppe: 5, version: 1 } }
  const stored = { ...PHASEN.ergebnis, datei: { ...DATEI, herkunft } }
  expect(dateiOf(nextPhase(stored, EREIGNISSE.detached))?.herkunft?.ersetzt).toBeNull()
})

test('work on the desk is told of a result, and of its columns after the way back', () => {
  const bericht = berichtAfter(({ tisch }) => tisch.setCell(0, 'vorname', 'Handarbeit'))
  const worked = after('ergebnis', { art: 'deskChanged', bericht })
  expect([arbeitVon(after('ergebnis')), arbeitVon(worked)]).toEqual([0, 1])
  expect(arbeitVon(nextPhase(worked, EREIGNISSE.columnsWanted))).toBe(1)
  expect(arbeitVon(BEGINNING)).toBe(0)
})
