import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/base/number/german.ts'
import { MAX_SPALTEN } from '#src/engines/addresses/rules.ts'
import { type Leseart, zuordnungProbleme } from '#src/engines/addresses/file.ts'
import { goToOnMount } from '#src/shared/ui/focusOnMount.ts'
import { AnfuehrungHinweis } from './AnfuehrungHinweis.tsx'
import { regelText } from './regelText.ts'
import { LeseartFields } from './LeseartFields.tsx'
import { SpaltenTable } from './SpaltenTable.tsx'
import { useArbeitFrage } from './useArbeitFrage.tsx'
import { type Phase, spaltenProbleme } from '#src/engines/addresses/worker.ts'
import type { Adressdatei } from './useAdressdatei.ts'

interface Props {
  adressdatei: Adressdatei
  zustand: Extract<Phase, { art: 'zuordnen' }>
  /** Which file it is. */
  head: ReactNode
}

/** Second step: how the file is read and what its columns hold. */
export function SpaltenStep({ adressdatei, zustand, head }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { datei, problem, stopp } = zustand
  const [asked, setAsked] = useState(false)
  const { wage, frage } = useArbeitFrage(datei.arbeit)
  const summary = useRef<HTMLDivElement>(null)
  const probleme = [...zuordnungProbleme(datei.zuordnung), ...spaltenProbleme(datei.spalten)]
  function check(): void {
    if (probleme.length === 0) return adressdatei.check()
    // Drawn at once, so that it can take the focus.
    flushSync(() => setAsked(true))
    summary.current?.focus()
  }
  /** Rows that are read otherwise are other rows: what was decided about them goes. */
  const read = (leseart: Partial<Leseart>) => wage(() => adressdatei.read(leseart))
  const shown = problem === null ? (asked ? probleme : []) : [problem]
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {head}
      {shown.length > 0 && (
        <Alert ref={summary} tabIndex={-1} severity="error" variant="outlined" role="alert">
          <AlertTitle sx={{ fontSize: 'inherit' }}>{t('upload.zuordnungPruefen')}</AlertTitle>
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {shown.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
      {stopp !== null && <AnfuehrungHinweis stopp={stopp} onAlsText={() => read({ anfuehrung: 'text' })} />}
      <LeseartFields ansicht={datei.ansicht} onChange={read} />
      <Box sx={{ display: 'grid', gap: 1, minInlineSize: 0 }}>
        <Typography ref={goToOnMount} variant="h2" tabIndex={-1}>
          {t('upload.spaltenTitle')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', maxInlineSize: '72ch' }}>
          {t('upload.spaltenText')} {t('upload.eigene.text')}
        </Typography>
      </Box>
      {datei.ansicht.ungelesen > 0 && (
        <Alert severity="warning" variant="outlined">
          {t('upload.ungelesen', { count: datei.ansicht.ungelesen, spalten: formatZahl(MAX_SPALTEN) })}
        </Alert>
      )}
      {datei.regeln.length > 0 && (
        <Alert severity="info" variant="outlined">
          <AlertTitle sx={{ fontSize: 'inherit' }}>{t('upload.regel.title')}</AlertTitle>
          {t('upload.regel.text')}
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {datei.regeln.map((regel) => (
              <li key={regel.spalte}>
                {t('upload.regel.zeile', { spalte: datei.ansicht.spalten[regel.spalte], regel: regelText(t, regel) })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <SpaltenTable
        datei={datei}
        onChange={(spalte, wahl) => adressdatei.tell({ art: 'columnChosen', spalte, wahl })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" onClick={check}>
          {t('upload.pruefen')}
        </Button>
      </Box>
      {frage}
    </Box>
  )
}
