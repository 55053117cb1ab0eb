import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useWindowEvent } from '#src/shared/useWindowEvent.ts'
import { Gitter, type GitterGriff } from './Gitter.tsx'
import { schrittTaste, type Stelle } from './gitterTasten.ts'
import { TastenHilfe } from './TastenHilfe.tsx'
import { TischLeiste } from './TischLeiste.tsx'
import { useAktiveZeile } from './useAktiveZeile.ts'
import { useNextBefund } from './useNextBefund.ts'
import type { TischZustand } from './useTisch.ts'
import { useZeilenArbeit } from './useZeilenArbeit.ts'
import { ZeilenDetail } from './ZeilenDetail.tsx'

/** The rows of a list, to be looked through, found and put right. */
export function Tisch({ tisch }: { tisch: TischZustand }) {
  const { t } = useTranslation('zielgruppe')
  const { perform } = tisch
  const { anzahl } = tisch.ansicht
  const gitter = useRef<GitterGriff>(null)
  const [gewaehlt, setStelle] = useState<Stelle>({ at: 0, spalte: 0 })
  const stelle = { at: Math.max(0, Math.min(anzahl - 1, gewaehlt.at)), spalte: gewaehlt.spalte }
  const aktive = useAktiveZeile(tisch, stelle.at)
  const { gezeigt } = aktive
  const arbeit = useZeilenArbeit({ tisch, stelle, aktive, drawn: () => gitter.current?.zeileAn(stelle.at) })
  const { vergeblich, seek, forget } = useNextBefund(tisch, stelle.at, (at) =>
    gitter.current?.geheZu({ ...stelle, at }),
  )

  useWindowEvent('keydown', (event) => {
    const art = schrittTaste(event)
    if (art === null) return
    event.preventDefault()
    void perform({ art })
  })

  function taste({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
    if (key === 'F8') seek(shiftKey ? -1 : 1)
    else if (altKey && key === 'Enter') arbeit.acceptAll()
    else if ((ctrlKey || metaKey) && key === 'Delete') arbeit.remove()
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
          forget()
        }}
        onTaste={taste}
        onLeere={arbeit.empty}
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
          onSchritt={seek}
          onNimm={arbeit.accept}
          onLass={arbeit.decline}
          onEntferne={arbeit.remove}
          onJemandAnderes={arbeit.markOther}
        />
      )}
      <TastenHilfe />
    </Box>
  )
}
