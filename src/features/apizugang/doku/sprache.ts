import { useSearchParams } from 'react-router-dom'
import { SPRACHEN, type Sprache } from '#src/domain/apizugang/snippets.ts'

/** Language of all examples, in the address: whoever sends it on shows the same. */
export function useSprache(): [Sprache, (sprache: Sprache) => void] {
  const [search, setSearch] = useSearchParams()
  const sprache = SPRACHEN.find((one) => one === search.get('sprache')) ?? 'curl'
  const choose = (next: Sprache) => {
    const changed = new URLSearchParams(search)
    if (next === 'curl') changed.delete('sprache')
    else changed.set('sprache', next)
    setSearch(changed, { replace: true, preventScrollReset: true })
  }
  return [sprache, choose]
}
