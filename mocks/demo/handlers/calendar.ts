import { found, type DemoHandlers } from './types.ts'
import { nextId } from '../state.ts'

export const calendarHandlers = {
  /** An empty list shows nothing, no list at all shows everything. */
  fetchEvents: ({ calendars }, { state }) => {
    const wanted = calendars?.split(',').map((name) => name.trim())
    return state.events.filter(({ extendedProps }) => !wanted || wanted.includes(extendedProps.calendar))
  },

  createEvent: ({ event: given }, { state }) => {
    const start = given.start ?? new Date().toISOString()
    const event = {
      id: nextId(state.events),
      title: given.title ?? '',
      start,
      end: given.end ?? start,
      allDay: given.allDay ?? false,
      url: given.url ?? '',
      extendedProps: {
        calendar: given.extendedProps?.calendar ?? ('ETC' as const),
        guests: given.extendedProps?.guests ?? [],
        location: given.extendedProps?.location ?? '',
        description: given.extendedProps?.description ?? '',
      },
    }
    state.events.push(event)
    return { event }
  },

  updateEvent: ({ id, event: given }, { state }) => {
    const event = found(state.events.find((candidate) => candidate.id === id))
    Object.assign(event, given, { id, extendedProps: { ...event.extendedProps, ...given.extendedProps } })
    return { event }
  },

  /** Also for an event that is gone already. */
  deleteEvent: ({ id }, { state }) => {
    state.events = state.events.filter((event) => event.id !== id)
    return null
  },
} satisfies Pick<DemoHandlers, 'fetchEvents' | 'createEvent' | 'updateEvent' | 'deleteEvent'>
