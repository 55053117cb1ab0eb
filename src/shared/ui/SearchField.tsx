import Search from 'lucide-react/icons/search'
import { useId } from 'react'

interface Props {
  label: string
  value: string
  onChange: (text: string) => void
}

/** What a list is searched for. */
export function SearchField({ label, value, onChange }: Props) {
  const id = useId()
  return (
    <div className="field">
      <div>
        <input id={id} type="search" value={value} maxLength={200} onChange={({ target }) => onChange(target.value)} />
        <label htmlFor={id}>{label}</label>
        <Search size={20} aria-hidden />
      </div>
    </div>
  )
}
