import type * as z from 'zod/mini'
import { Refusal } from '../context.ts'

/** What the schema objects to, as German texts at the fields. */
export function invalidInput(error: z.core.$ZodError): Refusal {
  const felder: Record<string, string> = {}
  for (const issue of error.issues) felder[issue.path.map(String).join('.') || 'allgemein'] ??= textOf(issue)
  return new Refusal(
    422,
    'EINGABE_UNGUELTIG',
    'Bitte prüfen Sie die markierten Eingaben. Es wurde nichts gespeichert.',
    { felder, programm: 'Was an welchem Feld nicht stimmt, steht in `felder`. Es wurde nichts gespeichert.' },
  )
}

const MISSING = 'Bitte füllen Sie dieses Feld aus.'

function textOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? MISSING : 'Dieser Wert ist ungültig.'
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return issue.format === 'email'
        ? 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'
        : 'Bitte prüfen Sie die Schreibweise.'
    case 'invalid_value':
      return 'Bitte wählen Sie einen der angebotenen Werte.'
    default:
      return issue.input === undefined ? MISSING : 'Dieser Wert ist ungültig.'
  }
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): string {
  if (origin === 'string')
    return Number(minimum) <= 1 ? MISSING : `Bitte geben Sie mindestens ${String(minimum)} Zeichen ein.`
  if (origin === 'array') return `Bitte geben Sie mindestens ${String(minimum)} an.`
  return `Der kleinste erlaubte Wert ist ${String(minimum)}.`
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): string {
  if (origin === 'string') return `Bitte geben Sie höchstens ${String(maximum)} Zeichen ein.`
  if (origin === 'array') return `Bitte geben Sie höchstens ${String(maximum)} an.`
  return `Der größte erlaubte Wert ist ${String(maximum)}.`
}
