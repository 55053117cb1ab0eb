import type { Mismatch, UnreadRow } from '#src/contract/reading/readAnswer.ts'

/** An answer that is not what the contract says. */
export interface MismatchReport {
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

/** Said in the console of every build, where whoever connects a backend looks first, and sent nowhere (domain 4.14). */
export function reportMismatch({ aufruf, adresse, status, grund, felder, zeilen }: MismatchReport): void {
  const fields = [...felder, ...zeilen.flatMap((zeile) => zeile.felder)]
  const lines = fields.map(({ feld, kam, erwartet }) => `  ${feld || '(Antwort)'}: kam ${kam}, erwartet ${erwartet}`)
  console.warn([`[Backend] ${aufruf}, ${adresse}, ${status}: ${grund ?? 'Felder passen nicht'}`, ...lines].join('\n'))
}
