import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ABGLEICH_GRUENDE, type AbgleichGrund } from '#src/contract/ausschluss.ts'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { fristen } from '#src/domain/kampagne/schedule.ts'
import { formatDatum, formatTag, formatZahl } from '#src/base/number/german.ts'
import { ArtworkThumbnail } from '#src/entities/werbemittel/ArtworkThumbnail.tsx'
import { FactRows } from '../components/FactRows.tsx'
import { PreisBox } from '../components/PreisBox.tsx'
import { PreisHinweise } from '../components/PreisHinweise.tsx'
import type { KampagneDraft } from './useKampagneDraft.ts'

interface Props {
  draft: KampagneDraft
}

/** The campaign at a glance while it is made: picture, quantity, date, price. */
export function WizardSummary({ draft }: Props) {
  const { t } = useTranslation('kampagne')
  const { kampagne, values } = draft
  const missing = (
    <Typography component="span" variant="body2" color="textSecondary">
      {t('summary.fehlt')}
    </Typography>
  )
  const frist = values.versandDatum ? fristen(values.versandDatum) : null
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {kampagne?.vorschau && kampagne.format && (
        <Box sx={{ display: 'grid', placeItems: 'center', p: 2, borderRadius: 1, bgcolor: 'schreibtisch' }} dir="ltr">
          <ArtworkThumbnail
            vorschau={[kampagne.vorschau]}
            format={kampagne.format}
            label={kampagne.werbemittelBezeichnung ?? ''}
            size={kampagne.format === 'maxipostkarte' ? 196 : 150}
          />
        </Box>
      )}
      <FactRows
        entries={[
          { label: t('summary.zielgruppe'), value: kampagne?.zielgruppeBezeichnung ?? missing },
          {
            label: t('summary.menge'),
            value: kampagne && kampagne.menge > 0 ? <Menge kampagne={kampagne} /> : missing,
          },
          { label: t('summary.termin'), value: values.versandDatum ? formatTag(values.versandDatum) : missing },
          ...(frist
            ? [
                {
                  label: t('summary.ankunft'),
                  value: t('termin.ankunftWert', {
                    von: formatDatum(frist.ankunftVon),
                    bis: formatDatum(frist.ankunftBis),
                  }),
                },
              ]
            : []),
        ]}
      />
      <PreisBox preis={kampagne?.preis ?? null} />
      {kampagne?.preis && <PreisHinweise kampagne={kampagne} />}
    </Box>
  )
}

/** Quantity, and who is left out of the target group. */
function Menge({ kampagne: { menge, gesperrt, ausgenommen } }: { kampagne: Kampagne }) {
  const { t } = useTranslation('kampagne')
  // A service that tells no reasons knows the blocklist alone.
  const je: Partial<Record<AbgleichGrund, number>> = ausgenommen ?? { sperrliste: gesperrt }
  const gruende = ABGLEICH_GRUENDE.map((grund) => [grund, je[grund] ?? 0] as const).filter(([, anzahl]) => anzahl > 0)
  return (
    <>
      <span>{t('summary.auflage', { menge: formatZahl(menge) })}</span>
      {gruende.map(([grund, anzahl]) => (
        <Typography key={grund} component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {t(`summary.ausgenommen.${grund}`, { count: anzahl, anzahl: formatZahl(anzahl) })}
        </Typography>
      ))}
    </>
  )
}
