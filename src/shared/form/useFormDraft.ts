import { useEffect, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { now } from '../clock.ts'
import type { DraftName } from '../drafts/draftName.ts'
import { draftPlace, type DraftPlace, type Found } from '../drafts/draftPlace.ts'
import { changedFields, differingNames, fittingFields, type Fields } from '../drafts/fields.ts'
import { useDraftOffer, type Offer } from '../drafts/useDraftOffer.ts'
import { sameValue } from '../drafts/sameValue.ts'
import { useWindowEvent } from '../useWindowEvent.ts'
import { fieldName } from './fieldName.ts'

type Leftover = Awaited<ReturnType<DraftPlace<null, Fields>['find']>>

const schema = z.record(z.string(), z.unknown())

/** The draft of one form, and whether what it holds has been sent. */
class FormDraft {
  readonly place: DraftPlace<null, Fields>
  readonly #except: readonly string[]
  #open: Fields = {}
  #hasErrors = false
  #sent = false
  #gone = false

  constructor({ subject, keeps, except }: DraftName) {
    this.place = draftPlace<null, Fields>({ subject: () => subject, schema, keeps })
    this.#except = except
  }

  heard(values: Fields, defaults: Fields, hasErrors: boolean): void {
    this.#hasErrors = hasErrors
    const open = changedFields(values, defaults, this.#except)
    // The form tells of every step of a submit, too.
    if (sameValue(open, this.#open)) return
    this.#open = open
    this.#sent = false
    if (Object.keys(open).length === 0) return this.place.drop()
    const base = Object.fromEntries(Object.keys(open).map((name) => [name, defaults[name]]))
    void this.place.keep(null, { version: null, base, open, at: now().getTime() })
  }

  /** Submitted without a mistake: once the form goes, so does its draft. Until then it may still wait for a decision. */
  readonly submitted = (): void => {
    this.#sent = !this.#hasErrors
    if (this.#gone && this.#sent) this.place.drop()
  }

  readonly end = (): void => {
    this.#gone = true
    if (this.#sent) this.place.drop()
    else this.place.release()
  }

  begin(): void {
    this.#gone = false
  }
}

interface FormDraftParts {
  offer: Offer | null
  /** What was typed went through. */
  submitted: () => void
  /** What was typed is given up. */
  discard: () => void
}

/** Keeps what is typed into a form, and offers what a window that ended had typed. `draft`: without, nothing is kept. */
export function useFormDraft<V extends FieldValues, C, O>(
  form: UseFormReturn<V, C, O>,
  draft: DraftName | undefined,
): FormDraftParts {
  const { t } = useTranslation('common')
  const [kept] = useState(() => (draft === undefined ? null : new FormDraft(draft)))
  useWindowEvent('pagehide', kept && kept.place.hurry)
  useEffect(
    function keepWhatIsTyped() {
      if (kept === null) return undefined
      kept.begin()
      const stop = form.subscribe({
        formState: { values: true, errors: true },
        callback: ({ values, defaultValues, errors = {} }) =>
          kept.heard(values, { ...defaultValues }, Object.keys(errors).length > 0),
      })
      return () => {
        stop()
        kept.end()
      }
    },
    [form, kept],
  )

  const look = async (): Promise<Leftover> => {
    if (kept === null) return { left: null, unreadable: null }
    const found = await kept.place.find(null)
    if (found.left === null) return found
    const open = fittingFields(found.left.open, form.getValues())
    if (!sameValue(open, pick(form.getValues(), open))) return { ...found, left: { ...found.left, open } }
    await found.left.forget()
    return look()
  }
  const takeUp = (left: Found<Fields>) => {
    for (const [name, value] of Object.entries(left.open))
      // Its name and shape were just found among the form's values.
      form.setValue(name as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true, shouldTouch: true })
    return left.forget()
  }
  const describe = ({ open, base }: Found<Fields>): string[] => {
    const values: Fields = form.getValues()
    // What stands in the form may be the person's own; stored is what it began with.
    const stored: Fields = { ...form.formState.defaultValues }
    const names = differingNames(open, values).flatMap((path) => {
      const [name = ''] = path.split('.')
      const label = fieldName(path) || fieldName(name)
      if (label === '') return []
      // Somebody else stored another value since; the user should know before he takes his over it.
      return sameValue(base[name], stored[name]) ? [label] : [t('form.draft.changedSince', { feld: label })]
    })
    return [...new Set(names)]
  }
  const offer = useDraftOffer<Fields>({ look, takeUp, describe }, draft?.subject ?? null)
  return {
    offer,
    submitted: () => kept?.submitted(),
    discard: () => kept?.place.drop(),
  }
}

const pick = (fields: Fields, names: Fields): Fields =>
  Object.fromEntries(Object.keys(names).map((name) => [name, fields[name]]))
