import { readFileSync } from 'node:fs'
import { asShare, mulberry32 } from '#src/base/random.ts'

/**
 * Labelled rows: a true address, and the same with faults that lists really have. Knows nothing of the rules that are
 * measured with it: own names, own faults; places by `orte.csv`, a sample of GeoNames' postal codes (CC BY 4.0) that was
 * drawn from the untouched table.
 */
type Feld = 'anrede' | 'titel' | 'vorname' | 'nachname' | 'firma' | 'zusatz' | 'strasse' | 'hausnummer' | 'plz' | 'ort'
export type Reihe = Record<Feld, string>

export interface Fall {
  wahr: Reihe
  roh: Reihe
  /** Faults that were made, by name. */
  fehler: Fehler[]
}

const here = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')
const namen: Record<string, string> = JSON.parse(here('namen.json'))
const liste = (name: string, by: string): string[] => (namen[name] ?? '').split(by)
const VORNAMEN = { Herr: liste('m', ' '), Frau: liste('w', ' ') }
const OFFEN = liste('offen', ' ')
const NACHNAMEN = liste('nachnamen', ' ')
const SELTEN = liste('nachnamenSelten', ';').map((name) => name.replaceAll('|', ' '))
const STRASSEN = liste('strassen', ';')
const GEWERBE = liste('gewerbe', ';')
const FORMEN = liste('formen', ';')
const MARKEN = liste('marken', ';')
const ORTE = here('orte.csv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [plz = '', ort = '', orteDerPlz = '', plzDesOrts = ''] = line.split(';')
    return { plz, ort, einOrt: orteDerPlz === '1', einePlz: plzDesOrts === '1' }
  })

interface Los {
  chance(share: number): boolean
  eins<T>(list: readonly T[]): T
  zahl(von: number, bis: number): number
}

function losVon(seed: number): Los {
  const draw = mulberry32(seed)
  const random = () => asShare(draw())
  const zahl = (von: number, bis: number) => von + Math.floor(random() * (bis - von + 1))
  return {
    chance: (share) => random() < share,
    zahl,
    eins(list) {
      const found = list[zahl(0, list.length - 1)]
      if (found === undefined) throw new Error('an empty list')
      return found
    },
  }
}

interface Wahr {
  reihe: Reihe
  einOrt: boolean
  einePlz: boolean
  /** The first name tells the gender. */
  klar: boolean
}

function hausnummer(los: Los): string {
  const nummer = los.zahl(1, 180)
  if (los.chance(0.12)) return `${nummer}${los.eins(['a', 'b', 'c', 'A', ' a', ' d'])}`
  if (los.chance(0.08)) return `${nummer}-${nummer + 2}`
  return String(nummer)
}

function wahreReihe(los: Los): Wahr {
  const { plz, ort, einOrt, einePlz } = los.eins(ORTE)
  const leer: Reihe = {
    anrede: '',
    titel: '',
    vorname: '',
    nachname: '',
    firma: '',
    zusatz: '',
    strasse: '',
    hausnummer: '',
    plz,
    ort,
  }
  const adresse = los.chance(0.02)
    ? { strasse: los.eins(['Postfach 12 34', 'Packstation 145', 'Postfach 100245']) }
    : { strasse: los.eins(STRASSEN), hausnummer: hausnummer(los) }
  if (los.chance(0.12)) {
    const firma = los.chance(0.25)
      ? los.eins(MARKEN)
      : `${los.eins(NACHNAMEN)} ${los.eins(GEWERBE)} ${los.eins(FORMEN)}`
    return { reihe: { ...leer, ...adresse, firma }, einOrt, einePlz, klar: false }
  }
  const klar = los.chance(0.96)
  const anrede = los.eins(['Herr', 'Frau'] as const)
  const vorname = klar ? los.eins(VORNAMEN[anrede]) : los.eins(OFFEN)
  const nachname = los.chance(0.06) ? los.eins(SELTEN) : los.eins(NACHNAMEN)
  const titel = los.chance(0.04) ? los.eins(['Dr.', 'Prof. Dr.', 'Dipl.-Ing.', 'Dr. med.']) : ''
  const zusatz = los.chance(0.04) ? los.eins(['Hinterhaus', 'c/o Weber', '2. OG', 'Whg. 12']) : ''
  return { reihe: { ...leer, ...adresse, anrede, titel, vorname, nachname, zusatz }, einOrt, einePlz, klar }
}

