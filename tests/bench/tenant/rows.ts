import { addTage } from '#src/domain/kampagne/schedule.ts'
import { createRandom, type Random } from '#mocks/backend/seed/random.ts'

/** The customer of five years that every list is measured with. */
export const UMFANG = {
  kampagnen: 20_000,
  zielgruppen: 5_000,
  werbemittel: 5_000,
  rechnungen: 100_000,
  scans: 2_000_000,
}

type Cell = string | number | null
/** A stored row of the demo, by column: what a new one takes its JSON and its settings from. */
export type Muster = Record<string, Cell>

const ERSTER_TAG = '2021-11-22'
const TAGE = 1_825

const ANLASS = [
  'Frühjahrsaktion',
  'Sommerschluss',
  'Herbstgrüße',
  'Weihnachtsgruß',
  'Neueröffnung',
  'Jubiläum',
  'Rückruf',
  'Dankeschön',
  'Gutschein',
  'Hausmesse',
]
const WEM = [
  'Stammkunden',
  'Neukunden',
  'Bestandskunden Süd',
  'Gärtner',
  'Familien',
  'Händler Köln',
  'Müßiggänger',
  'Schüler',
  'Ältere',
  'Rückkehrer',
]
const ORT = [
  'München',
  'Köln',
  'Düsseldorf',
  'Zürich',
  'Görlitz',
  'Weißenburg',
  'Übersee',
  'Äpfelbach',
  'Öhringen',
  'Straße 17. Juni',
]

const name = (random: Random, nr: number) => `${random.pick(ANLASS)} ${random.pick(WEM)} ${random.pick(ORT)} ${nr}`
const tag = (random: Random) => addTage(ERSTER_TAG, random.int(0, TAGE - 1))
const zeit = (iso: string, random: Random) =>
  `${iso}T${String(random.int(6, 18)).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}:00.000Z`

/** Rows of one table: a sample of the demo each, with what makes it a separate row. */
function* variants(
  seed: number,
  count: number,
  muster: readonly Muster[],
  columns: readonly string[],
  vary: (random: Random, nr: number, one: Muster) => Muster,
): Generator<Cell[]> {
  const random = createRandom(seed)
  for (let nr = 1; nr <= count; nr += 1) {
    const one = random.pick(muster)
    const row = { ...one, ...vary(random, nr, one) }
    yield columns.map((column) => row[column] ?? null)
  }
}

export const zielgruppen = (muster: readonly Muster[], columns: readonly string[], ab: number) =>
  variants(1, UMFANG.zielgruppen, muster, columns, (random, nr) => {
    const erstellt = tag(random)
    return {
      idPtZielgruppe: ab + nr,
      bezeichnung: name(random, nr),
      potenzial: random.int(50, 250_000),
      archiviert: random.next() < 0.1 ? 1 : 0,
      erstelltAm: zeit(erstellt, random),
      geaendertAm: zeit(addTage(erstellt, random.int(0, 60)), random),
    }
  })

export const werbemittel = (muster: readonly Muster[], columns: readonly string[], ab: number) =>
  variants(2, UMFANG.werbemittel, muster, columns, (random, nr) => {
    const erstellt = tag(random)
    return {
      idPtWerbemittel: ab + nr,
      bezeichnung: name(random, nr),
      archiviert: random.next() < 0.1 ? 1 : 0,
      erstelltAm: zeit(erstellt, random),
      geaendertAm: zeit(addTage(erstellt, random.int(0, 60)), random),
    }
  })

export const kampagnen = (
  muster: readonly Muster[],
  columns: readonly string[],
  ab: { kampagne: number; zielgruppe: number; werbemittel: number },
) => {
  const sent = muster.filter(({ state }) => state === 'inVersendet')
  return variants(3, UMFANG.kampagnen, muster, columns, (random, nr, one) => {
    const chosen = random.next() < 0.7 ? random.pick(sent) : one
    const versand = tag(random)
    return {
      ...chosen,
      idPtKampagne: ab.kampagne + nr,
      bezeichnung: name(random, nr),
      idPtZielgruppe: chosen['idPtZielgruppe'] === null ? null : ab.zielgruppe + random.int(1, UMFANG.zielgruppen),
      idPtWerbemittel: chosen['idPtWerbemittel'] === null ? null : ab.werbemittel + random.int(1, UMFANG.werbemittel),
      menge: random.int(100, 20_000),
      gemeldeteMenge: null,
      versandDatum: chosen['versandDatum'] === null ? null : versand,
      erstelltAm: zeit(addTage(versand, -40), random),
      geaendertAm: zeit(addTage(versand, -random.int(0, 30)), random),
    }
  })
}

export const rechnungen = (muster: readonly Muster[], columns: readonly string[], ab: { kampagne: number }) => {
  const plain = muster.filter(({ art }) => art === 'rechnung')
  return variants(4, UMFANG.rechnungen, plain, columns, (random, nr, one) => {
    const nummer = (which: number) =>
      `GR-${2021 + Math.floor((which * 5) / UMFANG.rechnungen)}-${String(which).padStart(6, '0')}`
    // Every thirtieth takes back the one before.
    const storno = nr % 30 === 0
    const netto = (storno ? -1 : 1) * random.int(10_000, 2_000_000)
    const ust = Math.round(netto * 0.19)
    const datum = addTage(ERSTER_TAG, Math.floor(((nr - 1) * TAGE) / UMFANG.rechnungen))
    return {
      rechnungsnummer: nummer(nr),
      art: storno ? 'storno' : 'rechnung',
      stornoZu: storno ? nummer(nr - 1) : null,
      rechnungsdatum: datum,
      leistungsdatum: datum,
      idPtKampagne: ab.kampagne + random.int(1, UMFANG.kampagnen),
      kampagneBezeichnung: name(random, nr),
      netto,
      ust,
      brutto: netto + ust,
      vorausbezahlt: storno ? 0 : netto + ust,
      zahlungsStatus: random.next() < 0.05 ? 'offen' : (one['zahlungsStatus'] ?? null),
    }
  })
}

/** Cards of what was sent are scanned in the weeks that follow, some of them more than once. */
export function* scans(
  sent: readonly { idPtKampagne: number; menge: number; versandDatum: string }[],
): Generator<Cell[]> {
  const random = createRandom(5)
  for (let i = 0; i < UMFANG.scans; i += 1) {
    const { idPtKampagne, menge, versandDatum } = random.pick(sent)
    const moment = Date.parse(`${versandDatum}T07:00:00Z`) + (2 - Math.log(1 - random.next()) * 5) * 86_400_000
    yield [idPtKampagne, 1 + Math.floor(random.next() ** 2 * menge), new Date(moment).toISOString()]
  }
}
