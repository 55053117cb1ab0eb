import Box from '@mui/material/Box'
import Pagination from '@mui/material/Pagination'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/domain/number/german.ts'

interface Props {
  page: number
  /** Rows of a full page. */
  size: number
  /** Rows of this page. */
  shown: number
  total: number
  onChange: (page: number) => void
}

/** Which rows of how many, and the way to the others. */
export function Pages({ page, size, shown, total, onChange }: Props) {
  const { t } = useTranslation('apizugang')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography variant="body2" component="output" color="textSecondary">
        {t('seiten.bereich', {
          von: formatZahl((page - 1) * size + 1),
          bis: formatZahl((page - 1) * size + shown),
          gesamt: formatZahl(total),
        })}
      </Typography>
      {total > size && (
        <Pagination
          aria-label={t('seiten.label')}
          count={Math.ceil(total / size)}
          page={page}
          onChange={(_event, next) => onChange(next)}
        />
      )}
    </Box>
  )
}
