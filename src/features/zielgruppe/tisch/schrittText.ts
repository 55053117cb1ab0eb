import { VORSCHLAG_REGELN, type VorschlagArt } from '#src/engines/addresses/rules.ts'
import type { SchrittZeile } from '#src/engines/addresses/worker.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { text } from '#src/shared/i18n/i18n.ts'

function wasText(vorschlag: VorschlagArt | 'sichere' | 'alle'): string {
  if (vorschlag === 'sichere') return text('zielgruppe:tisch.sichere')
  return vorschlag === 'alle' ? text('zielgruppe:tisch.alle') : VORSCHLAG_REGELN[vorschlag].titel
}

/** A step of work in words, as it is taken back or done again. */
export function schrittText(schritt: SchrittZeile): string {
  const was = 'vorschlag' in schritt ? wasText(schritt.vorschlag) : ''
  return text(`zielgruppe:tisch.schritt.${schritt.art}`, {
    was,
    count: schritt.zeilen,
    anzahl: formatZahl(schritt.zeilen),
  })
}
