import { VORSCHLAG_REGELN } from '#src/domain/zielgruppe/adressdatei/vorschlag/arten.ts'
import type { SchrittZeile } from '#src/domain/zielgruppe/adressdatei/tisch/verlauf.ts'
import { formatZahl } from '#src/domain/number/german.ts'
import { text } from '#src/shared/i18n/i18n.ts'

/** A step of work in words, as it is taken back or done again. */
export function schrittText(schritt: SchrittZeile): string {
  const was =
    'vorschlag' in schritt && schritt.vorschlag !== 'sichere'
      ? VORSCHLAG_REGELN[schritt.vorschlag].titel
      : text('zielgruppe:tisch.sichere')
  return text(`zielgruppe:tisch.schritt.${schritt.art}`, {
    was,
    count: schritt.zeilen,
    anzahl: formatZahl(schritt.zeilen),
  })
}
