import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Befund } from '#src/contract/dokument.ts'
import type { FreigabeVorlage } from '#src/contract/freigabe.ts'
import { gefaehrdet, gefaehrdeteStueck } from '#src/domain/kampagne/risiko.ts'
import { formatEuro, formatZahl } from '#src/base/number/german.ts'

/** Warnings of the print check that were left as they are: by whom, and what is at risk. */
export function SoGelassen({ vorlage }: { vorlage: FreigabeVorlage }) {
  const { t } = useTranslation('freigabe')
  const { soGelassen, angefordertVon, menge, preis } = vorlage
  if (soGelassen.length === 0) return null
  const risiko = (befund: Befund) => {
    const stueck = formatZahl(gefaehrdeteStueck(befund, menge))
    // The price only where the owner shows it.
    return preis
      ? t('soGelassen.risikoBetrag', { stueck, betrag: formatEuro(gefaehrdet(befund, preis)) })
      : t('soGelassen.risiko', { stueck })
  }
  return (
    <Box component="section" aria-labelledby="so-gelassen-title">
      <Typography id="so-gelassen-title" variant="subtitle2" component="h2">
        {t('soGelassen.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('soGelassen.von', { name: angefordertVon })}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5, display: 'grid', gap: 1 }}>
        {soGelassen.map((befund) => (
          <li key={befund.code}>
            <Typography variant="body2">
              {befund.seite ? t(`soGelassen.${befund.seite}`, { text: befund.text }) : befund.text}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {risiko(befund)}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  )
}
