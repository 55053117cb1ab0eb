import assert from 'node:assert/strict'
import type { Quirk } from './quirk.ts'

const EVENT = {
  title: 'Sample meeting',
  start: '2026-11-20T09:00:00.000Z',
  end: '2026-11-20T10:00:00.000Z',
  allDay: false,
  extendedProps: { calendar: 'Family' as const, guests: ['Alma Ambervale'] },
}

export const calendarQuirks: Quirk[] = [
  [
    'calendar: events of the calendars in a comma list',
    async ({ call }) => {
      const events = await call('fetchEvents', { calendars: 'Business,Holiday' })
      assert.deepEqual(
        new Set(events.map(({ extendedProps }) => extendedProps.calendar)),
        new Set(['Business', 'Holiday']),
      )
    },
  ],
  [
    'calendar: an empty list shows nothing, no list shows everything',
    async ({ call }) => {
      assert.deepEqual(await call('fetchEvents', { calendars: '' }), [])
      const all = await call('fetchEvents', {})
      assert.equal(new Set(all.map(({ extendedProps }) => extendedProps.calendar)).size, 5)
    },
  ],
  [
    'calendar: a list may come with its name repeated',
    async ({ call, raw }) => {
      const { body } = await raw('GET', '/apps/calendar/events?calendars[]=Personal&calendars[]=ETC')
      assert.deepEqual(body, await call('fetchEvents', { calendars: 'Personal,ETC' }))
    },
  ],
  [
    'calendar: a new event has an id and stands in its calendar',
    async ({ call }) => {
      const { event } = await call('createEvent', { event: EVENT })
      assert.equal(event.title, EVENT.title)
      assert.equal(event.extendedProps.location, '')
      const family = await call('fetchEvents', { calendars: 'Family' })
      assert.deepEqual(
        family.filter(({ id }) => id === event.id),
        [event],
      )
    },
  ],
  [
    'calendar: an update keeps what it does not name, and the id',
    async ({ call }) => {
      const { event } = await call('createEvent', { event: EVENT })
      const { event: moved } = await call('updateEvent', {
        id: event.id,
        event: { id: 4711, title: 'Moved', extendedProps: { calendar: 'ETC' } },
      })
      const expected = { ...event, title: 'Moved', extendedProps: { ...event.extendedProps, calendar: 'ETC' } }
      assert.deepEqual(moved, expected)
      const found = (await call('fetchEvents', {})).find(({ id }) => id === event.id)
      assert.deepEqual(found, expected)
    },
  ],
  [
    'calendar: an unknown event cannot be updated',
    async ({ raw }) => {
      const { status } = await raw('POST', '/apps/calendar/events/999999', { event: { title: 'Nowhere' } })
      assert.equal(status, 404)
    },
  ],
  [
    'calendar: a deleted event is gone, and deleting it again is 200 too',
    async ({ call }) => {
      const { event } = await call('createEvent', { event: EVENT })
      const before = await call('fetchEvents', {})
      await call('deleteEvent', { id: event.id })
      await call('deleteEvent', { id: event.id })
      const after = await call('fetchEvents', {})
      assert.deepEqual(
        after,
        before.filter(({ id }) => id !== event.id),
      )
    },
  ],
  [
    'calendar: an event without a body is refused',
    async ({ raw }) => {
      assert.deepEqual(await raw('POST', '/apps/calendar/events', {}), { status: 400, body: null })
    },
  ],
]
