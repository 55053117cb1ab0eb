import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { WerbemittelZeile } from '#src/contract/werbemittel.ts'
import { formatDatum, formatZahl } from '#src/base/number/german.ts'
import { FORMATS } from '#src/engines/print/rules.ts'
import { ArtworkThumbnail } from '#src/entities/werbemittel/ArtworkThumbnail.tsx'
import { KennzeichnungChip } from '#src/shared/ui/KennzeichnungChip.tsx'
import { paths } from '#src/routes/paths.ts'
import { StatusOfWerbemittel } from './StatusOfWerbemittel.tsx'
import { WerbemittelMenu } from './WerbemittelMenu.tsx'

/** One Werbemittel of the list: the sheet on its ground, below it what one must know. */
export function WerbemittelCard({ zeile }: { zeile: WerbemittelZeile }) {
  const { t } = useTranslation('werbemittel')
  const { idPtWerbemittel, bezeichnung, format, vorschau, status, typ, geaendertAm, kennzeichnung } = zeile
  const portrait = FORMATS[format].final.h > FORMATS[format].final.w
  return (
    <Card component="article" variant="outlined" sx={{ display: 'flex', flexDirection: 'column', overflow: 'hidden' }}>
      <Box
        component={RouterLink}
        to={paths.werbemittelEditieren(idPtWerbemittel)}
        tabIndex={-1}
        aria-label={bezeichnung}
        sx={{ display: 'grid', placeItems: 'center', bgcolor: 'schreibtisch', padding: 3, blockSize: 220 }}
      >
        <Box sx={{ inlineSize: portrait ? 122 : '100%', maxInlineSize: 300 }}>
          <ArtworkThumbnail vorschau={vorschau} format={format} label={bezeichnung} />
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 1, padding: 2, flex: 1, alignContent: 'start' }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <Typography variant="h3" component="h2" sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={paths.werbemittelEditieren(idPtWerbemittel)} color="inherit">
              {bezeichnung}
            </Link>
          </Typography>
          <WerbemittelMenu zeile={zeile} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <StatusOfWerbemittel status={status} />
          <KennzeichnungChip kennzeichnung={kennzeichnung} />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {FORMATS[format].label} · {t(`typ.${typ}`)}
          <br />
          {t('list.changed', { datum: formatDatum(geaendertAm.slice(0, 10)) })}
        </Typography>
        <Usage zeile={zeile} />
      </Box>
    </Card>
  )
}

/** Campaigns named before the rest is only counted. */
const NAMED = 2

function Usage({ zeile: { verwendetIn, verwendungen } }: { zeile: WerbemittelZeile }) {
  const { t } = useTranslation('werbemittel')
  if (verwendetIn.length === 0) return null
  const rest = verwendungen - NAMED
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t('list.usedIn')}{' '}
      {verwendetIn.slice(0, NAMED).map(({ idPtKampagne, bezeichnung }, index) => (
        <span key={idPtKampagne}>
          {index > 0 && ', '}
          <Link component={RouterLink} to={paths.kampagneEditieren(idPtKampagne)}>
            {bezeichnung}
          </Link>
        </span>
      ))}
      {rest > 0 && t('list.more', { count: rest, anzahl: formatZahl(rest) })}
    </Typography>
  )
}
