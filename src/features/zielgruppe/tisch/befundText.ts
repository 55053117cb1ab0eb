import { CODE_REGELN, GRUPPE_LABEL, VORSCHLAG_REGELN } from '#src/engines/addresses/rules.ts'
import type { Befund } from '#src/engines/addresses/rows.ts'
import { text } from '#src/shared/i18n/i18n.ts'

/** What is shown, in words. */
export function befundText(befund: Befund): string {
  switch (befund.art) {
    case 'gruppe':
      return GRUPPE_LABEL[befund.gruppe]
    case 'code':
      return CODE_REGELN[befund.code].titel
    case 'vorschlag':
      return VORSCHLAG_REGELN[befund.vorschlag].titel
    default:
      return text(`zielgruppe:tisch.befund.${befund.art}`)
  }
}
