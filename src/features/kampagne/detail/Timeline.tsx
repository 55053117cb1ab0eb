import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import Check from '#src/shared/icons/Check.svg'
import { useTranslation } from 'react-i18next'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { stateLabel } from '#src/domain/kampagne/labels.ts'
import { berlinHeute } from '#src/domain/kampagne/schedule.ts'
import { formatDatum } from '#src/base/number/german.ts'
import { StateIcon } from '#src/entities/kampagne/StateIcon.tsx'
import { anbieterName } from '#src/shared/settings.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { timelineSteps, type TimelineStep } from './timelineSteps.ts'

interface Props {
  kampagne: Kampagne
}

/** The way of the campaign through its states; a row on a wide screen, a column on a phone. */
export function Timeline({ kampagne }: Props) {
  const { t } = useTranslation('kampagne')
  return (
    <Box component="section" aria-label={t('detail.timeline')}>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          '& li:last-of-type::after': { display: 'none' },
        }}
      >
        {timelineSteps(kampagne).map((step) => (
          <Step key={step.state} step={step} />
        ))}
      </Box>
    </Box>
  )
}

function Step({ step }: { step: TimelineStep }) {
  const { t } = useTranslation('kampagne')
  const { state, place, seit } = step
  const current = place === 'current'
  const passed = place === 'passed'
  const failed = current && (state === 'inStorniert' || state === 'inVersandFehlgeschlagen')
  const ink = failed ? 'error.main' : current ? 'primary.main' : passed ? 'success.main' : 'text.secondary'
  return (
    <Box
      component="li"
      aria-current={current ? 'step' : undefined}
      sx={{
        position: 'relative',
        flex: '1 1 0',
        minWidth: 0,
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        gap: 1,
        pb: { xs: 1.5, md: 0 },
        paddingInlineEnd: { md: 1 },
        '&::after': {
          content: '""',
          position: 'absolute',
          bgcolor: passed ? 'success.main' : 'divider',
          insetInlineStart: { xs: 13, md: 36 },
          insetInlineEnd: { md: 8 },
          insetBlockStart: { xs: 32, md: 13 },
          insetBlockEnd: { xs: 4, md: 'auto' },
          width: { xs: 2, md: 'auto' },
          height: { xs: 'auto', md: 2 },
        },
      }}
    >
      <Box
        component="span"
        sx={{
          width: 28,
          height: 28,
          flexShrink: 0,
          display: 'grid',
          placeItems: 'center',
          borderRadius: '50%',
          border: 1.5,
          borderColor: ink,
          color: current ? 'background.paper' : ink,
          bgcolor: current ? ink : 'background.default',
        }}
      >
        {passed ? <Check size={16} aria-hidden /> : <StateIcon state={state} />}
      </Box>
      <Box sx={{ minWidth: 0, pt: { xs: 0.5, md: 0 } }}>
        <Typography
          variant="caption"
          component="p"
          sx={{
            fontWeight: current ? 600 : 400,
            color: current || passed ? 'text.primary' : 'text.secondary',
            hyphens: 'auto',
            textDecoration: place === 'skipped' ? 'line-through' : 'none',
          }}
        >
          {stateLabel(state, anbieterName())}
          <span style={visuallyHidden}>{`, ${t(`detail.${place}`)}`}</span>
        </Typography>
        {seit && (
          <Typography variant="caption" component="p" color="textSecondary">
            {formatDatum(berlinHeute(new Date(seit)))}
          </Typography>
        )}
      </Box>
    </Box>
  )
}
