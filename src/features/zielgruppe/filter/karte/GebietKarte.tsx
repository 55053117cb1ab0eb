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
import { formatZahl } from '#src/base/number/german.ts'
import { liste } from '#src/domain/zielgruppe/filters.ts'
import { anteile as anteileOf, ohneZustellgebiet } from '#src/domain/zielgruppe/karte/gebietPunkte.ts'
import type { Region } from '#src/domain/zielgruppe/karte/regionen.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { toGebiet, type ZielgruppeValues } from '../zielgruppeForm.ts'
import { Karte } from './Karte.tsx'
import { RegionenTabelle } from './RegionenTabelle.tsx'
import { Umgestellt } from './Umgestellt.tsx'
import { useGebietWahl } from './useGebietWahl.ts'
import { useRegionZahlen } from './useRegionZahlen.ts'

interface Props {
  control: Control<ZielgruppeValues>
}

/** Postal codes named in one sentence. */
const GENANNT = 6
const ANSICHTEN = ['karte', 'tabelle'] as const
type KartenAnsicht = (typeof ANSICHTEN)[number]

/** What a click does here. */
function hilfeZu(art: Gebiet['art'], ansicht: KartenAnsicht) {
  if (ansicht === 'tabelle') return 'hilfeTabelle'
  if (art === 'deutschland') return 'hilfeDeutschland'
  return art === 'umkreis' ? 'hilfeUmkreis' : 'hilfe'
}

interface WahlProps {
  ansicht: KartenAnsicht
  onChange: (ansicht: KartenAnsicht) => void
}

function AnsichtWahl({ ansicht, onChange }: WahlProps) {
  const { t } = useTranslation('zielgruppe')
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={ansicht}
      aria-label={t('karte.ansicht')}
      onChange={(_, next: KartenAnsicht | null) => next && onChange(next)}
    >
      {ANSICHTEN.map((one) => (
        <ToggleButton key={one} value={one}>
          {t(`karte.ansichten.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

/** The chosen area on a map, or as a table of the Leitregionen. */
export function GebietKarte({ control }: Props) {
  const { t } = useTranslation('zielgruppe')
  const [ansicht, setAnsicht] = useState<KartenAnsicht>('karte')
  const [meldung, setMeldung] = useState('')
  const section = useRef<HTMLElement>(null)
  const zahlen = useRegionZahlen(control)
  const text = JSON.stringify(toGebiet(useWatch({ control, compute: (all) => all })))
  // By its content: the form makes a new one whenever anything in it changes.
  const gebiet: Gebiet = useMemo(() => JSON.parse(text), [text])
  const wahl = useGebietWahl(control, gebiet)
  const anteile = useMemo(() => anteileOf(gebiet), [gebiet])
  const ohneGebiet = ohneZustellgebiet(gebiet)
  const weitere = t('karte.weitere', { anzahl: formatZahl(ohneGebiet.length - GENANNT + 1) })
  const genannt = ohneGebiet.length <= GENANNT ? ohneGebiet : [...ohneGebiet.slice(0, GENANNT - 1), weitere]

  function toggle(region: Region): void {
    const { leitregion, ort } = region
    const dazu = anteile.get(leitregion) !== 'ganz'
    wahl.toggleRegion(region, dazu)
    setMeldung(t(dazu ? 'karte.gewaehlt' : 'karte.abgewaehlt', { leitregion, ort }))
  }

  /** What is clicked goes with it: the focus stays here, and the page where it is. */
  function undBleib(change: () => void): void {
    change()
    section.current?.focus({ preventScroll: true })
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
        <AnsichtWahl ansicht={ansicht} onChange={setAnsicht} />
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 220px' }}>
          {t(`karte.${hilfeZu(gebiet.art, ansicht)}`)}
        </Typography>
        {gebiet.art === 'deutschland' && (
          <Button size="small" onClick={() => undBleib(() => wahl.chooseOnly([]))}>
            {t('karte.alleAbwaehlen')}
          </Button>
        )}
      </Box>
      {ohneGebiet.length > 0 && (
        <Alert severity="info" variant="outlined">
          {t('karte.ohneGebiet', { count: ohneGebiet.length, plz: liste(genannt) })}
          {gebiet.art === 'umkreis' && ` ${t('karte.ohneGebietMitte')}`}
        </Alert>
      )}
      <Box component="output" aria-live="polite" sx={visuallyHidden}>
        {meldung}
      </Box>
      {/* A block: in a grid the notice would stick only within its own row. */}
      <div>
        {ansicht === 'karte' ? (
          <Karte gebiet={gebiet} anteile={anteile} zahlen={zahlen} wahl={wahl} onRegion={toggle} />
        ) : (
          <RegionenTabelle anteile={anteile} zahlen={zahlen} onRegion={toggle} onLand={wahl.takeLand} />
        )}
        {wahl.umgestellt && (
          <Umgestellt
            umgestellt={wahl.umgestellt}
            jetzt={gebiet.art}
            onZurueck={() => undBleib(wahl.zurueck)}
            onNur={(region) => undBleib(() => wahl.chooseOnly([region]))}
          />
        )}
      </div>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {zahlen.size > 0 && `${t('karte.dichte', { meiste: formatZahl(Math.max(...zahlen.values())) })} `}
        {t('karte.quellen')}
      </Typography>
    </Box>
  )
}
