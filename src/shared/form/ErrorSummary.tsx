import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fieldId } from './fieldId.ts'
import { fieldName, fieldOf } from './fieldName.ts'

interface Props {
  /** None: nothing is shown. */
  errors: FieldErrors<FieldValues>
  /** Counts the submits; each failed one brings the focus here, and an error that comes back while typing does not. */
  submitCount: number
}

const Fields = styled('ul')({ margin: 0, paddingInlineStart: 20 })

interface Found {
  name: string
  message: string
}

function flatten(errors: object, prefix = ''): Found[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (typeof error !== 'object' || error === null) return []
    const name = `${prefix}${key}`
    if ('message' in error && typeof error.message === 'string') return [{ name, message: error.message }]
    return key === 'ref' || key === 'root' ? [] : flatten(error, `${name}.`)
  })
}

/** What is wrong, each with its field and in the words that stand there, leading to it (UX-01). */
export function ErrorSummary({ errors, submitCount }: Props) {
  const { t } = useTranslation('common')
  const box = useRef<HTMLDivElement>(null)
  const { root, ...fields } = errors
  const found = flatten(fields)
  const message = root?.message
  const shown = message !== undefined || found.length > 0

  useEffect(
    function focusSummary() {
      if (submitCount > 0) box.current?.focus()
    },
    [submitCount],
  )
  useEffect(function markTitle() {
    if (!shown) return undefined
    const title = document.title
    const prefix = t('form.errorPrefix')
    if (!title.startsWith(prefix)) document.title = prefix + title
    return () => {
      if (document.title === prefix + title) document.title = title
    }
  })

  if (!shown) return null
  return (
    <Alert ref={box} severity="error" variant="outlined" lang="de" tabIndex={-1}>
      <Typography variant="subtitle2" component="p">
        {message ?? t('form.summaryTitle')}
      </Typography>
      {found.length > 0 && (
        <Fields>
          {found.map(({ name, message: text }) => (
            <li key={name}>
              <FieldLink name={name} message={text} />
            </li>
          ))}
        </Fields>
      )}
    </Alert>
  )
}

function FieldLink({ name, message }: Found) {
  // The form names its fields where they stand, and they stand there before anything can be wrong with them.
  const [field] = useState(() => fieldName(name))
  return (
    <Link
      underline="always"
      href={`#${fieldId(name)}`}
      onClick={(event) => {
        event.preventDefault()
        fieldOf(name)?.focus()
      }}
    >
      {field === '' ? message : `${field}: ${message}`}
    </Link>
  )
}
