import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { TILES } from './figures.ts'
import { SPARK_HEIGHT } from './heights.ts'
import { useChartFormats } from './useChartFormats.ts'
import { useDrawings } from './useDrawings.ts'

const KEYS = ['visits', 'orders', 'returns', 'letters'] as const

/** Four figures with the way they took over the year. */
export function SparkTiles() {
  const { t } = useTranslation('demoCharts')
  return (
    <Box
      component="ul"
      aria-label={t('tiles.title')}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
        gap: 2,
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {KEYS.map((key) => (
        <Tile key={key} name={key} />
      ))}
    </Box>
  )
}

function Tile({ name }: { name: (typeof KEYS)[number] }) {
  const { drawings } = useDrawings()
  const { t } = useTranslation('demoCharts')
  const { number, change } = useChartFormats()
  const { values, better } = TILES[name]
  const [first = 1, last = 1] = [values[0], values.at(-1)]
  const share = last / first - 1
  const good = share > 0 === (better === 'more')
  return (
    <Paper component="li" variant="outlined" sx={{ padding: 2, display: 'grid', gap: 0.5, minInlineSize: 0 }}>
      <Typography sx={{ color: 'text.secondary' }}>{t(`tiles.${name}`)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Typography component="span" variant="h2">
          {number(last)}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: good ? 'success.main' : 'error.main' }}>
          {t('tiles.change', { change: change(share) })}
        </Typography>
      </Box>
      <Box inert sx={{ blockSize: SPARK_HEIGHT, marginInline: -0.5 }}>
        {drawings && <drawings.Spark values={values} />}
      </Box>
    </Paper>
  )
}
