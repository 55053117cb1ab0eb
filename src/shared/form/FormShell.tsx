import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { use, type ComponentType, type ReactNode } from 'react'
import { FormProvider, useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DraftOffer } from '../drafts/DraftOffer.tsx'
import type { DraftName } from '../drafts/draftName.ts'
import { DialogClose } from './dialogClose.ts'
import { DirtyGuard, type GuardProps } from './DirtyGuard.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { useFormDraft } from './useFormDraft.ts'
import { useFormSubmit } from './useFormSubmit.ts'
import { useFocusKept } from './useFocusKept.ts'
import { waitText } from './useWait.ts'

interface Props<V extends FieldValues, C, O> {
  /** From useForm with zodResolver and `shouldFocusError: false`: the summary takes the focus. */
  form: UseFormReturn<V, C, O>
  /** Saves; what it throws is shown at the fields or above the form. */
  onSubmit: (values: O) => Promise<void>
  submitLabel: string
  /** error: something is lost. */
  tone?: 'primary' | 'error'
  /** Beside the submit button: anything else. */
  secondary?: ReactNode
  fullWidth?: boolean
  /** Asks before unsaved inputs are left behind; a separate guard where several forms share a page. */
  guard?: boolean | ComponentType<GuardProps>
  /** Keeps what is typed for the next window, or for whoever comes back over the login (NET-19, EDT-01). */
  draft?: DraftName
  children: ReactNode
}

/** Below each other where the width is too small, what is done on top. */
const DIALOG_ACTIONS = {
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: 1.5,
  '& > *': { flex: { xs: '1 1 auto', sm: '0 1 auto' } },
} as const

/**
 * Owns submit, busy state, error summary and the guard of unsaved inputs. Submit stays enabled (architecture S13) but
 * for the time that the service asks to wait after too many tries (NET-29).
 */
export function FormShell<V extends FieldValues, C, O>({
  form,
  onSubmit,
  submitLabel,
  tone = 'primary',
  secondary,
  fullWidth = false,
  guard = false,
  draft,
  children,
}: Props<V, C, O>) {
  const { t } = useTranslation('common')
  // In a dialog the submit button is the last one, after the way out (UX-32).
  const onCancel = use(DialogClose)
  // Its own subscription: `form` stays one object, so the compiler would keep what was read from it once.
  const { isSubmitting, isDirty, errors, submitCount } = useFormState({ control: form.control })
  const Guard = guard === true ? DirtyGuard : guard
  const submitButton = useFocusKept(isSubmitting)
  const { offer, submitted, discard } = useFormDraft(form, draft)
  const { element, submit, saveAndTell, leftS } = useFormSubmit({ form, onSubmit, onDone: submitted })

  function cancel(close: () => void): void {
    discard()
    close()
  }

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        ref={element}
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}
      >
        {draft && <DraftOffer offer={offer} />}
        <ErrorSummary errors={submitCount > 0 ? errors : {}} submitCount={submitCount} />
        {children}
        <Box sx={onCancel ? DIALOG_ACTIONS : { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          {onCancel && (
            <Button color="inherit" onClick={() => cancel(onCancel)} disabled={isSubmitting}>
              {t('cancel')}
            </Button>
          )}
          <Button
            ref={submitButton}
            type="submit"
            variant="contained"
            color={tone}
            loading={isSubmitting}
            fullWidth={fullWidth}
            disabled={leftS > 0}
          >
            {leftS > 0 ? t('form.wait', { zeit: waitText(leftS) }) : submitLabel}
          </Button>
          {secondary}
        </Box>
      </Box>
      {Guard && <Guard dirty={isDirty && !isSubmitting} onSave={saveAndTell} onDiscard={discard} />}
    </FormProvider>
  )
}
