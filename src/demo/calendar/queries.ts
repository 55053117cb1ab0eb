import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DEMO_CALENDARS } from '#src/contract/demo/calendar.ts'
import type { DemoInput } from '#src/contract/demo/demoOperation.ts'
import type { DemoOperations } from '#src/contract/demo/index.ts'
import { demoApi } from '../demoApi.ts'

const EVENTS = ['demo', 'calendar'] as const

export type CalendarName = (typeof DEMO_CALENDARS)[number]
export type EventFields = DemoInput<DemoOperations['createEvent']>['event']

/** Events of the chosen calendars; no calendar is a choice too, and shows nothing. */
export const eventList = (calendars: readonly CalendarName[]) =>
  queryOptions({
    queryKey: [...EVENTS, calendars.join(',')],
    queryFn: ({ signal }) => demoApi.fetchEvents({ calendars: calendars.join(',') }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Changes of the calendar; every view of it follows. */
function useEventChange<I>(mutationFn: (input: I) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSuccess: () => queryClient.invalidateQueries({ queryKey: EVENTS }) })
}

/** A new event without an id, else the changed one. */
export const useSaveEvent = () =>
  useEventChange(({ id, event }: { id: number | null; event: EventFields }) =>
    id === null ? demoApi.createEvent({ event }) : demoApi.updateEvent({ id, event }),
  )

export const useDeleteEvent = () => useEventChange((id: number) => demoApi.deleteEvent({ id }))
