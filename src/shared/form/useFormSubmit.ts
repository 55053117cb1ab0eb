import { useRef, type RefObject, type SyntheticEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/contract/apiError.ts'
import { failureText } from '../notify/failureText.ts'
import { applyServerErrors } from './applyServerErrors.ts'
import { tellFilled } from './tellFilled.ts'
import { useWait } from './useWait.ts'

interface Saving<V extends FieldValues, C, O> {
  form: UseFormReturn<V, C, O>
  /** Saves; what it throws is told by the form. */
  onSubmit: (values: O) => Promise<void>
  /** It went through. */
  onDone: () => void
}

interface FormSubmit {
  /** The form on the page. */
  element: RefObject<HTMLFormElement | null>
  submit: (event?: SyntheticEvent) => Promise<void>
  /** Submits; false: something was found wrong. */
  saveAndTell: () => Promise<boolean>
  /** Seconds until it may be tried again; 0: at once. */
  leftS: number
}

/** Sends a form, and puts what the service refuses to the fields or above them. */
export function useFormSubmit<V extends FieldValues, C, O>({ form, onSubmit, onDone }: Saving<V, C, O>): FormSubmit {
  const { t } = useTranslation('common')
  const element = useRef<HTMLFormElement>(null)
  const wait = useWait(() => form.clearErrors('root'))

  /** A fault with the number under which the provider finds it; a refusal needs none. */
  const told = ({ kind, message, requestNumber }: ApiError): string =>
    kind === 'http' && requestNumber !== null
      ? `${message} ${t('error.requestNumber', { number: requestNumber })}.`
      : message

  async function save(values: O): Promise<void> {
    try {
      await onSubmit(values)
      onDone()
    } catch (error) {
      if (applyServerErrors(form, error)) return
      // A lost session already has its toast and its way to the login.
      if (error instanceof ApiError && error.kind === 'session') return
      wait.begin(error)
      form.setError('root', {
        type: 'server',
        message: error instanceof ApiError ? told(error) : failureText(error),
      })
    }
  }

  function submit(event?: SyntheticEvent): Promise<void> {
    tellFilled(element.current)
    return form.handleSubmit(save)(event)
  }

  async function saveAndTell(): Promise<boolean> {
    let open: object = {}
    // Told by the form, since what was rendered is of before the attempt; `onSubmit` may have found something too.
    const stop = form.subscribe({
      formState: { errors: true },
      callback: ({ errors: found = {} }) => {
        open = found
      },
    })
    await submit()
    stop()
    return Object.keys(open).length === 0
  }

  return { element, submit, saveAndTell, leftS: wait.leftS }
}
