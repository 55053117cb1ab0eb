import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AEHNLICH_ARTEN, type AehnlichArt } from '#src/engines/addresses/similar/arten.ts'
import type { PaarAnsicht } from '#src/engines/addresses/desk/paare.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { PaarKarte } from './PaarKarte.tsx'
import { useNochmal } from './useAusfall.ts'
import { useNaechstesPaar } from './useNaechstesPaar.ts'
import type { TischZustand } from './useTisch.ts'

/** Pairs that are shown at once. */
const SEITE = 3
/** From here on two rows are the same without much doubt. assumed */
const SICHER = 0.9
/** Larger lists are looked through when somebody asks for it. assumed */
const VON_SELBST_BIS = 200_000

interface Props {
  tisch: TischZustand
  zeilen: number
}

/** Rows that look like one, in pairs: which one stays, and what it takes from the other. */
export function PaareBereich({ tisch, zeilen }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { client, stand, ansicht, erledige, tue, ausfall } = tisch
  const [vonSelbst] = useState(zeilen <= VON_SELBST_BIS)
  const [art, setArt] = useState<AehnlichArt>('person')
  const [anteil, setAnteil] = useState<number | null>(vonSelbst ? 0 : null)
  const [gesucht, setGesucht] = useState(false)
  const [paare, setPaare] = useState<PaarAnsicht[]>([])
  const [ab, setAb] = useState(0)
  const { bereich, entschieden } = useNaechstesPaar(paare)
  const { versuch, scheitert } = useNochmal(ausfall)
  const von = Math.min(ab, Math.max(0, Math.ceil(stand.paare / SEITE - 1) * SEITE))

  const finde = (welche: AehnlichArt) =>
    ausfall.versuche(async () => {
      setAnteil(0)
      try {
        await erledige(client.suchePaare([welche], setAnteil))
        setGesucht(true)
      } finally {
        setAnteil(null)
      }
    })

  const fasseSichereZusammen = () =>
    void ausfall.versuche(async () => {
      await erledige(client.fasseSichereZusammen(SICHER))
    })

  function suche(welche: AehnlichArt): void {
    setArt(welche)
    setAb(0)
    void finde(welche)
  }

  const sucheVonSelbst = useEffectEvent(() => finde(art))
  useEffect(
    function lookForPairs() {
      // By a turn of its own: what it sets is no part of this drawing.
      const timer = vonSelbst ? setTimeout(() => void sucheVonSelbst()) : undefined
      return () => clearTimeout(timer)
    },
    [vonSelbst],
  )
  useEffect(
    function fetchPairs() {
      let over = false
      client.paare(von, SEITE).then(
        (neue) => {
          if (!over) setPaare(neue)
        },
        (error: unknown) => {
          if (!over) scheitert(error)
        },
      )
      return () => {
        over = true
      }
    },
    [client, von, ansicht, versuch],
  )

  return (
    <Box ref={bereich} component="section" aria-label={t('paare.titel')} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3" component="h3">
        {t('paare.titel')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ minInlineSize: 240, marginBlockStart: 0.5 }}>
          <SelectField
            label={t('paare.was')}
            value={art}
            options={AEHNLICH_ARTEN.map((value) => ({ value, label: t(`paare.art.${value}`) }))}
            onChange={suche}
          />
        </Box>
        {!gesucht && anteil === null && (
          <Button size="small" variant="outlined" onClick={() => suche(art)}>
            {t('paare.suchen')}
          </Button>
        )}
      </Box>
      {anteil !== null ? (
        <LinearProgress variant="determinate" value={anteil * 100} aria-label={t('paare.sucht')} />
      ) : (
        <Typography variant="body2" component="output" sx={{ color: 'text.secondary' }}>
          {gesucht && stand.paare === 0
            ? t('paare.keine')
            : stand.paare > 0 && t('paare.anzahl', { count: stand.paare, anzahl: formatZahl(stand.paare) })}
        </Typography>
      )}
      {stand.paare > 0 && (
        <Button size="small" variant="outlined" sx={{ justifySelf: 'start' }} onClick={fasseSichereZusammen}>
          {t('paare.sichereZusammen')}
        </Button>
      )}
      {stand.paare > 0 &&
        paare.map((ansichtDesPaars, at) => (
          <PaarKarte
            key={`${ansichtDesPaars.paar.bleibt}-${ansichtDesPaars.paar.geht}`}
            ansicht={ansichtDesPaars}
            onZusammen={(tauscht) => {
              const { bleibt, geht } = ansichtDesPaars.paar
              entschieden(at)
              const paar = tauscht ? { bleibt: geht, geht: bleibt } : { bleibt, geht }
              void tue({ art: 'fasseZusammen', paare: [paar], mische: !tauscht })
            }}
            onBeide={() => {
              entschieden(at)
              void tue({ art: 'trenne', indexe: [ansichtDesPaars.paar.geht] })
            }}
          />
        ))}
      {stand.paare > SEITE && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Button size="small" disabled={von === 0} onClick={() => setAb(Math.max(0, von - SEITE))}>
            {t('paare.vorige')}
          </Button>
          <Button size="small" disabled={von + SEITE >= stand.paare} onClick={() => setAb(von + SEITE)}>
            {t('paare.naechste')}
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('paare.seite', {
              von: formatZahl(von + 1),
              bis: formatZahl(Math.min(stand.paare, von + SEITE)),
              anzahl: formatZahl(stand.paare),
            })}
          </Typography>
        </Box>
      )}
    </Box>
  )
}
