import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'

interface Props<T extends string> {
  label: string
  value: T
  options: readonly T[]
  text: (option: T) => string
  onChange: (chosen: T) => void
}

/** Filter of a list: the browser's own choice, which phones open as they are used to. */
export function ListSelect<T extends string>({ label, value, options, text, onChange }: Props<T>) {
  const id = useId()
  return (
    <div className="field">
      <div>
        <select
          id={id}
          value={value}
          onChange={({ target }) => onChange(options.find((option) => option === target.value) ?? value)}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {text(option)}
            </option>
          ))}
        </select>
        <label htmlFor={id}>{label}</label>
        <ChevronDown size={18} aria-hidden />
      </div>
    </div>
  )
}
