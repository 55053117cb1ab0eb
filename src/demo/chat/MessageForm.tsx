import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import Send from '#src/shared/icons/Send.svg'
import { useCallback, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useSendMessage } from './queries.ts'

interface Props {
  contactId: number
  ownId: number
  contactName: string
}

/** Enter sends, with Shift it is a new line. What could not be sent stays in the field. */
export function MessageForm({ contactId, ownId, contactName }: Props) {
  const { t } = useTranslation('demoChat')
  const [message, setMessage] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const helpId = useId()
  const sending = useSendMessage(contactId)
  const { key } = useLocation()
  const [arrived] = useState(() => key !== 'default')
  const startWriting = useCallback(
    (input: HTMLTextAreaElement | null) => {
      field.current = input
      // Where typing is done on the screen, its keyboard would cover what is to be read first.
      if (arrived && !globalThis.matchMedia('(pointer: coarse)').matches) input?.focus({ preventScroll: true })
    },
    [arrived],
  )

  function send(event: FormEvent | KeyboardEvent): void {
    event.preventDefault()
    const words = message.trim()
    if (words === '' || sending.isPending) return
    sending.mutate({ message: words, senderId: ownId }, { onSuccess: () => setMessage('') })
    field.current?.focus()
  }

  return (
    <Box component="form" onSubmit={send} sx={{ padding: 1.5, borderBlockStart: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
        <OutlinedInput
          fullWidth
          multiline
          maxRows={5}
          size="small"
          inputRef={startWriting}
          value={message}
          error={sending.isError}
          placeholder={t('write')}
          onChange={(event) => setMessage(event.target.value)}
          onKeyDown={(event) => {
            // While a word is being put together, Enter belongs to the input method.
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
          }}
          slotProps={{
            input: {
              'aria-label': t('writeTo', { name: contactName }),
              'aria-describedby': sending.isError ? helpId : undefined,
              dir: 'auto',
            },
          }}
        />
        <Button
          type="submit"
          variant="contained"
          loading={sending.isPending}
          endIcon={<Send size={16} aria-hidden />}
          sx={{ flexShrink: 0, '[dir=rtl] & .MuiButton-endIcon': { transform: 'scaleX(-1)' } }}
        >
          {t('send')}
        </Button>
      </Box>
      {sending.isError && (
        <FormHelperText error id={helpId} role="alert">
          {t('sendFailed')}
        </FormHelperText>
      )}
    </Box>
  )
}
