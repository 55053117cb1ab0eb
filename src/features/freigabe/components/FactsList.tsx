import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { FreigabeVorlage } from '#src/contract/freigabe.ts'
import { absenderZeile, hatAbsenderzeile } from '#src/engines/print/rules.ts'
import { formatDatum, formatEuro, formatTag, formatZahl } from '#src/base/number/german.ts'
import { QrZiele } from '#src/entities/kampagne/QrZiele.tsx'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'

interface Props {
  vorlage: FreigabeVorlage
}

/** What will be sent, to whom, when, by whom, in plain words. */
export function FactsList({ vorlage }: Props) {
  const { t } = useTranslation('freigabe')
  const { absender, fassung, versandDatum, ankunftVon, ankunftBis, qrCodes, kennzeichnung, preis } = vorlage
  const entries = [
    { label: t('facts.format'), value: t(`format.${vorlage.format}`) },
    { label: t('facts.menge'), value: t('facts.mengeWert', { menge: formatZahl(vorlage.menge) }) },
    { label: t('facts.zielgruppe'), value: vorlage.zielgruppe },
    { label: t('facts.versand'), value: formatTag(versandDatum) },
    {
      label: t('facts.ankunft'),
      value: t('facts.ankunftWert', { von: formatDatum(ankunftVon), bis: formatDatum(ankunftBis) }),
    },
    {
      label: t('facts.absender'),
      value: t(hatAbsenderzeile(fassung) ? 'facts.absenderWert' : 'facts.absenderOhneZeile', {
        absender: absenderZeile(absender),
      }),
    },
    {
      label: t('facts.qr', { count: qrCodes.length }),
      value: qrCodes.length === 0 ? t('facts.qrKein') : <QrZiele codes={qrCodes} />,
    },
    ...(kennzeichnung ? [{ label: t('facts.bilder'), value: t(`facts.kennzeichnung.${kennzeichnung}`) }] : []),
    ...(preis ? [{ label: t('facts.preis'), value: t('facts.preisWert', { preis: formatEuro(preis.brutto) }) }] : []),
  ]
  return (
    <Box component="section" aria-labelledby="facts-title">
      <Typography id="facts-title" variant="h2" sx={{ mb: 1.5 }}>
        {t('facts.title')}
      </Typography>
      <KeyValue entries={entries} />
      <Typography variant="subtitle2" component="h3" sx={{ mt: 3 }}>
        {t('facts.datenschutz')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {vorlage.datenschutzText}
      </Typography>
    </Box>
  )
}
