import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { DEMO_CALENDARS } from '#src/contract/demo/calendar.ts'
import { focusOnMount } from '#src/shared/ui/focusOnMount.ts'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { SwitchField } from '#src/shared/ui/SwitchField.tsx'
import type { EventDraft, Problems } from './eventDraft.ts'

interface Props {
  draft: EventDraft
  problems: Problems
  onChange: (draft: EventDraft) => void
}

const PLAIN = ['location', 'guests', 'url'] as const
const FALLBACK_TIME = { start: 'T09:00', end: 'T10:00' }

/** Fields of an event; a whole day asks for days, everything else for moments. */
export function EventFields({ draft, problems, onChange }: Props) {
  const { t } = useTranslation('demoCalendar')
  const change = (changed: Partial<EventDraft>) => onChange({ ...draft, ...changed })
  const problem = (name: keyof Problems) => (problems[name] ? t(`problem.${name}`) : undefined)

  function changeTime(name: 'start' | 'end', value: string): void {
    const time = draft[name].slice(10) || FALLBACK_TIME[name]
    change({ [name]: draft.allDay && value !== '' ? value + time : value })
  }

  return (
    <>
      <TextField
        name="title"
        label={t('editor.title')}
        size="small"
        fullWidth
        inputRef={focusOnMount}
        value={draft.title}
        error={problems.title === true}
        helperText={problem('title')}
        onChange={(event) => change({ title: event.target.value })}
      />
      <SelectField
        label={t('editor.calendar')}
        fullWidth
        value={draft.calendar}
        onChange={(calendar) => change({ calendar })}
        options={DEMO_CALENDARS.map((name) => ({ value: name, label: t(`calendar.${name}`) }))}
      />
      <SwitchField label={t('editor.allDay')} checked={draft.allDay} onChange={(allDay) => change({ allDay })} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
        {(['start', 'end'] as const).map((name) => (
          <TextField
            key={`${name}-${draft.allDay}`}
            name={name}
            type={draft.allDay ? 'date' : 'datetime-local'}
            label={t(`editor.${name}`)}
            size="small"
            fullWidth
            value={draft.allDay ? draft[name].slice(0, 10) : draft[name]}
            error={problems[name] === true}
            helperText={problem(name)}
            onChange={(event) => changeTime(name, event.target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      </Box>
      {PLAIN.map((name) => (
        <TextField
          key={name}
          label={t(`editor.${name}`)}
          size="small"
          fullWidth
          type={name === 'url' ? 'url' : 'text'}
          helperText={name === 'guests' ? t('editor.guestsHint') : undefined}
          value={draft[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      ))}
      <TextField
        label={t('editor.description')}
        size="small"
        fullWidth
        multiline
        minRows={2}
        value={draft.description}
        onChange={(event) => change({ description: event.target.value })}
      />
    </>
  )
}
