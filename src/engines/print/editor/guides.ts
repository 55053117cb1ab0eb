import type { FormatId, Mm, Seite, SeitenName } from '#src/contract/dokument.ts'
import { dataRect } from '../formats.ts'
import { roundMm } from '../units.ts'
import { NICHTS_GEWAEHLT } from './history.ts'
import { changePage, NICHT_GEFUNDEN, pageOf } from './operations.ts'
import type { Command } from './session.ts'

export type Guide = Seite['guides'][number]

/** Guides of one page; assumed: more would be a grid that hides the sheet. */
const MAX_GUIDES = 100
const ZU_VIELE = 'Diese Seite hat schon 100 Hilfslinien. Bitte löschen Sie zuerst eine andere.'

/** Whether a place lies on the sheet: a guide that is let go beside it is deleted. */
export function isOnSheet({ axis, at }: Guide, format: FormatId): boolean {
  const { w, h } = dataRect(format)
  return at >= 0 && at <= (axis === 'x' ? w : h)
}

/** Where a guide lies while the hand moves it, in half millimetres. */
export function guideAt(at: Mm): Mm {
  return Math.round(at * 2) / 2
}

/** Command that draws a guide, moves the one at `index`, or takes it away (`guide` null). They are never printed. */
export function guideCommand(side: SeitenName, index: number | null, guide: Guide | null): Command['run'] {
  return (dokument, { history: { present } }) => {
    const guides = pageOf(dokument, side)?.guides
    if (!guides || (index !== null && index >= guides.length)) return { ok: false, grund: NICHT_GEFUNDEN }
    if (index === null && guides.length >= MAX_GUIDES) return { ok: false, grund: ZU_VIELE }
    const own = guide === null ? [] : [{ ...guide, at: roundMm(guide.at) }]
    const next = guides.toSpliced(index ?? guides.length, index === null ? 0 : 1, ...own)
    const same = next.length === guides.length && next.every((one, at) => one.at === guides[at]?.at)
    const auswahl = present.auswahl.length > 0 ? present.auswahl : NICHTS_GEWAEHLT
    if (same) return { ok: true, dokument, auswahl }
    return { ok: true, dokument: changePage(dokument, side, (old) => ({ ...old, guides: next })), auswahl }
  }
}