/** What a fault makes of a row; null where it can't happen there. `loesbar: false` tells that nobody can know the truth. */
type Mache = (
  wahr: Wahr,
  reihe: Reihe,
  los: Los,
) => { neu: Partial<Reihe>; loesbar?: boolean; wahr?: Partial<Reihe> } | null

const ohneUmlaut = (text: string): string =>
  text
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll('Ä', 'Ae')
    .replaceAll('Ö', 'Oe')
    .replaceAll('Ü', 'Ue')
const verloren = (text: string, sign: string): string => text.replaceAll(/[äöüßÄÖÜ]/g, sign)
const hatUmlaut = (text: string): boolean => /[äöüßÄÖÜ]/.test(text)
const gross = (text: string): string => text.replaceAll('ß', 'SS').toUpperCase().replaceAll('SSTRASSE', 'SSTRASSE')

/** One slip of the keyboard. */
function vertippe(text: string, los: Los, zeichen: string): string {
  const at = los.zahl(1, text.length - 2)
  const [vorn, hier, danach, hinten] = [text.slice(0, at), text.charAt(at), text.charAt(at + 1), text.slice(at + 2)]
  const art = los.zahl(0, 3)
  if (art === 0) return vorn + danach + hier + hinten
  if (art === 1) return vorn + danach + hinten
  if (art === 2) return vorn + hier + hier + danach + hinten
  return vorn + los.eins(Array.from(zeichen)) + danach + hinten
}

