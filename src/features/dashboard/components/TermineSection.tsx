import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { KampagneZeile } from '#src/contract/kampagne.ts'
import { formatTag, formatZahl } from '#src/domain/number/german.ts'
import { paths } from '#src/shared/routing/paths.ts'
import { Section } from '#src/shared/ui/Section.tsx'

interface Props {
  termine: (KampagneZeile & { versandDatum: string })[]
}

/** What goes out next. */
export function TermineSection({ termine }: Props) {
  const { t } = useTranslation('dashboard')
  return (
    <Section title={t('termine.title')}>
      {termine.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('termine.none')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 }}>
          {termine.map(({ idPtKampagne, bezeichnung, versandDatum, menge }) => (
            <Box
              component="li"
              key={idPtKampagne}
              sx={{ display: 'grid', gridTemplateColumns: '120px minmax(0, 1fr)', alignItems: 'baseline' }}
            >
              <Typography variant="body2" component="time" dateTime={versandDatum} sx={{ color: 'text.secondary' }}>
                {formatTag(versandDatum)}
              </Typography>
              <Box sx={{ minInlineSize: 0 }}>
                <Link
                  component={RouterLink}
                  to={paths.kampagneEditieren(idPtKampagne)}
                  variant="body2"
                  color="inherit"
                  sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
                >
                  {bezeichnung}
                </Link>
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                  {t('termine.menge', { menge: formatZahl(menge) })}
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Section>
  )
}
