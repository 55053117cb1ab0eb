import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { TischZeile } from '#src/domain/zielgruppe/adressdatei/tisch/tisch.ts'
import { KeyCap } from '#src/shared/ui/KeyCap.tsx'
import { Gitter } from './Gitter.tsx'
import type { Stelle } from './gitterTasten.ts'
import { TischLeiste } from './TischLeiste.tsx'
import type { TischZustand } from './useTisch.ts'
import { ZeilenDetail } from './ZeilenDetail.tsx'

/** The rows of a list, to be looked through, found and put right. */
export function Tisch({ tisch }: { tisch: TischZustand }) {
  const { t } = useTranslation('zielgruppe')
  const { client, ansicht, stand, tue } = tisch
  const { anzahl } = ansicht
  const [gewaehlt, setStelle] = useState<Stelle>({ at: 0, spalte: 0 })
  const stelle = { at: Math.max(0, Math.min(anzahl - 1, gewaehlt.at)), spalte: gewaehlt.spalte }
  const [zeile, setZeile] = useState<TischZeile | null>(null)
  useEffect(
    function fetchActiveRow() {
      let over = false
      client.zeilen(stelle.at, 1).then(
        ([row = null]) => {
          if (!over) setZeile(row)
        },
        () => undefined,
      )
      return () => {
        over = true
      }
    },
    [client, stelle.at, ansicht],
  )

  async function schritt(richtung: 1 | -1): Promise<void> {
    const at = await client.naechsterBefund(stelle.at, richtung)
    if (at >= 0) setStelle({ ...stelle, at })
  }

  const entferne = (one: TischZeile) => tue({ art: 'entferne', indexe: [one.index], entfernt: !one.entfernt })

  function taste({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
    const strg = ctrlKey || metaKey
    if (strg && key.toLowerCase() === 'z') void tue({ art: shiftKey ? 'vor' : 'zurueck' })
    else if (strg && key.toLowerCase() === 'y') void tue({ art: 'vor' })
    else if (key === 'F8') void schritt(shiftKey ? -1 : 1)
    else if (zeile && altKey && key === 'Enter') {
      void tue({ art: 'nimmAn', vorschlag: 'alle', indexe: [zeile.index] })
    } else if (zeile && strg && key === 'Delete') void entferne(zeile)
    else return false
    return true
  }

  async function neueZeile(): Promise<void> {
    await tue({ art: 'neueZeile' })
    setStelle({ at: anzahl, spalte: 0 })
  }

  return (
    <Box component="section" aria-label={t('tisch.titel')} sx={{ display: 'grid', gap: 1.5, minInlineSize: 0 }}>
      <TischLeiste tisch={tisch} onNeueZeile={() => void neueZeile()} />
      <Gitter
        tisch={tisch}
        stelle={stelle}
        onStelle={setStelle}
        onTaste={taste}
        label={t('tisch.titel')}
        key={stand.felder.join()}
      />
      {anzahl === 0 && (
        <Alert severity="info" variant="outlined">
          {t('tisch.nichtsGefunden')}
        </Alert>
      )}
      {zeile && anzahl > 0 && (
        <ZeilenDetail
          zeile={zeile}
          onSchritt={(richtung) => void schritt(richtung)}
          onNimm={(vorschlag) => void tue({ art: 'nimmAn', vorschlag, indexe: [zeile.index] })}
          onLass={(vorschlag) => void tue({ art: 'lehneAb', vorschlag, indexe: [zeile.index] })}
          onEntferne={() => void entferne(zeile)}
        />
      )}
      <Typography
        variant="body2"
        component="p"
        sx={{ color: 'text.secondary', display: { xs: 'none', md: 'flex' }, flexWrap: 'wrap', gap: 2, margin: 0 }}
      >
        {(['enter', 'f8', 'altEnter', 'strgZ', 'strgEntf'] as const).map((taste_) => (
          <span key={taste_}>
            <KeyCap>{t(`tisch.taste.${taste_}`)}</KeyCap> {t(`tisch.tasteHilfe.${taste_}`)}
          </span>
        ))}
      </Typography>
    </Box>
  )
}
