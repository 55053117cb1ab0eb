import { queryOptions } from '@tanstack/react-query'
import { demoApi } from '../demoApi.ts'

/** Every row at once: the table orders, filters and pages by itself. */
export const rowsQuery = () =>
  queryOptions({
    queryKey: ['demo', 'table', 'rows'],
    queryFn: ({ signal }) => demoApi.fetchRows({}, { signal }),
  })
