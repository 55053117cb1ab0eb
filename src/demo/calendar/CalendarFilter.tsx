import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DEMO_CALENDARS } from '#src/contract/demo/calendar.ts'
import { CALENDAR_TONES } from './calendarTones.ts'
import type { CalendarName } from './queries.ts'

interface Props {
  chosen: readonly CalendarName[]
  onChange: (chosen: readonly CalendarName[]) => void
}

/** Which calendars are shown; the colour of a box is that of its events. */
export function CalendarFilter({ chosen, onChange }: Props) {
  const { t } = useTranslation('demoCalendar')
  const titleId = useId()
  const all = chosen.length === DEMO_CALENDARS.length
  return (
    <Box component="fieldset" aria-labelledby={titleId} sx={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ marginBlockEnd: 0.5 }}>
        {t('calendars')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', flexDirection: { xs: 'row', lg: 'column' }, columnGap: 1 }}>
        {DEMO_CALENDARS.map((name) => (
          <FormControlLabel
            key={name}
            label={t(`calendar.${name}`)}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(name)}
                onChange={(_, on) =>
                  onChange(DEMO_CALENDARS.filter((other) => (other === name ? on : chosen.includes(other))))
                }
                sx={(theme) => ({
                  '&.Mui-checked': { color: theme.vars.palette.ton[CALENDAR_TONES[name]].fg },
                })}
              />
            }
          />
        ))}
      </Box>
      <Button size="small" disabled={all} onClick={() => onChange(DEMO_CALENDARS)} sx={{ marginInlineStart: -1.5 }}>
        {t('allCalendars')}
      </Button>
      {chosen.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 1 }}>
          {t('noneShown')}
        </Typography>
      )}
    </Box>
  )
}
