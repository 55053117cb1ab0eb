import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'

interface Props {
  day: string
  bookable: boolean
  chosen: boolean
  today: boolean
  /** The one day of the grid that Tab reaches. */
  focusable: boolean
  onChoose: () => void
}

const LONG = new Intl.DateTimeFormat('de-DE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** One day of the calendar; a day that cannot be booked can still be reached and says so. */
export function DayCell({ day, bookable, chosen, today, focusable, onChoose }: Props) {
  const { t } = useTranslation('kampagne')
  const state = chosen ? t('termin.chosen') : bookable ? t('termin.bookable') : t('termin.notBookable')
  return (
    <td aria-selected={chosen}>
      <ButtonBase
        data-day={day}
        tabIndex={focusable ? 0 : -1}
        aria-label={`${LONG.format(new Date(`${day}T00:00:00Z`))}, ${state}`}
        aria-disabled={!bookable}
        aria-current={today ? 'date' : undefined}
        onClick={() => {
          if (bookable) onChoose()
        }}
        sx={{
          width: 1,
          minHeight: 44,
          borderRadius: 1,
          typography: 'body2',
          fontVariantNumeric: 'tabular-nums',
          color: 'text.disabled',
          cursor: 'default',
          textDecoration: today ? 'underline' : 'none',
          textUnderlineOffset: '4px',
          '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
          // Grounds and greys are gone there, and the weight alone says too little.
          ...(!bookable && { '@media (forced-colors: active)': { color: 'GrayText' } }),
          ...(bookable && {
            color: 'text.primary',
            fontWeight: 600,
            cursor: 'pointer',
            bgcolor: 'action.hover',
            '&:hover': { bgcolor: 'action.selected' },
          }),
          ...(chosen && {
            color: 'primary.contrastText',
            bgcolor: 'primary.main',
            '&:hover': { bgcolor: 'primary.dark' },
          }),
        }}
      >
        {Number(day.slice(8))}
      </ButtonBase>
    </td>
  )
}
