import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import RefreshCw from '#src/shared/icons/RefreshCw.svg'
import { useTranslation } from 'react-i18next'
import { formatDatum, formatZahl } from '#src/base/number/german.ts'
import { isPreisGueltig } from '#src/domain/price/kampagnePreis.ts'
import { MINDESTMENGE } from '#src/domain/price/preisliste.ts'
import { useBerechnePreis } from '#src/entities/kampagne/queries.ts'
import { now } from '#src/shared/clock.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { tell } from '../actions/useKampagneRunner.ts'
import { BefundListe } from '../components/BefundListe.tsx'
import { PreisHinweise } from '../components/PreisHinweise.tsx'
import { PreisPositionen } from '../components/PreisPositionen.tsx'
import { BefundHaken } from './BefundHaken.tsx'
import { Checkliste } from './Checkliste.tsx'
import { usePruefung } from './pruefung.ts'
import type { KampagneDraft } from './useKampagneDraft.ts'

interface Props {
  draft: KampagneDraft
}

/** Everything complete, the sheet sound, the price clear. */
export function PruefungStep({ draft }: Props) {
  const { t } = useTranslation('kampagne')
  const quote = useBerechnePreis()
  const { kampagne } = draft
  const { punkte, kennzeichnung } = usePruefung()
  const preis = kampagne?.preis ?? null
  const complete = kampagne !== null && kampagne.idPtZielgruppe !== null && kampagne.idPtWerbemittel !== null
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Checkliste punkte={punkte} />
      <Box component="section" aria-labelledby="befunde-title">
        <Typography id="befunde-title" variant="h3" sx={{ mb: 1.5 }}>
          {t('pruefung.befunde')}
        </Typography>
        {complete ? (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <BefundListe befunde={kampagne.befunde} preis={preis} dazu={(befund) => <BefundHaken befund={befund} />} />
            {kennzeichnung !== null && <Alert severity="info">{t(`pruefung.kennzeichnung.${kennzeichnung}`)}</Alert>}
          </Box>
        ) : (
          <Typography variant="body2" color="textSecondary">
            {t('pruefung.befundeOffen')}
          </Typography>
        )}
      </Box>
      <Box component="section" aria-labelledby="preis-title">
        <Typography id="preis-title" variant="h3" sx={{ mb: 1.5 }}>
          {t('preis.title')}
        </Typography>
        {preis === null || kampagne === null ? (
          <Typography variant="body2" color="textSecondary">
            {t('summary.preisFehlt', { menge: formatZahl(MINDESTMENGE) })}
          </Typography>
        ) : (
          <>
            <PreisPositionen preis={preis} />
            <PreisHinweise kampagne={kampagne} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
              <Typography variant="body2" color={isPreisGueltig(preis, now()) ? 'textSecondary' : 'warning'}>
                {t('preis.stand', { datum: formatDatum(preis.stand) })}
              </Typography>
              <Button
                size="small"
                startIcon={<RefreshCw size={16} aria-hidden />}
                loading={quote.isPending}
                onClick={() =>
                  quote.mutate(kampagne.idPtKampagne, {
                    onSuccess: () => notify.success(t('preis.neuOk')),
                    onError: tell,
                  })
                }
              >
                {t('preis.neu')}
              </Button>
            </Box>
          </>
        )}
      </Box>
    </Box>
  )
}
