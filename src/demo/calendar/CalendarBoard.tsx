import FullCalendar from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import list from '@fullcalendar/react/list'
import ar from '@fullcalendar/react/locales/ar'
import enGb from '@fullcalendar/react/locales/en-gb'
import fr from '@fullcalendar/react/locales/fr'
import theme from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import { styled, useTheme } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DemoEvent } from '#src/contract/demo/calendar.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { groundOf, textOf } from './calendarTones.ts'

/** Start and end as the endpoints keep them: moments, or for a whole day days. */
export type Span = Pick<DemoEvent, 'allDay' | 'start' | 'end'>

export interface Move {
  id: number
  span: Span
  /** Puts the event back where it was. */
  revert: () => void
}

interface Props {
  events: readonly DemoEvent[]
  onOpen: (event: DemoEvent) => void
  /** A day or a time without an event was chosen. */
  onChoose: (span: Span) => void
  onMove: (move: Move) => void
}

/** The calendar's theme in the colours of the product; both modes by the same variables. */
const Board = styled('div')(({ theme }) => {
  const { primary, ton, stempel, background, text, grund, divider, kante } = theme.vars.palette
  return {
    '--fc-classic-primary': primary.main,
    '--fc-classic-primary-foreground': primary.contrastText,
    '--fc-classic-event': ton.primary.bg,
    '--fc-classic-event-contrast': ton.primary.fg,
    '--fc-classic-highlight': theme.alpha(primary.main, 0.16),
    '--fc-classic-today': theme.alpha(primary.main, 0.08),
    '--fc-classic-now': stempel.main,
    '--fc-classic-small-dot-width': '8px',
    '--fc-classic-large-dot-width': '10px',
    '--fc-classic-background': background.paper,
    '--fc-classic-faint': grund,
    '--fc-classic-muted': grund,
    '--fc-classic-strong': divider,
    '--fc-classic-foreground': text.primary,
    '--fc-classic-faint-foreground': text.secondary,
    '--fc-classic-muted-foreground': text.secondary,
    '--fc-classic-border': divider,
    '--fc-classic-strong-border': kante,
    '--fc-classic-background-event': ton.success.bg,
    '--fc-classic-background-event-opacity': '15%',
    '--fc-classic-background-event-foreground-opacity': '50%',
    // The theme draws the sides of a button alone: grounds tell them apart.
    '--fc-classic-button': ton.secondary.bg,
    '--fc-classic-button-border': 'transparent',
    '--fc-classic-button-strong': ton.primary.bg,
    '--fc-classic-button-strong-border': 'transparent',
    '--fc-classic-button-outline': primary.main,
    '--fc-classic-button-foreground': text.primary,
    // The pale ground of an event would not be seen as a dot.
    '& .dot': { borderColor: 'var(--fc-event-contrast-color)' },
    // Nothing of a title is cut off where there is room below.
    '& .words': { whiteSpace: 'normal' },
  }
})

const PLUGINS = [dayGrid, timeGrid, list, interaction, theme]
/** Figures are the same in all languages of the frame. */
const LOCALES = { en: enGb, fr, ar: { ...ar, code: 'ar-u-nu-latn' } }
const TIME_FORMAT = { hour: '2-digit', minute: '2-digit' } as const
const TOOLBAR = { start: 'prev,next title', center: '', end: 'today dayGridMonth,timeGridWeek,timeGridDay,listMonth' }
const HOUR_MS = 3_600_000

interface Placed {
  allDay: boolean
  start: Date | null
  end: Date | null
  startStr: string
  endStr: string
}

/** What was dropped without an end has the length that it is drawn with: a day or an hour. */
function spanOf({ allDay, start, end, startStr, endStr }: Placed): Span {
  const from = start ?? new Date(startStr)
  if (!allDay)
    return {
      allDay,
      start: from.toISOString(),
      end: (end ?? new Date(from.getTime() + HOUR_MS)).toISOString(),
    }
  return { allDay, start: startStr.slice(0, 10), end: (endStr === '' ? nextDay(startStr) : endStr).slice(0, 10) }
}

const nextDay = (day: string) => new Date(Date.parse(`${day.slice(0, 10)}T00:00Z`) + 24 * HOUR_MS).toISOString()

const startView = () => (globalThis.matchMedia('(max-width: 599.95px)').matches ? 'listMonth' : 'dayGridMonth')

/** The events as month, week, day or list. They are moved and stretched by pointer; by keyboard in their form. */
export function CalendarBoard({ events, onOpen, onChoose, onMove }: Props) {
  const { t, i18n } = useTranslation('demoCalendar')
  const { direction } = useTheme()
  const [firstView] = useState(startView)
  const [shown, setShown] = useState<{ title: string; view: string }>({ title: '', view: firstView })
  const locale = i18n.language === 'ar' ? LOCALES.ar : i18n.language === 'fr' ? LOCALES.fr : LOCALES.en

  const moved = ({ event, revert }: { event: Placed & { id: string }; revert: () => void }) =>
    onMove({ id: Number(event.id), span: spanOf(event), revert })

  return (
    <Board>
      {/* The library's title says nothing when it changes. */}
      <output style={visuallyHidden}>{shown.title}</output>
      <FullCalendar
        plugins={PLUGINS}
        headerToolbar={TOOLBAR}
        initialView={firstView}
        locale={locale}
        direction={direction}
        // Hours scroll inside, from the morning on; days and lists are as long as they are.
        height={shown.view.startsWith('timeGrid') ? 640 : 'auto'}
        editable
        selectable
        eventInteractive
        nowIndicator
        dayMaxEvents={3}
        scrollTime="07:00:00"
        eventDisplay="block"
        eventTimeFormat={TIME_FORMAT}
        listItemEventBeforeClass="dot"
        listItemEventTitleClass="words"
        columnEventTitleClass="words"
        // The library has these in English alone.
        prevHint={t('previous')}
        nextHint={t('next')}
        todayHint={t('today')}
        viewHint="$0"
        allDayText={t('allDay')}
        noEventsText={t('noEvents')}
        moreLinkText={(count) => t('more', { count })}
        moreLinkHint={(count) => t('more', { count })}
        closeHint={t('editor.close')}
        eventsHint={t('events')}
        events={events.map(({ id, title, start, end, allDay, extendedProps: { calendar: name } }) => ({
          id: String(id),
          title,
          start,
          end,
          allDay,
          color: groundOf(name),
          contrastColor: textOf(name),
        }))}
        datesSet={({ view }) => setShown({ title: view.title, view: view.type })}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault()
          const opened = events.find(({ id }) => String(id) === event.id)
          if (opened) onOpen(opened)
        }}
        select={(chosen) => {
          onChoose(spanOf(chosen))
          chosen.view.calendar.unselect()
        }}
        eventDrop={moved}
        eventResize={moved}
      />
    </Board>
  )
}
