import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { PaarKarte } from './PaarKarte.tsx'
import { PaarSeiten } from './PaarSeiten.tsx'
import { PaarSuche } from './PaarSuche.tsx'
import { useNaechstesPaar } from './useNaechstesPaar.ts'
import { usePaarSeite, usePaarSuche } from './usePaare.ts'
import type { TischZustand } from './useTisch.ts'

/** From here on two rows are the same without much doubt. assumed */
const SICHER = 0.9

interface Props {
  tisch: TischZustand
  zeilen: number
}

/** Rows that look like one, in pairs: which one stays, and what it takes from the other. */
export function PaareBereich({ tisch, zeilen }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { client, stand, erledige, perform, ausfall } = tisch
  const suche = usePaarSuche(tisch, zeilen)
  const { paare, von, geheZu } = usePaarSeite(tisch)
  const { bereich, entschieden } = useNaechstesPaar(paare)

  const fasseSichereZusammen = () =>
    void ausfall.attempt(async () => {
      await erledige(client.fasseSichereZusammen(SICHER))
    })

  return (
    <Box ref={bereich} component="section" aria-label={t('paare.titel')} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3" component="h3">
        {t('paare.titel')}
      </Typography>
      <PaarSuche
        suche={suche}
        onSuche={(art) => {
          geheZu(0)
          suche.suche(art)
        }}
        offen={stand.paare}
      />
      {stand.paare > 0 && (
        <Button size="small" variant="outlined" sx={{ justifySelf: 'start' }} onClick={fasseSichereZusammen}>
          {t('paare.sichereZusammen')}
        </Button>
      )}
      {stand.paare > 0 &&
        paare.map((ansicht, at) => {
          const { bleibt, geht } = ansicht.paar
          return (
            <PaarKarte
              key={`${bleibt}-${geht}`}
              ansicht={ansicht}
              onZusammen={(tauscht) => {
                entschieden(at)
                const paar = tauscht ? { bleibt: geht, geht: bleibt } : { bleibt, geht }
                void perform({ art: 'fasseZusammen', paare: [paar], mische: !tauscht })
              }}
              onBeide={() => {
                entschieden(at)
                void perform({ art: 'trenne', indexe: [geht] })
              }}
            />
          )
        })}
      <PaarSeiten von={von} anzahl={stand.paare} onSeite={geheZu} />
    </Box>
  )
}
