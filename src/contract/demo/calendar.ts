import * as z from 'zod/mini'
import { id } from '../wire.ts'
import { noBody, type DemoOperation } from './demoOperation.ts'

export const DEMO_CALENDARS = ['Business', 'Personal', 'Family', 'Holiday', 'ETC'] as const

const demoEvent = z.object({
  id: z.int(),
  title: z.string(),
  /** Moment, or for a whole day the day. */
  start: z.string(),
  /** The end is not part of the event. */
  end: z.string(),
  allDay: z.boolean(),
  url: z.string(),
  extendedProps: z.object({
    calendar: z.enum(DEMO_CALENDARS),
    guests: z.array(z.string()),
    location: z.string(),
    description: z.string(),
  }),
})
export type DemoEvent = z.infer<typeof demoEvent>

const eventInput = z.partial(z.object({ ...demoEvent.shape, extendedProps: z.partial(demoEvent.shape.extendedProps) }))

export const calendarOperations = {
  fetchEvents: {
    method: 'GET',
    path: '/apps/calendar/events',
    status: 200,
    /** Names of calendars, separated by commas. */
    input: z.object({ calendars: z.optional(z.string()) }),
    output: z.array(demoEvent),
  },
  createEvent: {
    method: 'POST',
    path: '/apps/calendar/events',
    status: 201,
    input: z.object({ event: eventInput }),
    output: z.object({ event: demoEvent }),
  },
  updateEvent: {
    method: 'POST',
    path: '/apps/calendar/events/:id',
    status: 200,
    input: z.object({ id, event: eventInput }),
    output: z.object({ event: demoEvent }),
  },
  deleteEvent: {
    method: 'DELETE',
    path: '/apps/calendar/events/:id',
    status: 200,
    input: z.object({ id }),
    output: noBody,
  },
} as const satisfies Record<string, DemoOperation>
