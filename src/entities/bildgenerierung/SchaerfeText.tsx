import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Bild } from '#src/contract/bildgenerierung.ts'
import { schaerfeVon } from '#src/engines/images/page.ts'
import { formatMasse } from '#src/engines/print/rules.ts'

const Lines = styled(Typography)<{ component: 'p' }>({ '& b': { fontWeight: 600 } })

/** How sharp a picture is at the wished size, and how large it may be printed. */
export function SchaerfeText({ bild: { px, breite, hoehe } }: { bild: Pick<Bild, 'px' | 'breite' | 'hoehe'> }) {
  const { t } = useTranslation('bildgenerierung')
  const masse = formatMasse(breite, hoehe)
  if (px === null)
    return (
      <Lines variant="body2" component="p" color="textSecondary">
        {t('schaerfe.vektor', { masse })}
      </Lines>
    )
  const { dpi, stufe, scharfBis, druckbarBis } = schaerfeVon(px, breite, hoehe)
  return (
    <Lines variant="body2" component="p" color={stufe === 'zuKlein' ? 'error' : 'textSecondary'}>
      {t('schaerfe.dpi', { dpi, masse })} {t(`schaerfe.${stufe}`, { scharfBis, druckbarBis })}
    </Lines>
  )
}
