import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { KeyCap } from '#src/shared/icons/KeyCap.tsx'

const TASTEN = ['enter', 'f8', 'altEnter', 'strgZ', 'strgEntf'] as const

/** What the keys of the grid do; not where there is hardly a keyboard. */
export function TastenHilfe() {
  const { t } = useTranslation('zielgruppe')
  return (
    <Typography
      variant="body2"
      component="p"
      sx={{ color: 'text.secondary', display: { xs: 'none', md: 'flex' }, flexWrap: 'wrap', gap: 2, margin: 0 }}
    >
      {TASTEN.map((taste) => (
        <span key={taste}>
          <KeyCap>{t(`tisch.taste.${taste}`)}</KeyCap> {t(`tisch.tasteHilfe.${taste}`)}
        </span>
      ))}
    </Typography>
  )
}
