import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatEuro, formatZahl } from '#src/domain/number/german.ts'
import { rundeHalbAuf } from '#src/domain/price/kampagnePreis.ts'
import { staffelEintrag } from '#src/domain/price/preisliste.ts'
import { preislisteQueries } from '#src/entities/preisliste/queries.ts'

interface Props {
  /** Recipients that it would be paid for; 0 while no target group is chosen. */
  menge: number
}

/** What enrichment costs. */
export function AnreicherungPreis({ menge }: Props) {
  const { t } = useTranslation('kampagne')
  const { data: liste } = useQuery(preislisteQueries.general())
  const je = liste && menge > 0 ? staffelEintrag(liste, 'anreicherung', menge)?.price : null
  return (
    <Typography variant="body2" color="textPrimary" sx={{ mt: 0.5 }}>
      {typeof je === 'number'
        ? t('zielgruppe.anreicherungPreis', {
            preis: formatEuro(rundeHalbAuf(je * menge)),
            menge: formatZahl(menge),
          })
        : t('zielgruppe.anreicherungPreisOffen')}
    </Typography>
  )
}
