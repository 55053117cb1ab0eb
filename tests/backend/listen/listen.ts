import type { TestBackend } from '#tests/support/standIn.ts'

export interface Wunsch {
  q?: string
  sort?: string
  richtung?: 'auf' | 'ab'
  page?: number
  cursor?: string
  limit?: number
  [filter: string]: unknown
}

export interface Seite {
  ids: number[]
  total: number
  page: number
  seitenGroesse: number
  weiter: string | null
}

const LISTEN = {
  fetchKampagnen: ['kampagnen', 'idPtKampagne', ['geaendertAm', 'bezeichnung', 'versandDatum', 'menge', 'state']],
  fetchZielgruppen: ['zielgruppen', 'idPtZielgruppe', ['bezeichnung', 'potenzial', 'geaendertAm']],
  fetchWerbemittelListe: ['werbemittel', 'idPtWerbemittel', ['bezeichnung', 'geaendertAm']],
  fetchRechnungen: [
    'rechnungen',
    'idPtRechnung',
    ['rechnungsdatum', 'rechnungsnummer', 'kampagneBezeichnung', 'brutto'],
  ],
  fetchMitarbeiterListe: ['mitarbeiter', 'idThHeadhunterMitarbeiter', ['name', 'letzterLogin']],
  fetchSperrliste: ['eintraege', 'idPtSperre', []],
} as const
export type Liste = keyof typeof LISTEN

export const NAMEN = Object.keys(LISTEN) as Liste[]

/** Every list with each of its sorts, both ways; the blocklist has one order alone. */
export const ORDNUNGEN: [Liste, Wunsch][] = NAMEN.flatMap((liste): [Liste, Wunsch][] => {
  const [, , sorts] = LISTEN[liste]
  if (sorts.length === 0) return [[liste, {}]]
  return sorts.flatMap((sort): [Liste, Wunsch][] => [
    [liste, { sort, richtung: 'auf' }],
    [liste, { sort, richtung: 'ab' }],
  ])
})

/** Asks for a page as a program does, and answers its rows by their ids. */
export async function ask(backend: TestBackend, token: string, liste: Liste, wunsch: Wunsch = {}): Promise<Seite> {
  const [rows, id] = LISTEN[liste]
  const answer: Record<string, unknown> = await backend.call(token, liste, wunsch as never)
  const list = answer[rows] as Record<string, number>[]
  return { ...(answer as unknown as Seite), ids: list.map((row) => Number(row[id])) }
}
