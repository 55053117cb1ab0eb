import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import ReceiptText from '#src/shared/icons/ReceiptText.svg'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { ZAHLUNGSART_LABEL } from '#src/domain/kampagne/payment.ts'
import { formatEuro, formatZeitpunkt } from '#src/base/number/german.ts'
import { ZahlungChip } from '#src/entities/rechnung/ZahlungChip.tsx'
import { zahlungQueries } from '#src/entities/zahlung/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/routes/paths.ts'
import { Section } from '../components/Section.tsx'

interface Props {
  kampagne: Kampagne
}

/** What was paid, what is open, every attempt, and the way to the invoice. */
export function ZahlungenBlock({ kampagne }: Props) {
  const { t } = useTranslation('kampagne')
  const ability = useAppAbility()
  const { idPtKampagne, zahlung, idPtRechnung } = kampagne
  const query = useQuery({ ...zahlungQueries.list(idPtKampagne), enabled: ability.can('pay', 'Zahlung') })
  const attempts = query.data?.zahlungen ?? []
  if (attempts.length === 0 && idPtRechnung === null && zahlung.betrag === 0) return null
  const facts = [
    zahlung.betrag > 0 && `${t('preis.bezahlt')}: ${formatEuro(zahlung.betrag)}`,
    zahlung.offen > 0 && kampagne.state !== 'inStorniert' && `${t('preis.offen')}: ${formatEuro(zahlung.offen)}`,
    zahlung.erstattet > 0 && `${t('preis.erstattet')}: ${formatEuro(zahlung.erstattet)}`,
  ].filter((fact) => typeof fact === 'string')
  return (
    <Section
      title={t('detail.zahlung')}
      action={
        idPtRechnung !== null &&
        ability.can('read', 'Rechnung') && (
          <Button
            component={Link}
            to={`${paths.rechnung()}?kampagne=${idPtKampagne}&rechnung=${idPtRechnung}`}
            size="small"
            startIcon={<ReceiptText size={16} aria-hidden />}
          >
            {t('detail.rechnung')}
          </Button>
        )
      }
    >
      {facts.length > 0 && <Typography variant="body2">{facts.join(' · ')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {attempts.map((attempt) => (
          <Box
            component="li"
            key={attempt.idPtZahlung}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1.5,
              alignItems: 'center',
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 220px' }}>
              <Typography variant="body2">
                {t('zahlungen.attempt', {
                  art: ZAHLUNGSART_LABEL[attempt.zahlungsart],
                  zeit: formatZeitpunkt(attempt.gestartetAm),
                })}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {t('zahlungen.referenz', { referenz: attempt.referenz })}
              </Typography>
              {attempt.doppelt && (
                <Alert severity="warning" sx={{ mt: 1 }}>
                  {t('zahlungen.doppelt', { betrag: formatEuro(attempt.betrag) })}
                </Alert>
              )}
            </Box>
            <Typography variant="body2">{formatEuro(attempt.betrag)}</Typography>
            <ZahlungChip status={attempt.zahlungsStatus} />
          </Box>
        ))}
      </Box>
    </Section>
  )
}
