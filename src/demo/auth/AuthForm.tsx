import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import { useRef, type FormEvent, type ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { ApiError } from '#src/contract/apiError.ts'

interface AuthField {
  name: 'username' | 'email' | 'password'
  label: string
  value: string
  onChange: (value: string) => void
}

const KINDS = {
  username: { type: 'text', autoComplete: 'off' },
  email: { type: 'email', autoComplete: 'off' },
  password: { type: 'password', autoComplete: 'new-password' },
} as const

/** The endpoint's word for everything that it gives no text for (spec 8). */
const UNKNOWN = 'Something went wrong'

interface Props {
  fields: readonly AuthField[]
  error: unknown
  busy: boolean
  submitLabel: string
  onSubmit: () => Promise<unknown>
  other: { to: string; label: string }
  children?: ReactNode
}

/** Fields with the endpoint's own texts at them, word for word; they are English in every language of the frame. */
export function AuthForm({ fields, error, busy, submitLabel, onSubmit, other, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const texts = error instanceof ApiError ? error.fieldErrors : {}
  const general = error !== null && !fields.some(({ name }) => texts[name] !== undefined)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    try {
      await onSubmit()
    } catch (refusal) {
      const refused = refusal instanceof ApiError ? refusal.fieldErrors : {}
      const first = fields.find(({ name }) => refused[name] !== undefined)
      form.current?.querySelector<HTMLInputElement>(`[name="${first?.name ?? ''}"]`)?.focus()
    }
  }

  return (
    <Paper variant="outlined" sx={{ padding: { xs: 2, sm: 3 }, maxInlineSize: 460, inlineSize: '100%' }}>
      <Box
        ref={form}
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 2.5 }}
      >
        {general && (
          <Alert severity="error" variant="outlined" role="alert" lang="en" dir="ltr">
            {Object.values(texts)[0] ?? UNKNOWN}
          </Alert>
        )}
        {fields.map(({ name, label, value, onChange }) => (
          <TextField
            key={name}
            id={`demo-${name}`}
            name={name}
            label={label}
            size="small"
            fullWidth
            value={value}
            onChange={(event) => onChange(event.target.value)}
            error={texts[name] !== undefined}
            helperText={texts[name]}
            {...KINDS[name]}
            slotProps={{ formHelperText: { lang: 'en', dir: 'auto', role: 'alert' } }}
          />
        ))}
        <Button type="submit" variant="contained" loading={busy} fullWidth>
          {submitLabel}
        </Button>
        <Link component={RouterLink} to={other.to} variant="body2" sx={{ justifySelf: 'start' }}>
          {other.label}
        </Link>
        {children}
      </Box>
    </Paper>
  )
}
