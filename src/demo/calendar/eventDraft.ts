import type { DemoEvent } from '#src/contract/demo/calendar.ts'
import type { CalendarName, EventFields } from './queries.ts'

/** An event as it stands in the form: times without a zone, the last day included. */
export interface EventDraft {
  id: number | null
  title: string
  calendar: CalendarName
  allDay: boolean
  /** 2026-11-20T09:00, with any time for a whole day. */
  start: string
  end: string
  location: string
  guests: string
  description: string
  url: string
}

const two = (value: number) => String(value).padStart(2, '0')

function localMoment(date: Date): string {
  const day = [String(date.getFullYear()).padStart(4, '0'), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** A day some days away: 2026-11-20. */
function shiftDay(day: string, days: number): string {
  const date = new Date(`${day.slice(0, 10)}T00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

interface Span {
  allDay: boolean
  /** Moment, or the day of a whole day; the end is not part of it. */
  start: string
  end: string
}

const NINE = 'T09:00'
const TEN = 'T10:00'

function timesOf({ allDay, start, end }: Span): Pick<EventDraft, 'allDay' | 'start' | 'end'> {
  if (!allDay) return { allDay, start: localMoment(new Date(start)), end: localMoment(new Date(end)) }
  const first = start.slice(0, 10)
  const last = shiftDay(end, -1)
  return { allDay, start: first + NINE, end: (last < first ? first : last) + TEN }
}

export function newDraft(span: Span, calendar: CalendarName): EventDraft {
  return { id: null, title: '', calendar, ...timesOf(span), location: '', guests: '', description: '', url: '' }
}

/** The next full hour, for an hour. */
export function nextHour(present: Date): Span {
  const start = new Date(present.getFullYear(), present.getMonth(), present.getDate(), present.getHours() + 1)
  return { allDay: false, start: start.toISOString(), end: new Date(start.getTime() + 3_600_000).toISOString() }
}

export function toDraft({ id, title, url, extendedProps, ...span }: DemoEvent): EventDraft {
  const { calendar, location, guests, description } = extendedProps
  return { id, title, url, calendar, location, description, guests: guests.join(', '), ...timesOf(span) }
}

export function toEvent(draft: EventDraft): EventFields {
  const { title, calendar, allDay, start, end, location, guests, description, url } = draft
  return {
    title: title.trim(),
    allDay,
    start: allDay ? start.slice(0, 10) : new Date(start).toISOString(),
    end: allDay ? shiftDay(end, 1) : new Date(end).toISOString(),
    url: url.trim(),
    extendedProps: {
      calendar,
      location: location.trim(),
      description: description.trim(),
      guests: guests
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    },
  }
}

export type Problems = Partial<Record<'title' | 'start' | 'end', true>>

/** What has to be mended before it can be saved. */
export function problemsOf({ title, allDay, start, end }: EventDraft): Problems {
  const length = allDay ? 10 : 16
  const noStart = start.length < length
  return {
    ...(title.trim() === '' ? { title: true } : {}),
    ...(noStart ? { start: true } : {}),
    ...(end.length < length || (!noStart && end.slice(0, length) < start.slice(0, length)) ? { end: true } : {}),
  }
}
