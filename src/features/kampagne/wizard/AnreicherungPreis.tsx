import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatEuro, formatZahl } from '#src/base/number/german.ts'
import { roundHalfUp } from '#src/domain/price/kampagnePreis.ts'
import { formatPreis, staffelEintrag } from '#src/domain/price/preisliste.ts'
import { preislisteQueries } from '#src/entities/preisliste/queries.ts'

interface Props {
  /** Recipients that it would be paid for; 0 while no target group is chosen. */
  menge: number
}

/** What enrichment costs. */
export function AnreicherungPreis({ menge }: Props) {
  const { t } = useTranslation('kampagne')
  const { data: liste } = useQuery(preislisteQueries.general())
  // Before the quantity is known, the price of a single one.
  const price = liste && staffelEintrag(liste, 'anreicherung', Math.max(menge, 1))?.price
  if (price === undefined) return null
  const je = formatPreis(price)
  return (
    <Typography variant="body2" color="textPrimary" sx={{ mt: 0.5 }}>
      {price === null
        ? t('zielgruppe.anreicherungAnfrage')
        : menge === 0
          ? t('zielgruppe.anreicherungPreisOffen', { je })
          : t('zielgruppe.anreicherungPreis', {
              je,
              preis: formatEuro(roundHalfUp(price * menge)),
              menge: formatZahl(menge),
            })}
    </Typography>
  )
}
