import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useMemo, useRef, useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Gebiet } from '#src/contract/gebiet.ts'
import { formatZahl } from '#src/domain/number/german.ts'
import { GEBIET_LABEL, liste } from '#src/domain/zielgruppe/filters.ts'
import { anteile as anteileOf, ohneZustellgebiet } from '#src/domain/zielgruppe/karte/gebietPunkte.ts'
import type { Region } from '#src/domain/zielgruppe/karte/regionen.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { toGebiet, type ZielgruppeValues } from '../zielgruppeForm.ts'
import { Karte } from './Karte.tsx'
import { RegionenTabelle } from './RegionenTabelle.tsx'
import { useGebietWahl } from './useGebietWahl.ts'
import { useRegionZahlen } from './useRegionZahlen.ts'

interface Props {
  control: Control<ZielgruppeValues>
}

/** Postal codes named in one sentence. */
const GENANNT = 6
const ANSICHTEN = ['karte', 'tabelle'] as const

/** The chosen area on a map, or as a table of the Leitregionen. */
export function GebietKarte({ control }: Props) {
  const { t } = useTranslation('zielgruppe')
  const [ansicht, setAnsicht] = useState<(typeof ANSICHTEN)[number]>('karte')
  const [meldung, setMeldung] = useState('')
  const section = useRef<HTMLElement>(null)
  const wahl = useGebietWahl(control)
  const zahlen = useRegionZahlen(control)
  const text = JSON.stringify(toGebiet(useWatch({ control, compute: (all) => all })))
  // By its content: the form makes a new one whenever anything in it changes.
  const gebiet: Gebiet = useMemo(() => JSON.parse(text), [text])
  const anteile = useMemo(() => anteileOf(gebiet), [gebiet])
  const ohneGebiet = ohneZustellgebiet(gebiet)
  const weitere = t('karte.weitere', { anzahl: formatZahl(ohneGebiet.length - GENANNT + 1) })
  const genannt = ohneGebiet.length <= GENANNT ? ohneGebiet : [...ohneGebiet.slice(0, GENANNT - 1), weitere]

  function toggle({ leitregion, ort }: Region): void {
    const isGanz = anteile.get(leitregion) === 'ganz'
    // Of all of Germany one region is not left out: the first click begins a choice.
    const wird = !isGanz || (gebiet.art !== 'leitregion' && gebiet.art !== 'plz')
    wahl.schalteRegion(leitregion, isGanz)
    setMeldung(t(wird ? 'karte.gewaehlt' : 'karte.abgewaehlt', { leitregion, ort }))
  }

  function zurueck(): void {
    wahl.zurueck()
    // The notice goes with its button.
    section.current?.focus()
  }

  return (
    <Box
      ref={section}
      tabIndex={-1}
      component="section"
      aria-label={t('karte.title')}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={ansicht}
          aria-label={t('karte.ansicht')}
          onChange={(_, next: typeof ansicht | null) => next && setAnsicht(next)}
        >
          {ANSICHTEN.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`karte.ansichten.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 220px' }}>
          {t(gebiet.art === 'umkreis' ? 'karte.hilfeUmkreis' : 'karte.hilfe')}
        </Typography>
      </Box>
      {wahl.vorher && (
        <Alert
          severity="info"
          variant="outlined"
          action={
            <Button size="small" color="inherit" onClick={zurueck}>
              {t('karte.zurueck')}
            </Button>
          }
        >
          {t('karte.umgestellt', { vorher: GEBIET_LABEL[wahl.vorher], jetzt: GEBIET_LABEL[gebiet.art] })}
        </Alert>
      )}
      {ohneGebiet.length > 0 && (
        <Alert severity="info" variant="outlined">
          {t('karte.ohneGebiet', { count: ohneGebiet.length, plz: liste(genannt) })}
          {gebiet.art === 'umkreis' && ` ${t('karte.ohneGebietMitte')}`}
        </Alert>
      )}
      <Box component="output" aria-live="polite" sx={visuallyHidden}>
        {meldung}
      </Box>
      {ansicht === 'karte' ? (
        <Karte gebiet={gebiet} anteile={anteile} zahlen={zahlen} wahl={wahl} onRegion={toggle} />
      ) : (
        <RegionenTabelle anteile={anteile} zahlen={zahlen} onRegion={toggle} onAuch={wahl.nimmDazu} />
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {zahlen.size > 0 && `${t('karte.dichte', { meiste: formatZahl(Math.max(...zahlen.values())) })} `}
        {t('karte.quellen')}
      </Typography>
    </Box>
  )
}
