import type { OperationName, Operations } from '#src/contract/index.ts'
import type { Input } from '#src/contract/operation.ts'

type Call = { [K in OperationName]: { name: K; input: Input<Operations[K]>; bar?: number } }[OperationName]

/** CPU of one call at the 95th percentile, ms, the database's included (LOAD-16). */
export const BAR_MS = 150
const BAR_STATISTIK_MS = 300

const ZIELGRUPPEN = ['geaendertAm', 'bezeichnung', 'potenzial'] as const
const WERBEMITTEL = ['bezeichnung', 'geaendertAm'] as const
const RECHNUNGEN = ['rechnungsdatum', 'rechnungsnummer', 'kampagneBezeichnung', 'brutto'] as const
const STATISTIK = ['versandDatum', 'bezeichnung', 'versendet', 'scans', 'eindeutig', 'quote'] as const
const SORTS = ['geaendertAm', 'bezeichnung', 'versandDatum', 'menge', 'state'] as const

/** Every list page, the search and what the dashboard asks for. */
export const CALLS: readonly Call[] = [
  ...SORTS.flatMap((sort): Call[] => [
    { name: 'fetchKampagnen', input: { sort, richtung: 'ab' } },
    { name: 'fetchKampagnen', input: { sort, richtung: 'auf', page: 500 } },
  ]),
  { name: 'fetchUebersicht', input: {} },
  { name: 'fetchKampagnen', input: { q: 'köln gärtner' } },
  { name: 'fetchKampagnen', input: { state: 'inVersendet', sort: 'versandDatum', richtung: 'ab' } },
  ...ZIELGRUPPEN.map((sort): Call => ({ name: 'fetchZielgruppen', input: { sort, richtung: 'ab' } })),
  { name: 'fetchZielgruppen', input: { q: 'köln gärtner' } },
  ...WERBEMITTEL.map((sort): Call => ({ name: 'fetchWerbemittelListe', input: { sort, richtung: 'ab' } })),
  { name: 'fetchWerbemittelListe', input: { q: 'köln gärtner' } },
  ...RECHNUNGEN.map((sort): Call => ({ name: 'fetchRechnungen', input: { sort, richtung: 'ab' } })),
  { name: 'fetchRechnungen', input: { page: 2000 } },
  { name: 'fetchRechnungen', input: { jahr: 2024, zahlungsStatus: 'offen' } },
  { name: 'fetchRechnungen', input: { q: 'köln gärtner' } },
  { name: 'fetchMitarbeiterListe', input: {} },
  ...STATISTIK.map((sort): Call => ({ name: 'fetchStatistik', input: { sort }, bar: BAR_STATISTIK_MS })),
  { name: 'fetchStatistik', input: { page: 200 }, bar: BAR_STATISTIK_MS },
  { name: 'fetchSuche', input: { q: 'köln gärtner' } },
  { name: 'fetchSuche', input: { q: 'RE-2026' } },
  { name: 'checkUserLogin', input: {} },
  { name: 'fetchKonto', input: {} },
]
