/** A customer's address list as German Excel writes it, for the journeys: deterministic, invented people, streets that do not exist. */

const VORNAMEN = [
  'Jürgen',
  'Änne',
  'Günther',
  'Ursula',
  'Björn',
  'Käthe',
  'Sören',
  'Bärbel',
  'Thomas',
  'Sabine',
] as const
const NACHNAMEN = [
  'Müller',
  'Größmann',
  'Weiß',
  'Schäfer',
  'Böhm',
  'Krüger',
  'Jäger',
  'Köhler',
  'Vogel',
  'Lindner',
] as const
const STRASSEN = [
  'Am Mühlenteich',
  'Gänseblümchenweg',
  'Straße der Färber',
  'Zum Kräutergarten',
  'Königinnenallee',
] as const
const ORTE = [
  ['01067', 'Dresden'],
  ['04109', 'Leipzig'],
  ['10115', 'Berlin'],
  ['20095', 'Hamburg'],
  ['50667', 'Köln'],
  ['60311', 'Frankfurt am Main'],
  ['80331', 'München'],
  ['90402', 'Nürnberg'],
] as const

/** Column that nobody maps: its value must never leave the browser. */
export const CANARY = 'Kanarienvogel-7391'

export interface Adresszeile {
  anrede: string
  vorname: string
  nachname: string
  strasse: string
  plz: string
  ort: string
  kundennummer: string
}

function pick<T>(list: readonly T[], at: number): T {
  return list[at % list.length] as T
}

/** Row `nr` (from 0) as it should be printed. All rows differ in their house number or name. */
export function zeile(nr: number): Adresszeile {
  const [plz, ort] = pick(ORTE, nr)
  return {
    anrede: nr % 2 === 0 ? 'Herr' : 'Frau',
    vorname: pick(VORNAMEN, nr),
    nachname: pick(NACHNAMEN, Math.floor(nr / 10)),
    strasse: `${pick(STRASSEN, Math.floor(nr / 100))} ${1 + nr}`,
    plz,
    ort,
    kundennummer: `K-${String(10_000 + nr)}`,
  }
}

/** Windows-1252, semicolons, CRLF. PLZ of Saxony have lost their leading zero, as Excel does it. */
export function adressliste(rows: number): Buffer {
  const lines = Array.from({ length: rows }, (_, nr) => {
    const { anrede, vorname, nachname, strasse, plz, ort, kundennummer } = zeile(nr)
    return [anrede, vorname, nachname, strasse, plz.replace(/^0/, ''), ort, kundennummer, `${CANARY}-${nr}`].join(';')
  })
  const head = 'Anrede;Vorname;Nachname;Straße;PLZ;Ort;Kundennummer;Interne Notiz'
  return Buffer.from([head, ...lines, ''].join('\r\n'), 'latin1')
}
