import ArrowDown from '#src/shared/icons/ArrowDown.svg'
import ArrowUp from '#src/shared/icons/ArrowUp.svg'
import { useTranslation } from 'react-i18next'
import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import type { Sicht } from '#src/engines/addresses/rows.ts'
import { breiteVon } from './gitterMasse.ts'
import { Teil } from './Teil.tsx'
import type { TischZustand } from './useTisch.ts'

/** Up, then down, then as in the file. */
function naechste(sortierung: Sicht['sortierung'], feld: AdressFeld): Sicht['sortierung'] {
  if (sortierung?.feld !== feld) return { feld, absteigend: false }
  return sortierung.absteigend ? null : { feld, absteigend: true }
}

/** Names of the columns, by which rows are sorted. */
export function GitterKopf({ tisch }: { tisch: TischZustand }) {
  const { t } = useTranslation('zielgruppe')
  const { sicht, stand, show, nameVon } = tisch
  return (
    <Teil als="row" className="kopf" aria-rowindex={1}>
      <Teil als="columnheader" className="zelle nummer">
        {t('tisch.zeile')}
      </Teil>
      {stand.felder.map((feld) => {
        const sortierung = sicht.sortierung?.feld === feld ? sicht.sortierung : null
        return (
          <Teil
            key={feld}
            als="columnheader"
            className="zelle"
            style={{ inlineSize: `${breiteVon([feld])}rem` }}
            aria-sort={sortierung ? (sortierung.absteigend ? 'descending' : 'ascending') : 'none'}
          >
            <button type="button" onClick={() => void show({ sortierung: naechste(sicht.sortierung, feld) })}>
              {nameVon(feld)}
              {sortierung &&
                (sortierung.absteigend ? <ArrowDown size={14} aria-hidden /> : <ArrowUp size={14} aria-hidden />)}
            </button>
          </Teil>
        )
      })}
    </Teil>
  )
}
