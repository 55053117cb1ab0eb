import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { useTranslation } from 'react-i18next'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { kampagneFacts } from '#src/domain/kampagne/transitions.ts'
import { versaeumnis } from '#src/domain/kampagne/versaeumnis.ts'
import { formatDatum, formatEuro } from '#src/base/number/german.ts'
import { heute } from '#src/shared/clock.ts'

interface Props {
  kampagne: Kampagne
}

/** A paid campaign did not go out on its day: what happened, what was kept, what it costs to call it off. */
export function VersaeumnisPanel({ kampagne }: Props) {
  const { t } = useTranslation('kampagne')
  const missed = versaeumnis(kampagneFacts(kampagne), heute())
  if (missed === null) return null
  const { state, versandDatum, zahlung, preis } = kampagne
  return (
    <Alert severity="error">
      <AlertTitle sx={{ fontSize: 'inherit', fontWeight: 600 }}>
        {t('versaeumnis.title', { datum: formatDatum(versandDatum ?? '') })}
      </AlertTitle>
      {[
        missed.grund,
        // Who sees no prices reads no sums.
        preis
          ? t('versaeumnis.erhalten', { betrag: formatEuro(zahlung.betrag - zahlung.erstattet) })
          : t('versaeumnis.erhaltenOhneBetrag'),
        t(state === 'inLettershop' ? 'versaeumnis.druckerei' : `versaeumnis.${missed.schuld}`),
      ].join(' ')}
    </Alert>
  )
}
