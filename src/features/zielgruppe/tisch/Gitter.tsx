import { useId, useImperativeHandle, type KeyboardEvent, type Ref } from 'react'
import type { TischZeile } from '#src/engines/addresses/worker.ts'
import { breiteVon, isRtl, NUMMER_REM, rollHoehe, ZEILE_PX } from './gitterMasse.ts'
import { Rahmen } from './gitterStil.ts'
import { move, type Stelle } from './gitterTasten.ts'
import { GitterKopf } from './GitterKopf.tsx'
import { GitterZeile } from './GitterZeile.tsx'
import { Teil } from './Teil.tsx'
import type { AktiveZeile } from './useAktiveZeile.ts'
import type { TischZustand } from './useTisch.ts'
import { useZellen } from './useZellen.ts'

/** What others ask of the grid. */
export interface GitterGriff {
  /** Makes a cell the active one: it comes into sight and has the focus. */
  geheZu: (stelle: Stelle) => void
  /** A row as it is drawn; undefined while it is on its way or out of sight. */
  zeileAn: (at: number) => TischZeile | undefined
}

interface Props {
  ref: Ref<GitterGriff>
  tisch: TischZustand
  stelle: Stelle
  aktive: AktiveZeile
  onStelle: (stelle: Stelle) => void
  /** Keys that do something to the row; true: it was one of them. */
  onTaste: (event: KeyboardEvent) => boolean
  /** Empties the active cell. */
  onLeere: () => void
  /** Says what it is about, for who does not see it. */
  label: string
}

/** All rows of a view; of them only those in sight are drawn, however many there are. */
export function Gitter({ ref, tisch, stelle, aktive, onStelle, onTaste, onLeere, label }: Props) {
  const id = useId()
  const { felder } = tisch.stand
  const { anzahl } = tisch.ansicht
  const { rollen, zeileAn, offen, begin, end, geheZu, press } = useZellen({ tisch, stelle, aktive, onStelle })
  const { rahmen, von, bis, oben, hoehe, seite, show, scrolled } = rollen
  useImperativeHandle(ref, () => ({ geheZu, zeileAn }))

  /** True: the key was one to write with. */
  function write({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (altKey) return false
    if (key === 'Enter' || key === 'F2') begin(null)
    else if (key === 'Delete' && !ctrlKey) onLeere()
    else if (key.length === 1 && !ctrlKey && !metaKey) begin(key === ' ' ? null : key)
    else return false
    return true
  }

  function keyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.target !== event.currentTarget || anzahl === 0) return
    const grenzen = { anzahl, spalten: felder.length, seite, rtl: isRtl(event.currentTarget) }
    const neu = event.altKey ? null : move(stelle, event, grenzen)
    if (neu) geheZu(neu)
    // Nothing is done to a row that nobody sees.
    else if (onTaste(event) || write(event)) show(stelle)
    else return
    event.preventDefault()
  }

  return (
    <Rahmen
      ref={rahmen}
      role="grid"
      aria-label={label}
      aria-rowcount={anzahl + 1}
      aria-colcount={felder.length + 1}
      aria-activedescendant={stelle.at >= von && stelle.at < bis ? `${id}-${stelle.at}-${stelle.spalte}` : undefined}
      tabIndex={0}
      onKeyDown={keyDown}
      onScroll={({ currentTarget }) => scrolled(currentTarget.scrollTop)}
    >
      <div
        style={{
          blockSize: rollHoehe(anzahl) + ZEILE_PX,
          inlineSize: `${NUMMER_REM + breiteVon(felder)}rem`,
          minInlineSize: '100%',
        }}
      >
        <div className="sicht" style={{ maxBlockSize: hoehe }}>
          <GitterKopf tisch={tisch} />
          <Teil als="rowgroup" style={{ transform: `translateY(${-(oben % ZEILE_PX)}px)` }}>
            {drawn(von, bis, offen?.at).map((at) => (
              <GitterZeile
                key={at}
                id={id}
                at={at}
                zeile={zeileAn(at)}
                felder={felder}
                aktiv={at === stelle.at ? stelle.spalte : -1}
                offen={offen?.at === at ? offen : null}
                onZelle={press}
                onEnde={end}
              />
            ))}
          </Teil>
        </div>
      </div>
    </Rahmen>
  )
}

/** Rows in sight, and the one that is written in until that has ended. */
function drawn(von: number, bis: number, offen = von): number[] {
  const rows = Array.from({ length: Math.max(0, bis - von) }, (_, row) => von + row)
  return offen < von ? [offen, ...rows] : offen >= bis ? [...rows, offen] : rows
}
