import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { ChevronLeft } from '#src/shared/icons/ChevronLeft.tsx'
import { ChevronRight } from '#src/shared/icons/ChevronRight.tsx'
import { useTranslation } from 'react-i18next'

const VIEWS = ['dayGridMonth', 'timeGridWeek', 'timeGridDay', 'listMonth'] as const
export type ViewName = (typeof VIEWS)[number]

const TURNING = { '[dir=rtl] & svg': { transform: 'scaleX(-1)' } } as const

interface Props {
  /** The period that is shown. */
  title: string
  view: string
  onStep: (step: 'prev' | 'next' | 'today') => void
  onView: (view: ViewName) => void
}

/** The period with the ways to its neighbours, and the four views. */
export function BoardToolbar({ title, view, onStep, onView }: Props) {
  const { t } = useTranslation('demoCalendar')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockEnd: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <IconButton aria-label={t('previous')} onClick={() => onStep('prev')} sx={TURNING}>
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <IconButton aria-label={t('next')} onClick={() => onStep('next')} sx={TURNING}>
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </Box>
      <Typography
        variant="h2"
        aria-live="polite"
        sx={{ flexGrow: 1, '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {title}
      </Typography>
      <Button variant="outlined" size="small" onClick={() => onStep('today')}>
        {t('today')}
      </Button>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={t('view')}
        onChange={(_, next: ViewName | null) => next && onView(next)}
        sx={{ inlineSize: { xs: '100%', sm: 'auto' } }}
      >
        {VIEWS.map((name) => (
          <ToggleButton
            key={name}
            value={name}
            sx={{
              flexGrow: { xs: 1, sm: 0 },
              minBlockSize: { xs: 44, sm: 32 },
              paddingBlock: 0,
              paddingInline: 1.5,
              textTransform: 'none',
            }}
          >
            {t(`views.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}
