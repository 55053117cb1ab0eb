import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { keyframes } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KampagnePreis } from '#src/contract/kampagne.ts'
import { formatEuro, formatZahl } from '#src/base/number/german.ts'
import { MINDESTMENGE } from '#src/domain/price/preisliste.ts'
import { UstHinweis } from '#src/entities/preisliste/UstHinweis.tsx'
import { PreislisteButton } from '../preisliste/PreislisteButton.tsx'

const lightUp = keyframes({ from: { opacity: 0.25 }, to: { opacity: 1 } })

interface Props {
  preis: KampagnePreis | null
}

/** Net, VAT, gross and per piece; the gross number is the largest, a changed one lights up once. */
export function PreisBox({ preis }: Props) {
  const { t } = useTranslation('kampagne')
  const [first] = useState(preis?.brutto)
  return (
    <Box component="section" aria-label={t('preis.brutto')}>
      {preis === null ? (
        <Typography variant="body2" color="textSecondary">
          {t('summary.preisFehlt', { menge: formatZahl(MINDESTMENGE) })}
        </Typography>
      ) : (
        <>
          <Typography variant="body2" color="textSecondary">
            {t('preis.brutto')}
          </Typography>
          <Typography
            key={preis.brutto}
            variant="h1"
            component="p"
            sx={{
              fontVariantNumeric: 'tabular-nums',
              ...(preis.brutto !== first && { animation: `${lightUp} 600ms ease-out` }),
            }}
          >
            {formatEuro(preis.brutto)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('preis.jeStueck', { preis: formatEuro(preis.jeStueck) })}
          </Typography>
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gridTemplateColumns: '1fr auto',
              rowGap: 0.5,
              my: 1.5,
              typography: 'body2',
              '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
            }}
          >
            <dt>{t('preis.netto')}</dt>
            <dd>{formatEuro(preis.netto)}</dd>
            <dt>{t('preis.ust', { satz: preis.ustSatz })}</dt>
            <dd>{formatEuro(preis.ust)}</dd>
          </Box>
          <UstHinweis ustArt={preis.ustArt} ustOffen={preis.ustOffen} />
        </>
      )}
      <Box sx={{ mt: preis === null ? 1 : 0, marginInlineStart: -0.5 }}>
        <PreislisteButton />
      </Box>
    </Box>
  )
}
