import { memo } from 'react'
import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import { FELD_LABEL } from '#src/base/adressFelder.ts'
import type { TischZeile } from '#src/engines/addresses/worker.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { breiteVon } from './gitterMasse.ts'
import { Teil } from './Teil.tsx'
import type { Offen } from './useSchreiben.ts'
import { ZeilenZeichen } from './ZeilenZeichen.tsx'
import { ZellenEingabe, type Ende } from './ZellenEingabe.tsx'
import { markeVon } from './zellenMarke.ts'

interface Props {
  id: string
  at: number
  zeile: TischZeile | undefined
  felder: readonly AdressFeld[]
  /** Column of the active cell; -1 where the row is not the active one. */
  aktiv: number
  /** The cell that is being written, where it is one of this row. */
  offen: Offen | null
  onZelle: (at: number, spalte: number) => void
  onEnde: (wert: string | null, weiter: Ende) => void
}

/** One row of the grid. */
export const GitterZeile = memo(function GitterZeile(props: Props) {
  const { id, at, zeile, felder, aktiv, offen, onZelle, onEnde } = props
  return (
    <Teil
      als="row"
      className="zeile"
      aria-rowindex={at + 2}
      aria-selected={aktiv >= 0}
      data-weg={zeile?.gruppe === 'ausgeschlossen' || zeile?.entfernt === true}
      data-entfernt={zeile?.entfernt === true}
    >
      <Teil als="rowheader" className="zelle nummer">
        {zeile && (
          <>
            <ZeilenZeichen zeile={zeile} />
            {formatZahl(zeile.nr)}
          </>
        )}
      </Teil>
      {felder.map((feld, spalte) => (
        <Teil
          key={feld}
          id={`${id}-${at}-${spalte}`}
          als="gridcell"
          className="zelle"
          aria-colindex={spalte + 2}
          style={{ inlineSize: `${breiteVon([feld])}rem` }}
          data-marke={zeile && markeVon(zeile, feld)}
          data-aktiv={aktiv === spalte}
          onMouseDown={(event) => {
            // In the input itself the press places the caret.
            if (offen?.feld === feld) return
            event.preventDefault()
            if (event.button === 0) onZelle(at, spalte)
          }}
        >
          {offen?.feld === feld ? (
            <ZellenEingabe label={FELD_LABEL[feld]} beginn={offen.beginn} onEnde={onEnde} />
          ) : (
            zeile?.zellen[spalte]
          )}
        </Teil>
      ))}
    </Teil>
  )
})
