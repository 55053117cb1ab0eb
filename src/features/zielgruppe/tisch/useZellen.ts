import type { Stelle } from './gitterTasten.ts'
import type { AktiveZeile } from './useAktiveZeile.ts'
import { useRollen } from './useRollen.ts'
import { useSchreiben } from './useSchreiben.ts'
import type { TischZustand } from './useTisch.ts'
import { useZeilenFenster } from './useZeilenFenster.ts'
import type { Ende } from './ZellenEingabe.tsx'

interface Gitter {
  tisch: TischZustand
  stelle: Stelle
  aktive: AktiveZeile
  onStelle: (stelle: Stelle) => void
}

/** Cells of a grid: which are in sight, the way to one, and what is written into it. */
export function useZellen({ tisch, stelle, aktive, onStelle }: Gitter) {
  const { ausfall } = tisch
  const { felder } = tisch.stand
  const { anzahl } = tisch.ansicht
  const rollen = useRollen(anzahl, felder)
  const { von, bis, focus } = rollen
  const zeileAn = useZeilenFenster(tisch, von, bis)
  const { offen, begin, close } = useSchreiben({ stelle, felder, aktive, ausfall, zeileAn, von, bis, focus })

  function geheZu(neu: Stelle): void {
    // Before all else: what is being written ends in its own cell.
    focus()
    onStelle(neu)
    rollen.show(neu)
  }

  /** The writing ends; null: what was written is given up. */
  function end(wert: string | null, weiter: Ende): void {
    if (offen === null) return
    close()
    const { at, spalte, feld, zeile } = offen
    if (wert !== null && wert !== zeile.zellen[spalte])
      void tisch.perform({ art: 'zelle', index: zeile.index, feld, wert })
    if (weiter === 'fort') return
    if (weiter === 'bleibt') return focus()
    const neu = spalte + (weiter === 'rechts' ? 1 : weiter === 'links' ? -1 : 0)
    geheZu({
      at: Math.min(anzahl - 1, at + (weiter === 'unten' ? 1 : 0)),
      spalte: Math.max(0, Math.min(felder.length - 1, neu)),
    })
  }

  function press(at: number, spalte: number): void {
    // A second press on the same cell writes in it, by finger as by mouse.
    const again = at === stelle.at && spalte === stelle.spalte
    geheZu({ at, spalte })
    if (again) begin(null)
  }

  return { rollen, zeileAn, offen, begin, end, geheZu, press }
}
