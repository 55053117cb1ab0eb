import type { Gebiet } from '#src/contract/gebiet.ts'
import { GESCHLECHTER, HAUSTYPEN, KAUFKRAFT, type ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import { anredeOhneNamen } from './teiladresse.ts'
import { mengeSatz } from './auswahl/menge.ts'
import {
  BUNDESLAENDER,
  isBundesland,
  LEITREGIONEN,
  ortDerLeitregion,
  ortZuPlz,
  plzMoeglich,
} from '#src/engines/addresses/rules.ts'

type Geschlecht = (typeof GESCHLECHTER)[number]
type Kaufkraft = (typeof KAUFKRAFT)[number]
type Haustyp = (typeof HAUSTYPEN)[number]

/** Spec 3. */
export const GESCHLECHT_LABEL: Record<Geschlecht, string> = { '1': 'Männer', '2': 'Frauen' }
/** Spec 3: households per building. */
export const HAUSTYP_LABEL: Record<Haustyp, string> = {
  '1': '1–2 Familien',
  '2': '3–10 Familien',
  '3': '11–50 Familien',
  '4': 'über 51 Familien',
}
/** No filter: everybody (domain 4.3). */
export const LEERER_FILTER: ZielgruppeFilter = {
  geschlecht: [],
  kaufkraft: [],
  haustyp: [],
  gebiet: { art: 'deutschland' },
}

/** Parts in a row: "a, b und c". */
export function liste(parts: readonly string[], bindewort = 'und'): string {
  if (parts.length < 2) return parts[0] ?? ''
  return `${parts.slice(0, -1).join(', ')} ${bindewort} ${parts.at(-1)}`
}

/** A long list is cut after some entries and counted. */
function kurz(parts: readonly string[], rest: string, most = 6): string {
  if (parts.length <= most) return liste(parts)
  return `${parts.slice(0, most - 1).join(', ')} und ${parts.length - most + 1} weiteren ${rest}`
}

function personen(geschlecht: readonly Geschlecht[]): string {
  const [only] = geschlecht
  return geschlecht.length === 1 && only ? GESCHLECHT_LABEL[only] : 'Alle Personen'
}

/** Bounds of the purchasing-power bands, € per month. Spec 3. */
const KAUFKRAFT_GRENZEN = ['', '1.100', '2.600', '4.000', '7.500', ''] as const

/** One run of neighbouring bands: "unter 2.600 €", "von 1.100 bis 4.000 €", "über 4.000 €". */
function kaufkraftSpanne(erste: number, letzte: number): string {
  const von = KAUFKRAFT_GRENZEN[erste] ?? ''
  const bis = KAUFKRAFT_GRENZEN[letzte + 1] ?? ''
  if (von === '') return `unter ${bis} €`
  return bis === '' ? `über ${von} €` : `von ${von} bis ${bis} €`
}

function kaufkraftSatz(codes: readonly Kaufkraft[]): string {
  const chosen = KAUFKRAFT.map((code) => codes.includes(code))
  if (!chosen.includes(true) || !chosen.includes(false)) return ''
  const spannen: string[] = []
  for (let erste = 0; erste < chosen.length; erste++) {
    if (!chosen[erste]) continue
    let letzte = erste
    while (chosen[letzte + 1]) letzte++
    spannen.push(kaufkraftSpanne(erste, letzte))
    erste = letzte
  }
  return ` mit einer Kaufkraft ${liste(spannen, 'oder')}`
}

function haustypSatz(codes: readonly Haustyp[]): string {
  const chosen = HAUSTYPEN.filter((code) => codes.includes(code))
  if (chosen.length === 0 || chosen.length === HAUSTYPEN.length) return ''
  return ` in Häusern mit ${liste(
    chosen.map((code) => HAUSTYP_LABEL[code].replace(' Familien', '')),
    'oder',
  )} Familien`
}

/** Only one of them has an article: "in Hessen, im Saarland und in Sachsen". */
function bundeslaenderSatz(codes: readonly string[]): string {
  const namen = codes.map((code) => (isBundesland(code) ? BUNDESLAENDER[code] : code))
  if (!codes.includes('SL')) return `in ${liste(namen)}`
  return liste(namen.map((name, at) => `${codes[at] === 'SL' ? 'im' : 'in'} ${name}`))
}

/** Area in words: "in Dresden und Leipzig". */
function gebietSatz(gebiet: Gebiet): string {
  switch (gebiet.art) {
    case 'deutschland':
      return 'in ganz Deutschland'
    case 'plz': {
      const { plz, bereiche = [] } = gebiet
      if (plz.length === 1 && bereiche.length === 0) return `in der Postleitzahl ${plz[0]}`
      const teile = [...plz, ...bereiche.map(({ von, bis }) => `${von} bis ${bis}`)]
      return `in den Postleitzahlen ${kurz(teile, bereiche.length === 0 ? 'Postleitzahlen' : 'Angaben')}`
    }
    case 'leitregion': {
      const [only = ''] = gebiet.leitregionen
      const ort = ortDerLeitregion(only)
      return gebiet.leitregionen.length === 1
        ? `in der Leitregion ${only}${ort ? ` (${ort.name})` : ''}`
        : `in den Leitregionen ${kurz(gebiet.leitregionen, 'Leitregionen')}`
    }
    case 'plzBereich':
      return `in den Postleitzahlen ${gebiet.von} bis ${gebiet.bis}`
    case 'ort':
      return `in ${kurz(gebiet.orte, 'Orten')}`
    case 'umkreis': {
      const ort = ortZuPlz(gebiet.plz)
      return `im Umkreis von ${gebiet.radiusKm} km um ${gebiet.plz}${ort ? ` (${ort.name})` : ''}`
    }
    case 'bundesland':
      return bundeslaenderSatz(gebiet.bundeslaender)
    default:
      return gebiet satisfies never
  }
}

/** The filter as one sentence, without a full stop: "Frauen mit einer Kaufkraft über 7.500 € in Dresden". */
export function filterSatz(filter: ZielgruppeFilter): string {
  const teile = (filter.verknuepfung ?? []).map(
    ({ art, bezeichnung }) => `${art === 'und' ? 'und zugleich in' : 'ohne'} „${bezeichnung ?? ''}“`,
  )
  const anrede = anredeOhneNamen(filter)
  const ohne = anrede === null ? [] : [`ohne Namen adressiert („${anrede}“)`]
  return [merkmaleSatz(filter), ...teile, ...(filter.menge ? [mengeSatz(filter.menge)] : []), ...ohne].join(', ')
}

function merkmaleSatz({ geschlecht, kaufkraft, haustyp, gebiet }: ZielgruppeFilter): string {
  return `${personen(geschlecht)}${kaufkraftSatz(kaufkraft)}${haustypSatz(haustyp)} ${gebietSatz(gebiet)}`
}

/** What hinders counting: field of the area and German text, or null. */
export function gebietProblem(gebiet: Gebiet): { feld: string; text: string } | null {
  switch (gebiet.art) {
    case 'deutschland':
      return null
    case 'plz':
      if ((gebiet.bereiche ?? []).some(({ von, bis }) => von > bis))
        return { feld: 'bereiche', text: 'Die zweite Postleitzahl eines Bereichs ist kleiner als die erste.' }
      return gebiet.plz.length + (gebiet.bereiche ?? []).length === 0
        ? { feld: 'plz', text: 'Geben Sie mindestens eine Postleitzahl ein.' }
        : null
    case 'leitregion': {
      const falsch = gebiet.leitregionen.filter((one) => !LEITREGIONEN.includes(one))
      if (falsch.length > 0)
        return { feld: 'leitregionen', text: `Diese Leitregionen gibt es nicht: ${falsch.join(', ')}.` }
      return gebiet.leitregionen.length === 0
        ? { feld: 'leitregionen', text: 'Wählen Sie mindestens eine Leitregion.' }
        : null
    }
    case 'plzBereich':
      if (!/^\d{5}$/.test(gebiet.von)) return { feld: 'von', text: 'Geben Sie fünf Ziffern ein.' }
      if (!/^\d{5}$/.test(gebiet.bis)) return { feld: 'bis', text: 'Geben Sie fünf Ziffern ein.' }
      return gebiet.von > gebiet.bis
        ? { feld: 'bis', text: 'Die zweite Postleitzahl ist kleiner als die erste. Tauschen Sie die beiden.' }
        : null
    case 'ort':
      return gebiet.orte.length === 0 ? { feld: 'orte', text: 'Wählen Sie mindestens einen Ort.' } : null
    case 'umkreis':
      if (!/^\d{5}$/.test(gebiet.plz) || !plzMoeglich(Number(gebiet.plz)))
        return { feld: 'plz', text: 'Geben Sie die Postleitzahl des Mittelpunkts mit fünf Ziffern ein.' }
      return Number.isInteger(gebiet.radiusKm) && gebiet.radiusKm >= 1 && gebiet.radiusKm <= 100
        ? null
        : { feld: 'radiusKm', text: 'Geben Sie den Umkreis in ganzen Kilometern ein, von 1 bis 100.' }
    case 'bundesland':
      return gebiet.bundeslaender.length === 0
        ? { feld: 'bundeslaender', text: 'Wählen Sie mindestens ein Bundesland.' }
        : null
    default:
      return gebiet satisfies never
  }
}
