import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '#src/shared/notify/notify.ts'
import { problemsOf, toEvent, type EventDraft } from './eventDraft.ts'
import { EventFields } from './EventFields.tsx'
import { useDeleteEvent, useSaveEvent } from './queries.ts'

interface Props {
  draft: EventDraft
  onClose: () => void
}

/** Deletes when it is pressed for the second time. */
function RemoveButton({ loading, onRemove }: { loading: boolean; onRemove: () => void }) {
  const { t } = useTranslation('demoCalendar')
  const [sure, setSure] = useState(false)
  return (
    <Button
      color="error"
      variant={sure ? 'contained' : 'text'}
      loading={loading}
      onClick={() => (sure ? onRemove() : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {t(sure ? 'editor.removeSure' : 'editor.remove')}
    </Button>
  )
}

/** Form of one event, new or changed, with a second look before it is deleted. */
export function EventDialog({ draft: given, onClose }: Props) {
  const { t } = useTranslation('demoCalendar')
  const titleId = useId()
  const [draft, setDraft] = useState(given)
  const [tried, setTried] = useState(false)
  const saving = useSaveEvent()
  const deleting = useDeleteEvent()
  const busy = saving.isPending || deleting.isPending
  const problems = problemsOf(draft)

  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setTried(true)
    const [first] = Object.keys(problems)
    if (first !== undefined) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    saving.mutate(
      { id: draft.id, event: toEvent(draft) },
      {
        onSuccess: () => {
          notify.success(t('saved'))
          onClose()
        },
      },
    )
  }

  function remove(id: number): void {
    deleting.mutate(id, {
      onSuccess: () => {
        notify.success(t('removed'))
        onClose()
      },
    })
  }

  const failed = saving.isError ? t('editor.failed') : deleting.isError ? t('editor.removeFailed') : null
  const { id } = draft
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form noValidate onSubmit={save} style={{ display: 'contents' }}>
        <DialogTitle id={titleId}>{t(id === null ? 'editor.create' : 'editor.edit')}</DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2.5, paddingBlockStart: 1 }}>
            {failed !== null && (
              <Alert severity="error" variant="outlined">
                {failed}
              </Alert>
            )}
            <EventFields draft={draft} problems={tried ? problems : {}} onChange={setDraft} />
          </Box>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          {id !== null && <RemoveButton loading={deleting.isPending} onRemove={() => remove(id)} />}
          <Box sx={{ flexGrow: 1 }} />
          <Button color="inherit" onClick={onClose} disabled={busy}>
            {t('editor.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={saving.isPending}>
            {t('editor.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
