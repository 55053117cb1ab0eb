import type { AdressFeld, Empfaenger, ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import { lageOf } from '../zielgruppe/places.ts'
import { personOf } from '../zielgruppe/people.ts'
import type { Context } from '../platform/context.ts'
import { zielgruppeHandlers } from '../zielgruppe/handlers.ts'
import { createRandom, type Random } from './random.ts'

const ALLE = { geschlecht: [], kaufkraft: [], haustyp: [] } satisfies Partial<ZielgruppeFilter>

const FILTER: readonly { bezeichnung: string; filter: ZielgruppeFilter }[] = [
  {
    bezeichnung: 'Nachbarschaft Neustadt, 6 km',
    filter: { ...ALLE, gebiet: { art: 'umkreis', plz: '01099', radiusKm: 6 } },
  },
  {
    bezeichnung: 'Eigenheime im Elbtal, 30 km',
    filter: { ...ALLE, haustyp: ['1'], gebiet: { art: 'umkreis', plz: '01127', radiusKm: 30 } },
  },
  {
    bezeichnung: 'Frauen mit höherer Kaufkraft, Dresden und Leipzig',
    filter: {
      ...ALLE,
      geschlecht: ['2'],
      kaufkraft: ['3', '4', '5'],
      gebiet: { art: 'ort', orte: ['Dresden', 'Leipzig'] },
    },
  },
  { bezeichnung: 'Ganz Sachsen', filter: { ...ALLE, gebiet: { art: 'bundesland', bundeslaender: ['SN'] } } },
]

interface Liste {
  bezeichnung: string
  datei: string
  datenquelle: string
  zeilen: number
  felder: readonly AdressFeld[]
  titel: readonly string[]
  /** Rows with what real lists have: lost zeros, doubles, missing house numbers. */
  unsauber: number
}

const LISTEN: readonly Liste[] = [
  {
    bezeichnung: 'Stammkunden Backhaus Morgenrot',
    datei: 'kundenkarte-backhaus.csv',
    datenquelle: 'Kundenkarte des Backhauses Morgenrot',
    zeilen: 640,
    felder: ['anrede', 'vorname', 'nachname', 'strasse', 'hausnummer', 'plz', 'ort'],
    titel: ['Anrede', 'Vorname', 'Name', 'Straße', 'Hausnr.', 'PLZ', 'Ort'],
    unsauber: 18,
  },
  {
    bezeichnung: 'Kundenkartei Radwerk Elbe',
    datei: 'radwerk_kunden_2026.csv',
    datenquelle: 'Werkstattkartei der Radwerk Elbe',
    zeilen: 1240,
    felder: [
      'kundennummer',
      'anrede',
      'titel',
      'vorname',
      'nachname',
      'strasse',
      'hausnummer',
      'plz',
      'ort',
      'gutscheincode',
    ],
    titel: ['Kd-Nr', 'Anrede', 'Titel', 'Vorname', 'Nachname', 'Straße', 'Nr', 'PLZ', 'Ort', 'Gutschein'],
    unsauber: 0,
  },
  {
    bezeichnung: 'Optik Seeblick: letzter Sehtest vor 2024',
    datei: 'sehtest-erinnerung.csv',
    datenquelle: 'Kundendatei von Optik Seeblick',
    zeilen: 860,
    felder: ['anrede', 'titel', 'vorname', 'nachname', 'zusatz', 'strasse', 'hausnummer', 'plz', 'ort'],
    titel: ['Anrede', 'Titel', 'Vorname', 'Nachname', 'Zusatz', 'Straße', 'Hausnummer', 'PLZ', 'Ort'],
    unsauber: 9,
  },
]

/** Districts of the town from which the shops' customers come. */
const PLZ = ['01067', '01069', '01097', '01099', '01127', '01129', '01139', '01157', '01187', '01217', '01309', '01326']

function kunde(random: Random, nr: number): Empfaenger {
  const plz = random.pick(PLZ)
  const person = personOf({
    // Far from the numbers of the consumers, so that nobody is in both by accident.
    idVerbraucher: 5_000_000 + nr,
    geschlecht: random.int(1, 2),
    plz,
    ort: lageOf(plz)?.ort ?? 'Dresden',
    haustyp: random.int(1, 4),
  })
  return {
    ...person,
    kundennummer: String(100_000 + nr),
    gutscheincode: `RAD-${(random.int(0, 1_048_575) + 0x100000).toString(36).toUpperCase()}`,
  }
}

/** A row as it lies in shops' files: something is missing or spoilt by a spreadsheet. */
function spoil(row: Empfaenger, kind: number): Empfaenger {
  switch (kind % 5) {
    case 0:
      return { ...row, plz: row.plz.replace(/^0/, '') }
    case 1:
      return { ...row, hausnummer: '' }
    case 2:
      return { ...row, plz: '' }
    case 3:
      return { ...row, ort: 'Hamburg' }
    default:
      return { ...row, nachname: 'Mustermann', vorname: 'Max', strasse: 'Musterstraße' }
  }
}

function csvOf({ zeilen, unsauber, felder }: Liste, random: Random): string {
  const rows = Array.from({ length: zeilen }, (_, index) => kunde(random, random.int(0, 9) * 10_000 + index))
  for (let index = 0; index < unsauber; index += 1) {
    const at = random.int(20, zeilen - 1)
    const row = rows[at]
    if (row) rows[at] = index % 6 === 5 ? (rows[at - 10] ?? row) : spoil(row, index)
  }
  const cells = (row: Partial<Record<AdressFeld, string>>) => felder.map((feld) => row[feld]).join(';')
  return `${felder.join(';')}\n${rows.map(cells).join('\n')}\n`
}

async function seedListe(context: Context, liste: Liste, random: Random): Promise<void> {
  await zielgruppeHandlers.uploadAdressen(
    {
      bezeichnung: liste.bezeichnung,
      datei: new Blob([csvOf(liste, random)]),
      dateiName: liste.datei,
      dateiZeilen: liste.zeilen,
      zeichensatz: 'windows-1252',
      trennzeichen: ';',
      zuordnung: Object.fromEntries(liste.felder.map((feld, index) => [liste.titel[index], feld])),
      datenquelle: liste.datenquelle,
      rechtmaessigErhoben: true,
      ohneWarnungen: [],
    },
    context,
  )
}

/** Target groups of both customers, made the way users make them. */
export async function seedZielgruppen(erster: Context, zweiter: Context): Promise<void> {
  const random = createRandom(4711)
  for (const liste of LISTEN) await seedListe(erster, liste, random)
  for (const { bezeichnung, filter } of FILTER) await zielgruppeHandlers.saveZielgruppe({ bezeichnung, filter }, erster)
  const alt = await zielgruppeHandlers.saveZielgruppe(
    {
      bezeichnung: 'Umkreis Pirna (Frühjahr 2025)',
      filter: { ...ALLE, gebiet: { art: 'umkreis', plz: '01796', radiusKm: 10 } },
    },
    erster,
  )
  await zielgruppeHandlers.archiviereZielgruppe(
    { idPtZielgruppe: alt.idPtZielgruppe, version: alt.version, archiviert: true },
    erster,
  )
  await zielgruppeHandlers.saveZielgruppe(
    {
      bezeichnung: 'Eigenheime westlich der Alster',
      filter: { ...ALLE, haustyp: ['1'], gebiet: { art: 'umkreis', plz: '22767', radiusKm: 20 } },
    },
    zweiter,
  )
}
