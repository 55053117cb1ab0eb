import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Checkbox from '@mui/material/Checkbox'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { AUSWAHL_HOECHSTENS } from '#src/contract/rechnung.ts'
import type { Output } from '#src/contract/operation.ts'
import type { Operations } from '#src/contract/index.ts'
import { rechnungQueries } from '#src/entities/rechnung/queries.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { Document } from '#src/shared/ui/drawings/Document.tsx'
import { ListFoot } from '#src/shared/ui/ListFoot.tsx'
import { Page } from '#src/shared/ui/Page.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { ExportMenu } from '../export/ExportMenu.tsx'
import {
  isFiltered,
  parseRechnungFilter,
  toExport,
  toQuery,
  withFilter,
  type RechnungFilter,
} from '../rechnungParams.ts'
import { RechnungMenu } from './RechnungMenu.tsx'
import { RechnungSum } from './RechnungSum.tsx'
import { RechnungToolbar } from './RechnungToolbar.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useRechnungColumns } from './useRechnungColumns.tsx'

/** The invoices: filters in the address, sums of what they find, exports of all of it or of what is ticked. */
export function RechnungList() {
  const { t } = useTranslation('rechnung')
  const [search, setSearch] = useSearchParams()
  const filter = parseRechnungFilter(search)
  const query = useQuery(rechnungQueries.list(toQuery(filter)))
  const change = (next: Partial<Omit<RechnungFilter, 'id'>>) => setSearch((before) => withFilter(before, next))
  const total = query.data?.total ?? 0
  const leer = !isFiltered(filter) && query.data?.total === 0
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={total > 0 && <ExportMenu label={t('export.alle', { count: total })} params={toExport(filter)} />}
    >
      {!leer && (
        <RechnungToolbar
          filter={filter}
          jahre={query.data?.jahre ?? []}
          kampagnen={query.data?.kampagnen ?? []}
          onChange={change}
        />
      )}
      <QueryView whole query={query} skeleton={<Skeleton variant="rounded" height={320} />}>
        {(data) =>
          data.total === 0 ? (
            <Leer filter={filter} onReset={() => setSearch(filter.id === null ? {} : { id: String(filter.id) })} />
          ) : (
            <Treffer data={data}>
              {data.total > data.seitenGroesse && (
                <ListFoot
                  label={t('seiten')}
                  page={filter.page}
                  size={data.seitenGroesse}
                  shown={data.rechnungen.length}
                  total={data.total}
                  onChange={(page) => change({ page })}
                />
              )}
            </Treffer>
          )
        }
      </QueryView>
    </Page>
  )
}

function Leer({ filter, onReset }: { filter: RechnungFilter; onReset: () => void }) {
  const { t } = useTranslation('rechnung')
  if (!isFiltered(filter)) return <EmptyState drawing={<Document />} title={t('empty.title')} text={t('empty.text')} />
  return (
    <EmptyState
      title={t('noHits.title')}
      text={t('noHits.text')}
      action={
        <Button variant="outlined" onClick={onReset}>
          {t('noHits.reset')}
        </Button>
      }
    />
  )
}

interface TrefferProps {
  data: Output<Operations['fetchRechnungen']>
  /** The way to the other pages. */
  children: ReactNode
}

function Treffer({ data, children }: TrefferProps) {
  const { t } = useTranslation('rechnung')
  const { rechnungen, total, summe } = data
  const [gewaehlt, setGewaehlt] = useState<readonly number[]>([])
  const hier = rechnungen.map(({ idPtRechnung }) => idPtRechnung)
  const alleHier = hier.length > 0 && hier.every((id) => gewaehlt.includes(id))
  const toggle = (id: number) =>
    setGewaehlt((before) =>
      before.includes(id) ? before.filter((other) => other !== id) : [...before, id].slice(-AUSWAHL_HOECHSTENS),
    )
  const columns = useRechnungColumns({ gewaehlt, toggle })
  const toggleSeite = () =>
    setGewaehlt((before) =>
      alleHier
        ? before.filter((id) => !hier.includes(id))
        : [...new Set([...before, ...hier])].slice(-AUSWAHL_HOECHSTENS),
    )
  return (
    <>
      <RechnungSum summe={summe} total={total} />
      <Box>
        <FormControlLabel
          data-no-print
          control={
            <Checkbox
              size="small"
              checked={alleHier}
              indeterminate={!alleHier && hier.some((id) => gewaehlt.includes(id))}
              onChange={toggleSeite}
            />
          }
          label={t('auswahl.seite', { count: hier.length })}
          sx={{ marginInlineStart: 0.5, '& .MuiFormControlLabel-label': { typography: 'body2' } }}
        />
        <DataTable
          caption={t('caption')}
          cardsBelow={980}
          columns={columns}
          rows={rechnungen}
          rowKey={({ idPtRechnung }) => idPtRechnung}
          actions={(rechnung) => <RechnungMenu rechnung={rechnung} />}
        />
      </Box>
      {children}
      {gewaehlt.length > 0 && <SelectionBar gewaehlt={gewaehlt} onClear={() => setGewaehlt([])} />}
    </>
  )
}
