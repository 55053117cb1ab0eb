import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/base/number/german.ts'
import type { Anteil } from '#src/domain/zielgruppe/karte/gebietPunkte.ts'
import { isPfeil, nachbar } from '#src/domain/zielgruppe/karte/nachbar.ts'
import { FORMEN, type RegionForm } from './formen.ts'

interface Props {
  anteile: ReadonlyMap<string, Anteil>
  /** People of a region; nothing while they are not counted. */
  zahlen: ReadonlyMap<string, number>
  /** A click means something else, as with a circle. */
  isFest: boolean
  /** `ohneZeiger`: by keyboard or by a help of access, which drag nothing. */
  onToggle: (region: RegionForm, ohneZeiger: boolean) => void
  /** `mitTasten`: by keyboard, which may come to what is out of view; a pointer is where it points. */
  onFokus: (region: RegionForm, mitTasten: boolean) => void
}

const GEWAEHLT = { ganz: 'true', teil: 'mixed', nicht: 'false' } as const
/** Four steps of density; the darkest is still lighter than a chosen region. */
const STUFEN = 4

/** The 95 Leitregionen. One of them is in the order of tabs, arrows go to the neighbour. */
export function KarteRegionen({ anteile, zahlen, isFest, onToggle, onFokus }: Props) {
  const { t } = useTranslation('zielgruppe')
  const [aktiv, setAktiv] = useState(FORMEN[0]?.leitregion)
  const [fokus, setFokus] = useState<RegionForm | null>(null)
  const meiste = Math.max(1, ...zahlen.values())

  function press(event: KeyboardEvent<SVGPathElement>, form: RegionForm): void {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      onToggle(form, true)
    }
    if (!isPfeil(event.key)) return
    event.preventDefault()
    const next = nachbar(form, event.key, FORMEN)
    if (!next) return
    setAktiv(next.leitregion)
    const paths = event.currentTarget.parentElement?.querySelectorAll<SVGPathElement>('[data-leitregion]') ?? []
    for (const one of paths) if (one.dataset.leitregion === next.leitregion) one.focus({ preventScroll: true })
  }

  function nameOf({ leitregion, ort }: RegionForm): string {
    const anzahl = zahlen.get(leitregion)
    return anzahl === undefined
      ? t('karte.region', { leitregion, ort })
      : t('karte.regionPersonen', { leitregion, ort, count: anzahl, menge: formatZahl(anzahl) })
  }

  return (
    <>
      {FORMEN.map((form) => {
        const anteil = anteile.get(form.leitregion) ?? 'nicht'
        const dicht = Math.ceil(((zahlen.get(form.leitregion) ?? 0) / meiste) * STUFEN)
        const name = nameOf(form)
        return (
          <path
            key={form.leitregion}
            d={form.d}
            className="region"
            data-leitregion={form.leitregion}
            data-anteil={anteil}
            data-dichte={dicht}
            {...(isFest
              ? { 'aria-hidden': true }
              : {
                  role: 'checkbox',
                  'aria-checked': GEWAEHLT[anteil],
                  'aria-label': name,
                  tabIndex: form.leitregion === aktiv ? 0 : -1,
                  onClick: (event: MouseEvent) => onToggle(form, event.detail === 0),
                  onKeyDown: (event: KeyboardEvent<SVGPathElement>) => press(event, form),
                  onFocus: ({ currentTarget }: FocusEvent<SVGPathElement>) => {
                    setAktiv(form.leitregion)
                    setFokus(form)
                    onFokus(form, currentTarget.matches(':focus-visible'))
                  },
                  onBlur: () => setFokus(null),
                })}
          >
            <title>{name}</title>
          </path>
        )
      })}
      {/* Above all of them: a neighbour drawn later would cover half of a line. */}
      <path
        className="gewaehlt"
        aria-hidden
        d={FORMEN.filter(({ leitregion }) => anteile.get(leitregion) === 'ganz')
          .map(({ d }) => d)
          .join('')}
      />
      {fokus && <path className="fokus" aria-hidden d={fokus.d} />}
    </>
  )
}
