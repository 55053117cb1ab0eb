import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { Page } from '#src/shared/ui/Page.tsx'
import { BlankSheet, Columns, Desk } from './freigabeParts.ts'
import { FreigabeFrame } from './FreigabeFrame.tsx'

/** Widths of the lines beside the sheet. */
const FACTS = ['55%', '100%', '80%', '55%', '100%', '80%', '55%', '100%'] as const

/** The page before anything is known of what has to be approved; drawn ahead in index.html, in the same measures. */
export function FreigabeSkeleton() {
  const { t } = useTranslation('freigabe')
  return (
    <FreigabeFrame firma={<Skeleton width={210} />}>
      <Page title={t('page.title')} subtitle={<Skeleton sx={{ width: 'min(100%, 380px)' }} />}>
        <Columns>
          <Desk>
            <BlankSheet sx={{ maxWidth: 860, mx: 'auto' }} />
          </Desk>
          <Box sx={{ display: 'grid', gap: 1 }}>
            {FACTS.map((width, line) => (
              <Skeleton key={line} width={width} />
            ))}
          </Box>
        </Columns>
      </Page>
    </FreigabeFrame>
  )
}
