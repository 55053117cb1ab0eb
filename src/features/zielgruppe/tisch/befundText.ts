import { CODE_REGELN, GRUPPE_LABEL } from '#src/domain/zielgruppe/adressdatei/codeRegeln.ts'
import type { Befund } from '#src/domain/zielgruppe/adressdatei/tisch/sicht.ts'
import { VORSCHLAG_REGELN } from '#src/domain/zielgruppe/adressdatei/vorschlag/arten.ts'
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
