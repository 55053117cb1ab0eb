import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/contract/apiError.ts'
import { parseTotp } from '#src/domain/zugang/code.ts'
import { TextInput } from '#src/shared/form/fields/TextInput.tsx'
import { codeProblem } from '../zweiterSchritt.ts'
import { LoginStack } from './loginParts.ts'

interface Props {
  wiederherstellung: boolean
  busy: boolean
  /** What it throws is said here. */
  onSend: (code: string) => Promise<void>
}

/** One field; a code of the app is sent as soon as it is whole, typed or pasted. */
export function ZweiterSchrittForm({ wiederherstellung, busy, onSend }: Props) {
  const { t } = useTranslation(['zugang', 'common'])
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<{ feld: boolean; text: string } | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const begin = useCallback((input: HTMLInputElement | null) => {
    field.current = input
    input?.focus()
  }, [])

  function tell(error: unknown): void {
    const text = error instanceof ApiError ? error.message : t('common:error.unexpected')
    const feld = error instanceof ApiError && 'code' in error.fieldErrors
    // A wrong code is in the way of the next; one that did not arrive can be sent again.
    if (feld) setCode('')
    setProblem({ feld, text })
    field.current?.focus()
  }

  async function send(typed: string): Promise<void> {
    if (busy) return
    const wrong = codeProblem(typed, wiederherstellung, t)
    setProblem(wrong === null ? null : { feld: true, text: wrong })
    if (wrong !== null) return
    try {
      await onSend(typed)
    } catch (error) {
      tell(error)
    }
  }

  function change(typed: string): void {
    setCode(typed)
    if (!wiederherstellung && parseTotp(typed) !== null) void send(typed)
  }

  return (
    <LoginStack
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // What stands there: it may have been filled without an event.
        void send(field.current?.value ?? code)
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {t(wiederherstellung ? 'anmelden.wiederherstellungText' : 'anmelden.text')}
      </Typography>
      {problem?.feld === false && (
        <Alert severity="error" variant="outlined">
          {problem.text}
        </Alert>
      )}
      {/* What is wrong is said while the focus stays for the next code. */}
      <div aria-live="assertive">
        <TextInput
          inputRef={begin}
          name="code"
          label={t(wiederherstellung ? 'anmelden.wiederherstellung' : 'anmelden.code')}
          autoComplete={wiederherstellung ? 'off' : 'one-time-code'}
          inputMode={wiederherstellung ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={({ target }) => change(target.value)}
          error={problem?.feld ? problem.text : undefined}
        />
      </div>
      <Button type="submit" variant="contained" loading={busy}>
        {t('anmelden.submit')}
      </Button>
    </LoginStack>
  )
}
