import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { Section } from '#src/shared/ui/Section.tsx'
import { zugangQueries } from '../queries.ts'
import { ArtSwitch } from './ArtSwitch.tsx'

/** Which notices come by mail; what is about money or security always does. */
export function BenachrichtigungenPart() {
  const { t } = useTranslation('zugang')
  const query = useQuery(zugangQueries.benachrichtigungen())
  return (
    <Section title={t('benachrichtigungen.title')}>
      <QueryView query={query} skeleton={<Skeleton variant="rounded" height={280} />}>
        {(arten) => (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary', maxInlineSize: '70ch' }}>
              {t(arten.length > 0 ? 'benachrichtigungen.text' : 'benachrichtigungen.none')}
            </Typography>
            {arten.length > 0 && (
              <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0, marginBlockStart: 1 }}>
                {arten.map((einstellung) => (
                  <ArtSwitch key={einstellung.art} einstellung={einstellung} />
                ))}
              </Box>
            )}
            <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 2, maxInlineSize: '70ch' }}>
              {t('benachrichtigungen.always')}
            </Typography>
          </>
        )}
      </QueryView>
    </Section>
  )
}
