import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { absenderZeile } from '#src/engines/print/rules.ts'
import { fristen } from '#src/domain/kampagne/schedule.ts'
import { formatDatum, formatTag, formatZahl } from '#src/base/number/german.ts'
import { QrZiele } from '#src/entities/kampagne/QrZiele.tsx'
import { ArtworkThumbnail } from '#src/entities/werbemittel/ArtworkThumbnail.tsx'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { ActionDialogs } from '../actions/ActionDialogs.tsx'
import { useKampagneRunner } from '../actions/useKampagneRunner.ts'
import { PreisHinweise } from '../components/PreisHinweise.tsx'
import { PreisPositionen } from '../components/PreisPositionen.tsx'

interface Props {
  kampagne: Kampagne
}

/** The order in facts and positions, with the ways to change it. */
export function BestellUebersicht({ kampagne }: Props) {
  const { t } = useTranslation('kampagne')
  const runner = useKampagneRunner(kampagne)
  const { format, versandDatum, absender, preis, qrCodes } = kampagne
  const change = (label: string, action: 'terminAendern' | 'wiederOeffnen') => (
    <MuiLink
      component="button"
      underline="always"
      type="button"
      onClick={() => runner.start(action)}
      sx={{ marginInline: 1 }}
      aria-label={label}
    >
      {t('bestellung.change')}
    </MuiLink>
  )
  const inhalt = t('bestellung.changeInhalt')
  const entries = [
    { label: t('detail.name'), value: kampagne.bezeichnung },
    {
      label: t('detail.werbemittel'),
      value: (
        <>
          {`${kampagne.werbemittelBezeichnung ?? ''}${format ? `, ${t(`format.${format}`)}` : ''}`}
          {change(inhalt, 'wiederOeffnen')}
        </>
      ),
    },
    { label: t('detail.zielgruppe'), value: kampagne.zielgruppeBezeichnung ?? '' },
    { label: t('detail.menge'), value: t('summary.auflage', { menge: formatZahl(kampagne.menge) }) },
    ...(versandDatum
      ? [
          {
            label: t('summary.termin'),
            value: (
              <>
                {formatTag(versandDatum)}
                {change(t('bestellung.changeTermin'), 'terminAendern')}
              </>
            ),
          },
          {
            label: t('summary.ankunft'),
            value: t('termin.ankunftWert', {
              von: formatDatum(fristen(versandDatum).ankunftVon),
              bis: formatDatum(fristen(versandDatum).ankunftBis),
            }),
          },
        ]
      : []),
    ...(qrCodes.length > 0
      ? [{ label: t('detail.qr', { count: qrCodes.length }), value: <QrZiele codes={qrCodes} /> }]
      : []),
    ...(absender ? [{ label: t('detail.absender'), value: absenderZeile(absender) }] : []),
  ]
  return (
    <Box sx={{ display: 'grid', gap: 3, mb: 3 }}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' } }}>
        {kampagne.vorschau && format && (
          <Box sx={{ display: 'grid', placeItems: 'center', p: 2, borderRadius: 1, bgcolor: 'schreibtisch' }} dir="ltr">
            <ArtworkThumbnail
              vorschau={[kampagne.vorschau]}
              format={format}
              label={kampagne.werbemittelBezeichnung ?? ''}
              size={format === 'maxipostkarte' ? 196 : 150}
            />
          </Box>
        )}
        <KeyValue entries={entries} />
      </Box>
      {preis && (
        <div>
          <PreisPositionen preis={preis} />
          <PreisHinweise kampagne={kampagne} />
        </div>
      )}
      <ActionDialogs kampagne={kampagne} action={runner.dialog} onClose={runner.close} />
    </Box>
  )
}
