import { Box, Tab, Tabs } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { KAMPAGNE_STATES, type KampagneState } from '#src/contract/kampagne.ts'
import { stateLabel } from '#src/domain/kampagne/labels.ts'
import { formatZahl } from '#src/domain/number/german.ts'
import { anbieterName } from '#src/shared/settings.ts'

interface Props {
  value: KampagneState | 'all'
  /** Campaigns per state over the whole search; undefined while it loads. */
  counts: Partial<Record<KampagneState, number>> | undefined
  onChange: (state: KampagneState | 'all') => void
}

/** Filter by state (spec §4: `all` or one of the eleven), each with its number. */
export function StateTabs({ value, counts, onChange }: Props) {
  const { t } = useTranslation('kampagne')
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tabs = [
    { state: 'all' as const, label: t('list.all'), count: total },
    ...KAMPAGNE_STATES.map((state) => ({
      state,
      label: stateLabel(state, anbieterName()),
      count: counts && (counts[state] ?? 0),
    })),
  ]
  return (
    <Tabs
      value={value}
      onChange={(_event, state: KampagneState | 'all') => onChange(state)}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={t('list.tabs')}
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        // Kept out of the way at an end, so that the first tab stands in line with the page.
        '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' },
      }}
    >
      {tabs.map(({ state, label, count }) => (
        <Tab
          key={state}
          value={state}
          disableRipple
          label={
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
              {label}
              {count !== undefined && (
                <Box
                  component="span"
                  sx={{
                    px: 0.75,
                    borderRadius: 1,
                    typography: 'caption',
                    fontVariantNumeric: 'tabular-nums',
                    bgcolor: count === 0 ? 'transparent' : 'ton.secondary.bg',
                    color: count === 0 ? 'text.secondary' : 'ton.secondary.fg',
                  }}
                >
                  {formatZahl(count)}
                </Box>
              )}
            </Box>
          }
        />
      ))}
    </Tabs>
  )
}
