import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { TastenListe } from '#src/shared/ui/TastenListe.tsx'

const TASTEN = ['enter', 'f8', 'altEnter', 'strgZ', 'strgEntf'] as const

/** What the keys of the grid do; not where there is hardly a keyboard. */
export function TastenHilfe() {
  const { t } = useTranslation('zielgruppe')
  return (
    <Box sx={{ color: 'text.secondary', display: { xs: 'none', md: 'block' } }}>
      <TastenListe tasten={TASTEN.map((taste) => [t(`tisch.taste.${taste}`), t(`tisch.tasteHilfe.${taste}`)])} />
    </Box>
  )
}
