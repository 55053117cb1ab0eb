import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FELD_LABEL } from '#src/domain/zielgruppe/adressdatei/columns.ts'
import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import { breiteVon, inPx, NUMMER_REM, rolle, rollHoehe, rollStelle, ZEILE_PX } from './gitterMasse.ts'
import { Rahmen } from './gitterStil.ts'
import { bewege, type Stelle } from './gitterTasten.ts'
import { GitterZeile } from './GitterZeile.tsx'
import { Teil } from './Teil.tsx'
import type { TischZustand } from './useTisch.ts'
import { useZeilenFenster } from './useZeilenFenster.ts'

interface Props {
  tisch: TischZustand
  stelle: Stelle
  onStelle: (stelle: Stelle) => void
  /** Keys that do something to the row; true: it was one of them. */
  onTaste: (event: KeyboardEvent) => boolean
  /** Says what it is about, for who does not see it. */
  label: string
}

/** Height of what is seen where nothing can be measured, px. */
const HOEHE_PX = 600

/** All rows of a view; of them only those in sight are drawn, however many there are. */
export function Gitter({ tisch, stelle, onStelle, onTaste, label }: Props) {
  const { t } = useTranslation('zielgruppe')
  const id = useId()
  const rahmen = useRef<HTMLDivElement>(null)
  const [rollen, setRollen] = useState({ oben: 0, scrollTop: 0 })
  const [hoehe, setHoehe] = useState(HOEHE_PX)
  const [schreibt, setSchreibt] = useState<string | null>(null)
  const { client, ansicht, sicht, stand } = tisch
  const { felder } = stand
  const { anzahl } = ansicht
  const fenster = hoehe - ZEILE_PX
  // The view may have become shorter.
  const oben = Math.max(0, Math.min(rollen.oben, anzahl * ZEILE_PX - fenster))
  const von = Math.floor(oben / ZEILE_PX)
  const bis = Math.min(anzahl, von + Math.ceil(fenster / ZEILE_PX) + 1)
  const zeileAn = useZeilenFenster(client, ansicht.stand, von, bis, anzahl)

  useEffect(function measure() {
    const element = rahmen.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setHoehe(element.clientHeight || HOEHE_PX))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  function scrolled(scrollTop: number): void {
    const neu = rolle({ ...rollen, oben }, scrollTop, anzahl, fenster)
    setRollen(neu)
    if (rahmen.current && Math.abs(neu.scrollTop - scrollTop) > 1) rahmen.current.scrollTop = neu.scrollTop
  }

  function geheZu(neu: Stelle): void {
    onStelle(neu)
    const y = neu.at * ZEILE_PX
    const ziel = y < oben ? y : y + ZEILE_PX > oben + fenster ? y + ZEILE_PX - fenster : oben
    const element = rahmen.current
    if (!element) return
    if (ziel !== oben) {
      const scrollTop = rollStelle(ziel, anzahl, fenster)
      setRollen({ oben: ziel, scrollTop })
      element.scrollTop = scrollTop
    }
    showColumn(element, neu.spalte)
  }

  /** Scrolls sideways so that a column is seen beside the numbers. */
  function showColumn(element: HTMLElement, spalte: number): void {
    const start = inPx(breiteVon(felder.slice(0, spalte)))
    const end = inPx(breiteVon(felder.slice(0, spalte + 1)))
    const nummer = inPx(NUMMER_REM)
    const sign = isRtl(element) ? -1 : 1
    const links = element.scrollLeft * sign
    const rechts = links + element.clientWidth - nummer
    if (start < links) element.scrollLeft = start * sign
    else if (end > rechts && element.clientWidth > 0) element.scrollLeft = (end - element.clientWidth + nummer) * sign
  }

  function beginne(wert: string | null): void {
    const zeile = zeileAn(stelle.at)
    if (zeile && !zeile.entfernt) setSchreibt(wert ?? zeile.zellen[stelle.spalte] ?? '')
  }

  function endet(wert: string | null, weiter: 'unten' | 'rechts' | 'links' | 'bleibt'): void {
    if (schreibt === null) return
    setSchreibt(null)
    const zeile = zeileAn(stelle.at)
    const feld = felder[stelle.spalte]
    if (wert !== null && zeile && feld && wert !== zeile.zellen[stelle.spalte])
      void tisch.tue({ art: 'zelle', index: zeile.index, feld, wert })
    const spalte = stelle.spalte + (weiter === 'rechts' ? 1 : weiter === 'links' ? -1 : 0)
    geheZu({
      at: Math.min(anzahl - 1, stelle.at + (weiter === 'unten' ? 1 : 0)),
      spalte: Math.max(0, Math.min(felder.length - 1, spalte)),
    })
    if (weiter !== 'bleibt' || wert === null) rahmen.current?.focus({ preventScroll: true })
  }

  function leere(): void {
    const zeile = zeileAn(stelle.at)
    const feld = felder[stelle.spalte]
    if (zeile && feld && zeile.zellen[stelle.spalte] !== '')
      void tisch.tue({ art: 'zelle', index: zeile.index, feld, wert: '' })
  }

  function keyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.target !== event.currentTarget || anzahl === 0) return
    if (onTaste(event)) return event.preventDefault()
    const { key, ctrlKey, metaKey, altKey } = event
    const seite = Math.max(1, Math.floor(fenster / ZEILE_PX) - 1)
    const neu = altKey
      ? null
      : bewege(stelle, event, { anzahl, spalten: felder.length, seite, rtl: isRtl(event.currentTarget) })
    if (neu) geheZu(neu)
    else if (key === 'Enter' || key === 'F2') beginne(null)
    else if (key === 'Delete' && !ctrlKey) leere()
    else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) beginne(key === ' ' ? null : key)
    else return
    event.preventDefault()
  }

  function zelle(at: number, spalte: number): void {
    rahmen.current?.focus({ preventScroll: true })
    // A second press on the same cell writes in it, by finger as by mouse.
    if (at === stelle.at && spalte === stelle.spalte) return beginne(null)
    geheZu({ at, spalte })
  }

  const sortiere = (feld: AdressFeld) => {
    const { sortierung } = sicht
    const neu =
      sortierung?.feld !== feld
        ? { feld, absteigend: false }
        : sortierung.absteigend
          ? null
          : { feld, absteigend: true }
    void tisch.zeige({ sortierung: neu })
  }

  return (
    <Rahmen
      ref={rahmen}
      role="grid"
      aria-label={label}
      aria-rowcount={anzahl + 1}
      aria-colcount={felder.length + 1}
      aria-activedescendant={anzahl > 0 ? `${id}-${stelle.at}-${stelle.spalte}` : undefined}
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
          <Teil als="row" className="kopf" aria-rowindex={1}>
            <Teil als="columnheader" className="zelle nummer">
              {t('tisch.zeile')}
            </Teil>
            {felder.map((feld) => {
              const sortierung = sicht.sortierung?.feld === feld ? sicht.sortierung : null
              return (
                <Teil
                  key={feld}
                  als="columnheader"
                  className="zelle"
                  style={{ inlineSize: `${breiteVon([feld])}rem` }}
                  aria-sort={sortierung ? (sortierung.absteigend ? 'descending' : 'ascending') : 'none'}
                >
                  <button type="button" onClick={() => sortiere(feld)}>
                    {FELD_LABEL[feld]}
                    {sortierung &&
                      (sortierung.absteigend ? <ArrowDown size={14} aria-hidden /> : <ArrowUp size={14} aria-hidden />)}
                  </button>
                </Teil>
              )
            })}
          </Teil>
          <Teil als="rowgroup" style={{ transform: `translateY(${-(oben % ZEILE_PX)}px)` }}>
            {Array.from({ length: Math.max(0, bis - von) }, (_, row) => {
              const at = von + row
              const aktiv = at === stelle.at
              return (
                <GitterZeile
                  key={at}
                  id={id}
                  at={at}
                  zeile={zeileAn(at)}
                  felder={felder}
                  aktiv={aktiv ? stelle.spalte : -1}
                  schreibt={aktiv ? schreibt : null}
                  onZelle={zelle}
                  onEnde={endet}
                />
              )
            })}
          </Teil>
        </div>
      </div>
    </Rahmen>
  )
}

const isRtl = (element: HTMLElement) => getComputedStyle(element).direction === 'rtl'
