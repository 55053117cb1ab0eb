import { Box, Button, MenuItem, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ZAHLUNGS_STATUS } from '#src/contract/kampagne.ts'
import { ZAHLUNG_LABEL } from '#src/domain/kampagne/payment.ts'
import { rechnungQueries } from '#src/entities/rechnung/queries.ts'
import { heute } from '#src/shared/clock.ts'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { Page } from '#src/shared/ui/Page.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { RechnungSum } from '../components/RechnungSum.tsx'
import { RechnungTable } from '../components/RechnungTable.tsx'
import { jahre, parseRechnungFilter, toQuery } from '../rechnungParams.ts'

const ALLE = 'alle'

/** Another customer's id is 404, and that is a page of its own. */
export const loader: PageLoader = ({ url }, queryClient) => {
  const filter = parseRechnungFilter(url.searchParams)
  return queryClient.ensureQueryData(rechnungQueries.list(toQuery(filter)))
}

/** Invoices with their payment status, filtered by year and status, summed, as PDF. */
export default function RechnungListPage() {
  const { t } = useTranslation('rechnung')
  const [search, setSearch] = useSearchParams()
  const filter = parseRechnungFilter(search)
  const query = useQuery(rechnungQueries.list(toQuery(filter)))
  const put = (key: 'jahr' | 'status', value: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      if (value === ALLE) next.delete(key)
      else next.set(key, value)
      return next
    })
  const filtered = filter.jahr !== null || filter.status !== null
  const years = [...new Set([...jahre(heute()), ...(filter.jahr === null ? [] : [filter.jahr])])]

  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <SelectField
          label={t('jahr')}
          value={filter.jahr ?? ALLE}
          onChange={(event) => put('jahr', event.target.value)}
          sx={{ flex: { xs: 1, sm: '0 0 160px' } }}
        >
          <MenuItem value={ALLE}>{t('alleJahre')}</MenuItem>
          {years.map((jahr) => (
            <MenuItem key={jahr} value={jahr}>
              {jahr}
            </MenuItem>
          ))}
        </SelectField>
        <SelectField
          label={t('status')}
          value={filter.status ?? ALLE}
          onChange={(event) => put('status', event.target.value)}
          sx={{ flex: { xs: 1, sm: '0 0 200px' } }}
        >
          <MenuItem value={ALLE}>{t('alleStatus')}</MenuItem>
          {ZAHLUNGS_STATUS.map((status) => (
            <MenuItem key={status} value={status}>
              {ZAHLUNG_LABEL[status]}
            </MenuItem>
          ))}
        </SelectField>
      </Box>
      <QueryView whole query={query} skeleton={<Skeleton variant="rounded" height={320} />}>
        {({ rechnungen }) =>
          rechnungen.length === 0 ? (
            <EmptyState
              title={t(filtered ? 'noHits.title' : 'empty.title')}
              text={t(filtered ? 'noHits.text' : 'empty.text')}
              {...(filtered
                ? {
                    action: (
                      <Button
                        variant="outlined"
                        onClick={() => setSearch(filter.id === null ? {} : { id: String(filter.id) })}
                      >
                        {t('noHits.reset')}
                      </Button>
                    ),
                  }
                : {})}
            />
          ) : (
            <Box>
              <RechnungTable rechnungen={rechnungen} />
              <RechnungSum rechnungen={rechnungen} />
            </Box>
          )
        }
      </QueryView>
    </Page>
  )
}
