import type { ComponentProps, ReactNode } from 'react'
import { fieldId } from '#src/shared/form/fieldId.ts'

interface Props extends ComponentProps<'input'> {
  name: string
  label: string
  error: string | undefined
  /** Inside the field, at its end. */
  button?: ReactNode
}

/** A field as the component kit draws it, without the kit: the login does not wait for it. */
export function LoginField({ name, label, error, button, ...input }: Props) {
  const id = fieldId(name)
  return (
    <div className="field">
      <div>
        <input
          id={id}
          name={name}
          // For the look alone: whether something is typed (ui.css).
          placeholder=" "
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-hilfe`}
          {...input}
        />
        <label htmlFor={id}>{label}</label>
        {button}
      </div>
      {error !== undefined && <p id={`${id}-hilfe`}>{error}</p>}
    </div>
  )
}
