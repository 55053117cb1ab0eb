import type { Mismatch, UnreadRow } from '#src/contract/reading/readAnswer.ts'
import { addToJournal } from './journal.ts'

/** mismatch: not what the contract says. unconnected: the service does not know the call. refusal: in other words than ours. */
export type ReportKind = 'mismatch' | 'unconnected' | 'refusal'

/** An answer that is not as our own service gives it. */
export interface MismatchReport {
  kind: ReportKind
  /** Name of the call in the contract table. */
  aufruf: string
  /** "POST /api/kampagne/ aktion=fetchKampagnen" */
  adresse: string
  status: number
  /** What happened besides single fields; null: the fields say it. */
  grund: string | null
  felder: Mismatch[]
  /** Rows that were left out; empty where the answer could not be used at all. */
  zeilen: UnreadRow[]
}

/**
 * Said in the console of every build, where whoever connects a backend looks first, and kept for the panel; sent nowhere
 * (domain 4.14). A refusal is no fault of the connection: the panel alone has it.
 */
export function reportMismatch(report: MismatchReport): void {
  const { kind, aufruf, adresse, status, grund, felder, zeilen } = report
  addToJournal(report)
  if (kind === 'refusal') return
  const fields = [...felder, ...zeilen.flatMap((zeile) => zeile.felder)]
  const lines = fields.map(({ feld, kam, erwartet }) => `  ${feld || '(Antwort)'}: kam ${kam}, erwartet ${erwartet}`)
  console.warn([`[Backend] ${aufruf}, ${adresse}, ${status}: ${grund ?? 'Felder passen nicht'}`, ...lines].join('\n'))
}
