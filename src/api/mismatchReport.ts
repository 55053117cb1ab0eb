import type { Mismatch, UnreadRow } from '#src/contract/reading/readAnswer.ts'

/**
 * mismatch: not what the contract says. renamed: it fits, and yet a field seems to be called otherwise. unconnected: the
 * service does not know the call. refusal: in other words than ours.
 */
export type ReportKind = 'mismatch' | 'renamed' | 'unconnected' | 'refusal'

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
