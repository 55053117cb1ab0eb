import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { FormProvider, useForm, useFormContext, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { DemoUser } from '#src/contract/demo/users.ts'
import { EMAIL_MUSTER } from '#src/contract/wire.ts'
import { FormSelect } from '#src/shared/form/fields/FormSelect.tsx'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { PLANS, ROLES } from './userParams.ts'
import { UserStatusChip } from './UserMarks.tsx'
import { useCreateUser } from './userQueries.ts'

interface Props {
  open: boolean
  onClose: () => void
  onAdded: (user: DemoUser) => void
}

const EMPTY = {
  fullName: '',
  username: '',
  email: '',
  company: '',
  country: '',
  contact: '',
  role: 'subscriber',
  currentPlan: 'basic',
} as const

const text = () => z.string().check(z.trim())

/** @param missing says what is missing in a field */
function schemaWith(missing: (field: 'fullName' | 'username' | 'email') => string) {
  const filled = (field: 'fullName' | 'username') => z.string().check(z.trim(), z.minLength(1, missing(field)))
  return z.object({
    fullName: filled('fullName'),
    username: filled('username'),
    email: z.string().check(
      z.trim(),
      z.refine((email) => EMAIL_MUSTER.test(email), missing('email')),
    ),
    company: text(),
    country: text(),
    contact: text(),
    role: z.enum(ROLES),
    currentPlan: z.enum(PLANS),
  })
}
type Values = z.infer<ReturnType<typeof schemaWith>>

/** A new sample user. There is no status to choose: the endpoint makes everyone active (spec 7). */
export default function AddUserDialog({ open, onClose, onAdded }: Props) {
  const { t } = useTranslation('demoUsers')
  const title = useId()
  const create = useCreateUser()
  const form = useForm<Values>({
    resolver: zodResolver(schemaWith((field) => t(`add.missing.${field}`))),
    defaultValues: EMPTY,
  })
  const { isDirty } = useFormState({ control: form.control })

  function close(): void {
    form.reset(EMPTY)
    create.reset()
    onClose()
  }
  async function add(values: Values): Promise<void> {
    // What it throws is shown below.
    const user = await create.mutateAsync(values).catch(() => null)
    if (user === null) return
    onAdded(user)
    close()
  }
  return (
    <Dialog
      open={open}
      // A click beside it would lose what was typed.
      onClose={(_event, reason) => {
        if (reason !== 'backdropClick' || !isDirty) close()
      }}
      fullWidth
      maxWidth="sm"
      aria-labelledby={title}
    >
      <form noValidate onSubmit={(event) => void form.handleSubmit(add)(event)}>
        <DialogTitle id={title}>{t('add.title')}</DialogTitle>
        <DialogContent>
          <FormProvider {...form}>
            <Fields />
          </FormProvider>
          {create.isError && (
            <Alert severity="error" variant="outlined" role="alert" sx={{ marginBlockStart: 2 }}>
              {t('add.failed')}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('add.cancel')}</Button>
          <Button type="submit" variant="contained" loading={create.isPending}>
            {t('add.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function Fields() {
  const { control } = useFormContext<Values>()
  const { t } = useTranslation('demoUsers')
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        gap: 2.5,
        paddingBlockStart: 1,
      }}
    >
      <FormTextField control={control} name="fullName" label={t('field.fullName')} />
      <FormTextField control={control} name="username" label={t('field.username')} />
      <FormTextField control={control} name="email" type="email" label={t('field.email')} />
      <FormTextField
        control={control}
        name="contact"
        type="tel"
        label={t('add.optional', { label: t('field.contact') })}
      />
      <FormTextField control={control} name="company" label={t('add.optional', { label: t('field.company') })} />
      <FormTextField control={control} name="country" label={t('add.optional', { label: t('field.country') })} />
      <FormSelect
        control={control}
        name="role"
        label={t('field.role')}
        options={ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
      />
      <FormSelect
        control={control}
        name="currentPlan"
        label={t('field.plan')}
        options={PLANS.map((value) => ({ value, label: t(`plan.${value}`) }))}
      />
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <UserStatusChip status="active" />
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {t('add.activeAtOnce')}
        </Box>
      </Box>
    </Box>
  )
}
