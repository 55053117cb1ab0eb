import type { TischAktion, TischZeile } from '#src/engines/addresses/worker.ts'
import type { VorschlagArt } from '#src/engines/addresses/rules.ts'
import type { Stelle } from './gitterTasten.ts'
import type { AktiveZeile } from './useAktiveZeile.ts'
import type { TischZustand } from './useTisch.ts'

interface Wahl {
  tisch: TischZustand
  stelle: Stelle
  aktive: AktiveZeile
  /** The row as it is drawn; undefined while it is on its way or out of sight. */
  drawn: () => TischZeile | undefined
}

/** What can be done to the row that was chosen. */
export function useZeilenArbeit({ tisch, stelle, aktive, drawn }: Wahl) {
  const { stand, perform, ausfall } = tisch

  /** Does something to the row, though its words may still be on their way. */
  function doTo(aktion: (zeile: TischZeile) => TischAktion | null): void {
    const known = drawn()
    void ausfall.attempt(async () => {
      const zeile = known ?? (await aktive.fetchOne())
      const was = zeile && aktion(zeile)
      if (was) await perform(was)
    })
  }

  /** Only where the row has such a proposal. */
  const decide = (vorschlag: VorschlagArt, aktion: (indexe: number[]) => TischAktion) =>
    doTo(({ index, vorschlaege }) => (vorschlaege.some(({ art }) => art === vorschlag) ? aktion([index]) : null))

  return {
    /** Takes the row out, or in again. */
    remove: () => doTo(({ index, entfernt }) => ({ art: 'entferne', indexe: [index], entfernt: !entfernt })),
    accept: (vorschlag: VorschlagArt) => decide(vorschlag, (indexe) => ({ art: 'nimmAn', vorschlag, indexe })),
    acceptAll: () => doTo(({ index }) => ({ art: 'nimmAn', vorschlag: 'alle', indexe: [index] })),
    decline: (vorschlag: VorschlagArt) => decide(vorschlag, (indexe) => ({ art: 'lehneAb', vorschlag, indexe })),
    /** It is somebody else than who is not written to. */
    markOther: () => doTo(({ index }) => ({ art: 'jemandAnderes', indexe: [index] })),
    /** Empties the active cell. */
    empty: () =>
      doTo(({ index, entfernt, zellen }) => {
        const feld = stand.felder[stelle.spalte]
        const leer = feld === undefined || zellen[stelle.spalte] === ''
        return entfernt || leer ? null : { art: 'zelle', index, feld, wert: '' }
      }),
  }
}
