import { SearchField } from '../ui/SearchField.tsx'
import type { AnyList } from './useListParams.ts'
import { useSearchText } from './useSearchText.ts'

interface Props {
  label: string
  list: AnyList
}

/** Search of a list: what is typed reaches the list when it settles. */
export function ListSearch({ label, list }: Props) {
  const [text, setText] = useSearchText(list.params.q ?? '', (q) =>
    list.change({ q: q === '' ? undefined : q }, { replace: true }),
  )
  return <SearchField label={label} value={text} onChange={setText} />
}
