import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useQuery } from '@tanstack/react-query'
import Plus from '#src/shared/icons/Plus.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DEMO_CALENDARS } from '#src/contract/demo/calendar.ts'
import { now } from '#src/shared/clock.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { DemoFrame } from '../DemoFrame.tsx'
import { SampleQuery } from '../parts/SampleQuery.tsx'
import { CalendarBoard, type Move } from './CalendarBoard.tsx'
import { CalendarFilter } from './CalendarFilter.tsx'
import { newDraft, nextHour, toDraft, type EventDraft } from './eventDraft.ts'
import { EventDialog } from './EventDialog.tsx'
import { eventList, useSaveEvent, type CalendarName } from './queries.ts'

/** Calendars to choose from beside the month, week, day or list of their events. */
export default function CalendarPage() {
  const { t } = useTranslation('demoCalendar')
  const [chosen, setChosen] = useState<readonly CalendarName[]>(DEMO_CALENDARS)
  const [draft, setDraft] = useState<EventDraft | null>(null)
  const query = useQuery(eventList(chosen))
  const saving = useSaveEvent()
  const usual = chosen[0] ?? 'ETC'

  function move({ id, span, revert }: Move): void {
    saving.mutate(
      { id, event: span },
      {
        onSuccess: () => notify.success(t('moved')),
        onError: () => {
          revert()
          notify.error(t('moveFailed'))
        },
      },
    )
  }

  return (
    <DemoFrame
      title={t('title')}
      note={t('text')}
      actions={
        <Button
          variant="contained"
          startIcon={<Plus size={18} aria-hidden />}
          onClick={() => setDraft(newDraft(nextHour(now()), usual))}
        >
          {t('newEvent')}
        </Button>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '200px minmax(0, 1fr)' },
          alignItems: 'start',
          gap: { xs: 2, lg: 3 },
        }}
      >
        <CalendarFilter chosen={chosen} onChange={setChosen} />
        <Paper variant="outlined" sx={{ padding: { xs: 1.5, md: 2.5 }, minInlineSize: 0 }}>
          <SampleQuery query={query} height={640}>
            {(events) => (
              <CalendarBoard
                events={events}
                onOpen={(event) => setDraft(toDraft(event))}
                onChoose={(span) => setDraft(newDraft(span, usual))}
                onMove={move}
              />
            )}
          </SampleQuery>
        </Paper>
      </Box>
      {draft && <EventDialog draft={draft} onClose={() => setDraft(null)} />}
    </DemoFrame>
  )
}
