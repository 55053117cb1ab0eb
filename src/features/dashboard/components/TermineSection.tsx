import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
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

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 })

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
        <List>
          {termine.map(({ idPtKampagne, bezeichnung, versandDatum, menge }) => (
            <li key={idPtKampagne}>
              <Link
                component={RouterLink}
                to={paths.kampagneEditieren(idPtKampagne)}
                variant="body2"
                color="inherit"
                sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
              >
                {bezeichnung}
              </Link>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <time dateTime={versandDatum}>{formatTag(versandDatum)}</time>
                {` · ${t('termine.menge', { menge: formatZahl(menge) })}`}
              </Typography>
            </li>
          ))}
        </List>
      )}
    </Section>
  )
}

/** Dates of about the size that comes. */
export function TermineSkeleton() {
  const { t } = useTranslation('dashboard')
  return (
    <Section title={t('termine.title')}>
      <List aria-hidden>
        {[64, 78, 56, 70, 60, 52].map((percent) => (
          <li key={percent}>
            <Skeleton width={`${percent}%`} sx={{ typography: 'body2' }} />
            <Skeleton width={180} sx={{ typography: 'body2' }} />
          </li>
        ))}
      </List>
    </Section>
  )
}
