import { useSearchParams } from 'react-router-dom'
import { paths } from '#src/shared/routing/paths.ts'
import { safePath } from '#src/shared/routing/returnPath.ts'

/** Where a new target group leads: back to the screen that asked for it (`zurueck`), else to its own page. */
export function useReturnTo(): (idPtZielgruppe: number) => string {
  const [search] = useSearchParams()
  const wanted = search.get('zurueck') ?? ''
  const path = safePath(wanted)
  const query = wanted.includes('?') ? wanted.slice(wanted.indexOf('?')) : ''
  return (idPtZielgruppe) => (path === null ? paths.zielgruppeEditieren(idPtZielgruppe) : path + query)
}
