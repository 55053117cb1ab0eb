import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useTheme } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import ChevronLeft from '#src/shared/icons/ChevronLeft.svg'
import ChevronRight from '#src/shared/icons/ChevronRight.svg'
import { useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { addTage } from '#src/domain/kampagne/schedule.ts'
import { kampagneQueries } from '#src/entities/kampagne/queries.ts'
import { heute } from '#src/shared/clock.ts'
import { DayCell } from './DayCell.tsx'
import { mirrorIcon } from '#src/shared/ui/mirrorIcon.ts'
import { addMonths, dayAfterKey, firstDay, lastDay, monthOf, weeksOf } from './monthGrid.ts'

interface Props {
  value: string | null
  onChange: (day: string) => void
}

const MONTH_NAME = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const WEEKDAY_SHORT = new Intl.DateTimeFormat('de-DE', { weekday: 'short', timeZone: 'UTC' })
const WEEKDAY_LONG = new Intl.DateTimeFormat('de-DE', { weekday: 'long', timeZone: 'UTC' })
/** Any Monday, for the names of the days. */
const MONDAY = '2026-01-05'
/** Two weeks ahead lies the first bookable day, as a rule. */
const USUAL_LEAD_DAYS = 15

function Weekdays() {
  return (
    <thead>
      <tr>
        {Array.from({ length: 7 }, (_, offset) => new Date(`${addTage(MONDAY, offset)}T00:00:00Z`)).map((day) => (
          <Box
            component="th"
            scope="col"
            abbr={WEEKDAY_LONG.format(day)}
            key={day.toISOString()}
            sx={{ typography: 'caption', color: 'text.secondary', fontWeight: 400, pb: 0.5 }}
          >
            {WEEKDAY_SHORT.format(day)}
          </Box>
        ))}
      </tr>
    </thead>
  )
}

/** Bookable days of one month; arrows, Page, Home and End move, Enter chooses. */
export function VersandKalender({ value, onChange }: Props) {
  const { t } = useTranslation('kampagne')
  const theme = useTheme()
  const today = heute()
  const [active, setActive] = useState(value ?? addTage(today, USUAL_LEAD_DAYS))
  const grid = useRef<HTMLTableElement>(null)
  const month = monthOf(active)
  const { data, isPending } = useQuery(kampagneQueries.versandtage(firstDay(month), lastDay(month)))
  const days = new Set(data?.tage)

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, active, theme.direction === 'rtl')
    if (next === null) return
    event.preventDefault()
    const day = next < today ? today : next
    // Drawn at once: the day may be in another month.
    flushSync(() => setActive(day))
    grid.current?.querySelector<HTMLButtonElement>(`[data-day="${day}"]`)?.focus()
  }
  const showMonth = (offset: number) => setActive(firstDay(addMonths(month, offset)))

  return (
    <Box sx={{ maxWidth: 420 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h3" aria-live="polite" sx={{ flex: 1 }}>
          {MONTH_NAME.format(new Date(`${month}-01T00:00:00Z`))}
        </Typography>
        <IconButton
          sx={mirrorIcon}
          aria-label={t('termin.prev')}
          onClick={() => showMonth(-1)}
          disabled={month <= monthOf(today)}
        >
          <ChevronLeft size={20} />
        </IconButton>
        <IconButton sx={mirrorIcon} aria-label={t('termin.next')} onClick={() => showMonth(1)}>
          <ChevronRight size={20} />
        </IconButton>
      </Box>
      <Box
        component="table"
        role="grid"
        ref={grid}
        aria-label={t('termin.kalender')}
        onKeyDown={onKeyDown}
        sx={{ width: 1, borderCollapse: 'separate', borderSpacing: 2, tableLayout: 'fixed' }}
      >
        <Weekdays />
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={`${month}-${index}`}>
              {week.map((day, weekday) =>
                day === null ? (
                  <td key={weekday} aria-hidden />
                ) : (
                  <DayCell
                    key={day}
                    day={day}
                    bookable={days.has(day)}
                    chosen={day === value}
                    today={day === today}
                    focusable={day === active}
                    onChoose={() => {
                      setActive(day)
                      onChange(day)
                    }}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {!isPending && days.size === 0 ? t('termin.keine') : t('termin.hilfe')}
      </Typography>
    </Box>
  )
}
