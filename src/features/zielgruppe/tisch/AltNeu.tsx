import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

interface Props {
  feld: string
  alt: string
  neu: string
}

/** What stood in a field and what stands there instead. */
export function AltNeu({ feld, alt, neu }: Props) {
  const { t } = useTranslation('zielgruppe')
  return (
    <Typography variant="body2" component="p" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
      <span>{feld}: </span>
      <del>{alt === '' ? t('tisch.leer') : alt}</del>
      <span aria-hidden> → </span>
      <ins style={{ textDecoration: 'none', fontWeight: 600 }}>{neu === '' ? t('tisch.leer') : neu}</ins>
    </Typography>
  )
}
