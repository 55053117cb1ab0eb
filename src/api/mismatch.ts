import { addToJournal } from './journal.ts'
import type { MismatchReport } from './mismatchReport.ts'

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
