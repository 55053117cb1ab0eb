interface Props {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Switch with its words; works at once. */
export function Toggle({ label, checked, onChange }: Props) {
  return (
    <label className="toggle">
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  )
}