const MONATE = ['Jan', 'Feb', 'Mrz', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez']
const zwei = (number: number): string => String(number).padStart(2, '0')

/** Every way in which spreadsheets write the 3rd of May. */
function alsDatum(tag: number, monat: number, los: Los): string {
  const jahr = los.eins([2023, 2024, 2025, 2026])
  const seriell = Math.round((Date.UTC(jahr, monat - 1, tag) - Date.UTC(1899, 11, 30)) / 86_400_000)
  return los.eins([
    `${zwei(tag)}. ${MONATE[monat - 1] ?? ''}`,
    `${tag}. ${MONATE[monat - 1] ?? ''}`,
    `${zwei(tag)}.${zwei(monat)}.${jahr}`,
    `${zwei(tag)}.${zwei(monat)}.`,
    `${jahr}-${zwei(monat)}-${zwei(tag)}`,
    `${jahr}-${zwei(monat)}-${zwei(tag)} 00:00:00`,
    String(seriell),
  ])
}

const person = ({ reihe }: Wahr): boolean => reihe.nachname !== ''
const mitNummer = ({ reihe }: Wahr): boolean => reihe.hausnummer !== ''

const FEHLER = {
  namenGross: (w, r) =>
    person(w)
      ? { neu: { vorname: gross(r.vorname), nachname: gross(r.nachname) }, loesbar: !/ß/.test(r.nachname) }
      : null,
  namenKlein: (w, r) =>
    person(w)
      ? {
          neu: { vorname: r.vorname.toLowerCase(), nachname: r.nachname.toLowerCase() },
          loesbar: !/Mac|Mc/.test(r.nachname) || true,
        }
      : null,
  firmaGross: (w, r) =>
    / (?:GmbH|AG|KG|OHG|UG|GbR|e\.K)/.test(r.firma)
      ? { neu: { firma: gross(r.firma) }, loesbar: !/ß/.test(r.firma) }
      : null,
  strasseGross: (w, r) =>
    mitNummer(w) ? { neu: { strasse: gross(r.strasse) }, loesbar: !/Ostpreu/.test(r.strasse) } : null,
  strasseKlein: (w, r) => (mitNummer(w) ? { neu: { strasse: r.strasse.toLowerCase() } } : null),
  ortGross: (_, r) => ({ neu: { ort: gross(r.ort) } }),
  ortKlein: (_, r) => ({ neu: { ort: r.ort.toLowerCase() } }),
  ortUmschrift: (_, r) => (hatUmlaut(r.ort) ? { neu: { ort: ohneUmlaut(r.ort) } } : null),
  ortVerloren: (_, r, los) => (hatUmlaut(r.ort) ? { neu: { ort: verloren(r.ort, los.eins(['?', '\ufffd'])) } } : null),
  strasseVerloren: (_, r, los) =>
    hatUmlaut(r.strasse.replace(/straße/i, ''))
      ? { neu: { strasse: verloren(r.strasse, los.eins(['?', '\ufffd'])) } }
      : null,
  strassenwortVerloren: (_, r, los) =>
    /straße/i.test(r.strasse) && !hatUmlaut(r.strasse.replace(/straße/i, ''))
      ? { neu: { strasse: verloren(r.strasse, los.eins(['?', '\ufffd'])) } }
      : null,
  vornameVerloren: (_, r, los) =>
    hatUmlaut(r.vorname) ? { neu: { vorname: verloren(r.vorname, los.eins(['?', '\ufffd'])) } } : null,
  strasseUmschrift: (_, r) =>
    /straße/.test(r.strasse) ? { neu: { strasse: r.strasse.replace('straße', 'strasse') } } : null,
  ortVertippt: (_, r, los) => (r.ort.length < 6 ? null : { neu: { ort: vertippe(r.ort, los, 'enrstaiuol') } }),
  ortFehlt: ({ einOrt }) => ({ neu: { ort: '' }, loesbar: einOrt }),
  plzFehlt: ({ einePlz }) => ({ neu: { plz: '' }, loesbar: einePlz }),
  plzVertippt: ({ einePlz }, r, los) => ({ neu: { plz: vertippePlz(r.plz, los) }, loesbar: einePlz }),
  plzMitLand: (_, r, los) => ({ neu: { plz: `${los.eins(['D-', 'D ', 'DE-'])}${r.plz}` } }),
  plzImOrt: (_, r) => ({ neu: { plz: '', ort: `${r.plz} ${r.ort}` } }),
  anredeFehlt: (w) => (person(w) ? { neu: { anrede: '' }, loesbar: w.klar } : null),
  anredeFalsch: (w, r) => (person(w) && w.klar ? { neu: { anrede: r.anrede === 'Herr' ? 'Frau' : 'Herr' } } : null),
  titelImNachnamen: (w, r) => (r.titel !== '' ? { neu: { titel: '', nachname: `${r.titel} ${r.nachname}` } } : null),
  titelImVornamen: (w, r) => (r.titel !== '' ? { neu: { titel: '', vorname: `${r.titel} ${r.vorname}` } } : null),
  anredeImVornamen: (w, r) => (person(w) ? { neu: { anrede: '', vorname: `${r.anrede} ${r.vorname}` } } : null),
  nameMitKomma: (w, r) => (person(w) ? { neu: { vorname: '', nachname: `${r.nachname}, ${r.vorname}` } } : null),
  nameInEinem: (w, r) =>
    person(w) ? { neu: { vorname: '', nachname: `${r.vorname} ${r.nachname}` }, loesbar: w.klar } : null,
  firmaImNachnamen: (w, r) =>
    / (?:GmbH|AG|KG|OHG|UG|GbR|e\.K)/.test(r.firma) ? { neu: { firma: '', nachname: r.firma } } : null,
  personInFirma: (w, r) =>
    person(w) && w.klar
      ? {
          neu: {
            anrede: '',
            titel: '',
            vorname: '',
            nachname: '',
            firma: [r.anrede, r.titel, r.vorname, r.nachname].filter((text) => text !== '').join(' '),
          },
        }
      : null,
  zusatzInStrasse: (w, r) =>
    r.zusatz !== '' && mitNummer(w)
      ? { neu: { zusatz: '', hausnummer: '', strasse: `${r.strasse} ${r.hausnummer}, ${r.zusatz}` } }
      : null,
  zusatzInNummer: (w, r) =>
    r.zusatz !== '' && mitNummer(w) ? { neu: { zusatz: '', hausnummer: `${r.hausnummer}, ${r.zusatz}` } } : null,
  zusatzImNamen: (w, r) =>
    r.zusatz.startsWith('c/o') ? { neu: { zusatz: '', nachname: `${r.nachname} ${r.zusatz}` } } : null,
  nummerDatum: (w, r, los) => {
    if (!mitNummer(w)) return null
    const von = los.zahl(1, 10)
    const bis = von + 2
    return { neu: { hausnummer: alsDatum(von, bis, los) }, wahr: { hausnummer: `${von}-${bis}` } }
  },
  nummerForm: (w, r, los) =>
    mitNummer(w) && /^\d+(-\d+)?$/.test(r.hausnummer)
      ? {
          neu: {
            hausnummer: r.hausnummer.includes('-')
              ? r.hausnummer.replace('-', los.eins([' - ', ' – ', '–']))
              : los.eins([`Nr. ${r.hausnummer}`, `Nr.${r.hausnummer}`, `${r.hausnummer} .`, `${r.hausnummer}.0`]),
          },
        }
      : null,
  nummerDoppelt: (w, r) => (mitNummer(w) ? { neu: { strasse: `${r.strasse} ${r.hausnummer}` } } : null),
  nummerVorn: (w, r) =>
    /^\d+$/.test(r.hausnummer) && /(straße|str\.|weg)$/i.test(r.strasse)
      ? { neu: { strasse: `${r.hausnummer}, ${r.strasse}`, hausnummer: '' } }
      : null,
  anfuehrung: (_, r, los) => {
    const feld = los.eins(['vorname', 'nachname', 'strasse', 'ort', 'firma'] as const)
    return r[feld] === '' || r[feld].includes('"')
      ? null
      : { neu: { [feld]: los.eins([`"${r[feld]}"`, `"${r[feld]}`, `„${r[feld]}“`, `""${r[feld]}""`]) } }
  },
} satisfies Record<string, Mache>
export type Fehler = keyof typeof FEHLER
const NAMEN_DER_FEHLER = Object.keys(FEHLER) as Fehler[]

function vertippePlz(plz: string, los: Los): string {
  const at = los.zahl(0, 4)
  if (at < 4 && los.chance(0.4) && plz.charAt(at) !== plz.charAt(at + 1))
    return plz.slice(0, at) + plz.charAt(at + 1) + plz.charAt(at) + plz.slice(at + 2)
  const ziffer = los.eins(Array.from('0123456789').filter((one) => one !== plz.charAt(at)))
  return plz.slice(0, at) + ziffer + plz.slice(at + 1)
}

/** Rows by seed: three in ten clean, others with one fault or two that do not touch the same field. */
export function make(count: number, seed: number): (Fall & { loesbar: boolean[] })[] {
  const los = losVon(seed)
  return Array.from({ length: count }, () => {
    const wahr = wahreReihe(los)
    const fall = { wahr: { ...wahr.reihe }, roh: { ...wahr.reihe }, fehler: [] as Fehler[], loesbar: [] as boolean[] }
    const soll = los.chance(0.3) ? 0 : los.chance(0.7) ? 1 : 2
    const touched = new Set<string>()
    for (let tries = 0; tries < 12 && fall.fehler.length < soll; tries++) {
      const name = los.eins(NAMEN_DER_FEHLER)
      const mache: Mache = FEHLER[name]
      const made = mache(wahr, fall.wahr, los)
      if (made === null || Object.keys(made.neu).some((feld) => touched.has(gruppe(feld)))) continue
      const same = Object.entries(made.neu).every(([feld, text]) => fall.wahr[feld as Feld] === text)
      if (same) continue
      for (const feld of Object.keys(made.neu)) touched.add(gruppe(feld))
      Object.assign(fall.roh, made.neu)
      Object.assign(fall.wahr, made.wahr ?? {})
      fall.fehler.push(name)
      fall.loesbar.push(made.loesbar ?? true)
    }
    return fall
  })
}

/** Fields that tell about each other: two faults there would hide one another. */
const gruppe = (feld: string): string =>
  feld === 'plz' || feld === 'ort'
    ? 'ort'
    : feld === 'strasse' || feld === 'hausnummer' || feld === 'zusatz'
      ? 'strasse'
      : 'name'
