import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { TischAktion, TischZeile } from '#src/engines/addresses/worker.ts'
import type { VorschlagArt } from '#src/engines/addresses/rules.ts'
import { useWindowEvent } from '#src/shared/useWindowEvent.ts'
import { Gitter, type GitterGriff } from './Gitter.tsx'
import { schrittTaste, type Stelle } from './gitterTasten.ts'
import { TastenHilfe } from './TastenHilfe.tsx'
import { TischLeiste } from './TischLeiste.tsx'
import { useAktiveZeile } from './useAktiveZeile.ts'
import type { TischZustand } from './useTisch.ts'
import { ZeilenDetail } from './ZeilenDetail.tsx'

/** What was looked for in vain; `nr` makes the same words new ones, so that they are read out once more. */
interface Vergeblich {
  richtung: 1 | -1
  nr: number
}

/** The rows of a list, to be looked through, found and put right. */
export function Tisch({ tisch }: { tisch: TischZustand }) {
  const { t } = useTranslation('zielgruppe')
  const { client, ansicht, stand, perform, ausfall } = tisch
  const { anzahl } = ansicht
  const gitter = useRef<GitterGriff>(null)
  const [gewaehlt, setStelle] = useState<Stelle>({ at: 0, spalte: 0 })
  const [vergeblich, setVergeblich] = useState<Vergeblich | null>(null)
  const stelle = { at: Math.max(0, Math.min(anzahl - 1, gewaehlt.at)), spalte: gewaehlt.spalte }
  const aktive = useAktiveZeile(tisch, stelle.at)
  const { gezeigt } = aktive

  useWindowEvent('keydown', (event) => {
    const art = schrittTaste(event)
    if (art === null) return
    event.preventDefault()
    void perform({ art })
  })

  async function schritt(richtung: 1 | -1): Promise<void> {
    const at = await client.naechsterBefund(stelle.at, richtung)
    if (at >= 0) gitter.current?.geheZu({ ...stelle, at })
    else setVergeblich((vorher) => ({ richtung, nr: (vorher?.nr ?? 0) + 1 }))
  }

  /** Does something to the row that was chosen, though its words may still be on their way. */
  function doTo(aktion: (zeile: TischZeile) => TischAktion | null): Promise<boolean> {
    const drawn = gitter.current?.zeileAn(stelle.at)
    return ausfall.attempt(async () => {
      const zeile = drawn ?? (await aktive.fetchOne())
      const was = zeile && aktion(zeile)
      if (was) await perform(was)
    })
  }

  const remove = () => doTo(({ index, entfernt }) => ({ art: 'entferne', indexe: [index], entfernt: !entfernt }))
  /** Only where the row has such a proposal. */
  const entscheide = (vorschlag: VorschlagArt, aktion: (indexe: number[]) => TischAktion) =>
    doTo(({ index, vorschlaege }) => (vorschlaege.some(({ art }) => art === vorschlag) ? aktion([index]) : null))
  const leere = () =>
    doTo(({ index, entfernt, zellen }) => {
      const feld = stand.felder[stelle.spalte]
      const leer = feld === undefined || zellen[stelle.spalte] === ''
      return entfernt || leer ? null : { art: 'zelle', index, feld, wert: '' }
    })

  function taste({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
    if (key === 'F8') void ausfall.attempt(() => schritt(shiftKey ? -1 : 1))
    else if (altKey && key === 'Enter') {
      void doTo(({ index }) => ({ art: 'nimmAn', vorschlag: 'alle', indexe: [index] }))
    } else if ((ctrlKey || metaKey) && key === 'Delete') void remove()
    else return false
    return true
  }

  async function neueZeile(): Promise<void> {
    if (await perform({ art: 'neueZeile' })) gitter.current?.geheZu({ at: anzahl, spalte: 0 })
  }

  async function showAll(): Promise<void> {
    // What showed the choice goes with it.
    gitter.current?.geheZu(stelle)
    await tisch.showBefund({ art: 'alle' })
  }

  return (
    <Box component="section" aria-label={t('tisch.titel')} sx={{ display: 'grid', gap: 1.5, minInlineSize: 0 }}>
      <TischLeiste tisch={tisch} onNeueZeile={() => void neueZeile()} onAlle={() => void showAll()} />
      <Gitter
        ref={gitter}
        tisch={tisch}
        stelle={stelle}
        aktive={aktive}
        onStelle={(neu) => {
          setStelle(neu)
          setVergeblich(null)
        }}
        onTaste={taste}
        onLeere={() => void leere()}
        label={t('tisch.titel')}
      />
      <Box component="output" sx={{ color: 'text.secondary', fontSize: 'body2.fontSize' }}>
        {vergeblich && (
          <span key={vergeblich.nr}>{t(`tisch.keinBefund.${vergeblich.richtung === 1 ? 'danach' : 'davor'}`)}</span>
        )}
      </Box>
      {anzahl === 0 && (
        <Alert severity="info" variant="outlined">
          {t('tisch.nichtsGefunden')}
        </Alert>
      )}
      {gezeigt && anzahl > 0 && (
        <ZeilenDetail
          zeile={gezeigt}
          onSchritt={(richtung) => void ausfall.attempt(() => schritt(richtung))}
          onNimm={(vorschlag) => void entscheide(vorschlag, (indexe) => ({ art: 'nimmAn', vorschlag, indexe }))}
          onLass={(vorschlag) => void entscheide(vorschlag, (indexe) => ({ art: 'lehneAb', vorschlag, indexe }))}
          onEntferne={() => void remove()}
          onJemandAnderes={() => void doTo(({ index }) => ({ art: 'jemandAnderes', indexe: [index] }))}
        />
      )}
      <TastenHilfe />
    </Box>
  )
}
