import { styled } from '@mui/material/styles'
import ChevronDown from '#src/shared/icons/ChevronDown.svg'
import { useId, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { FieldFrame } from '../ui/FieldFrame.ts'
import { FieldOutline } from '../ui/FieldOutline.tsx'
import { useLazyComponent } from '../useLazyComponent.ts'

type Value = string | number | null

interface Props<T extends Value> {
  label: string
  value: T
  /** null is a choice like others: all of them. */
  options: readonly { value: T; label: string }[]
  onChange: (chosen: T) => void
}

const Frame = styled(FieldFrame)({
  '& > div > [role="combobox"]': {
    paddingInlineEnd: 32,
    textAlign: 'start',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
  },
  '& > div > svg': {
    position: 'absolute',
    insetBlockStart: 'calc(50% - 9px)',
    insetInlineEnd: 10,
    pointerEvents: 'none',
  },
})

const OPENING_KEYS = [' ', 'Enter', 'ArrowDown', 'ArrowUp']

const loadField = async () => (await import('../ui/SelectField.tsx')).SelectField<Value>
const prepare = () => void loadField().catch(() => undefined)

/** What has happened to the closed field while the one that opens was on its way. */
type Use = 'focused' | 'pressed'

/**
 * One of a few values, above a list. Few people open it and every list has three: closed it is plain elements in the look of the
 * kit's field, which takes its place, its focus and the press when it is first used.
 */
export function ToolSelect<T extends Value>({ label, value, options, onChange }: Props<T>) {
  const { Part: Field, prepare: fetchField, ask } = useLazyComponent(loadField)
  const use = useRef<Use | null>(null)
  if (Field === null) {
    const shown = options.find((option) => option.value === value)?.label
    const note = (used: Use | null) => {
      use.current = used
      if (used === 'pressed') ask(() => (use.current = null))
      else if (used === 'focused') fetchField()
    }
    return <Closed label={label} shown={shown} onUse={note} />
  }
  return (
    <Field
      ref={(root) => takeOver(root, use)}
      label={label}
      value={value}
      options={options}
      onChange={(chosen) => {
        const option = options.find((one) => one.value === chosen)
        if (option) onChange(option.value)
      }}
    />
  )
}

function takeOver(root: HTMLElement | null, use: RefObject<Use | null>): void {
  const box = root?.querySelector<HTMLElement>('[role="combobox"]')
  const { current: used } = use
  if (!box || used === null) return
  use.current = null
  box.focus()
  // When the kit has seen its box.
  if (used === 'pressed') queueMicrotask(() => box.dispatchEvent(new window.MouseEvent('mousedown', { bubbles: true })))
}

interface ClosedProps {
  label: string
  shown: string | undefined
  /** null: it was left again. */
  onUse: (use: Use | null) => void
}

function Closed({ label, shown, onUse }: ClosedProps) {
  const id = useId()
  function press(event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>): void {
    event.preventDefault()
    event.currentTarget.focus()
    onUse('pressed')
  }
  return (
    <Frame data-field onPointerEnter={prepare}>
      <label id={id} htmlFor={`${id}-box`}>
        {label}
      </label>
      <div>
        <button
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/role-has-required-aria-props -- as the kit's select; closed it controls nothing
          role="combobox"
          id={`${id}-box`}
          aria-labelledby={id}
          aria-haspopup="listbox"
          aria-expanded={false}
          onFocus={() => onUse('focused')}
          onBlur={() => onUse(null)}
          onMouseDown={(event) => {
            if (event.button === 0) press(event)
          }}
          onKeyDown={(event) => {
            if (OPENING_KEYS.includes(event.key)) press(event)
          }}
        >
          {shown}
        </button>
        <ChevronDown size={18} aria-hidden />
        <FieldOutline label={label} />
      </div>
    </Frame>
  )
}
