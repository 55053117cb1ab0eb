import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AUSWAHL_HOECHSTENS, type Rechnung } from '#src/contract/rechnung.ts'
import type { Output } from '#src/contract/operation.ts'
import type { Operations } from '#src/contract/index.ts'
import { rechnungQueries } from '#src/entities/rechnung/queries.ts'
import { ListView } from '#src/shared/list/ListView.tsx'
import { PickPage } from '#src/shared/list/PickPage.tsx'
import { SelectionBar } from '#src/shared/list/SelectionBar.tsx'
import { useListParams, type AnyList } from '#src/shared/list/useListParams.ts'
import { usePicked } from '#src/shared/list/usePicked.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { Document } from '#src/shared/ui/drawings/Document.tsx'
import { Page } from '#src/shared/ui/Page.tsx'
import { ExportMenu } from '../export/ExportMenu.tsx'
import { RECHNUNGEN_LISTE, toExport, toQuery } from '../rechnungParams.ts'
import { RechnungFilters } from './RechnungFilters.tsx'
import { RechnungSum } from './RechnungSum.tsx'
import { RechnungMenu } from './RechnungMenu.tsx'
import { useRechnungColumns } from './useRechnungColumns.tsx'

/** The invoices: filters in the address, sums of what they find, exports of all of it or of what is ticked. */
export function RechnungList() {
  const { t } = useTranslation('rechnung')
  const list = useListParams(RECHNUNGEN_LISTE)
  const { params, change } = list
  const query = useQuery(rechnungQueries.list(toQuery(params)))
  const { total = 0, jahre = [], kampagne } = query.data ?? {}
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={total > 0 && <ExportMenu label={t('export.alle', { count: total })} params={toExport(params)} />}
    >
      <ListView
        whole
        list={list}
        query={query}
        search={t('suche')}
        filters={<RechnungFilters params={params} jahre={jahre} onChange={change} />}
        sortLabel={(sort) => t(`sortBy.${sort}`)}
        linked={
          params.kampagne === undefined
            ? undefined
            : {
                label: t('kampagneFilter', {
                  name: kampagne?.idPtKampagne === params.kampagne ? kampagne.bezeichnung : params.kampagne,
                }),
                onRemove: () => change({ kampagne: undefined }),
              }
        }
        skeleton={<Skeleton variant="rounded" height={320} />}
        empty={<EmptyState drawing={<Document />} title={t('empty.title')} text={t('empty.text')} />}
      >
        {(data) => <Treffer list={list} data={data} />}
      </ListView>
    </Page>
  )
}

const keyOf = ({ idPtRechnung }: Rechnung): number => idPtRechnung

interface TrefferProps {
  list: AnyList
  data: Output<Operations['fetchRechnungen']>
}

function Treffer({ list, data }: TrefferProps) {
  const { t } = useTranslation('rechnung')
  const { rechnungen, total, summe } = data
  const picked = usePicked(rechnungen, keyOf, { most: AUSWAHL_HOECHSTENS })
  const columns = useRechnungColumns()
  return (
    <>
      <RechnungSum summe={summe} total={total} />
      <Box>
        <PickPage
          label={t('auswahl.seite', { count: rechnungen.length })}
          page={picked.page}
          onToggle={picked.togglePage}
        />
        <DataTable
          caption={t('caption')}
          cardsBelow={980}
          columns={columns}
          rows={rechnungen}
          rowKey={keyOf}
          pick={{
            isPicked: picked.isPicked,
            toggle: picked.toggle,
            label: ({ rechnungsnummer }) => t('waehle', { nummer: rechnungsnummer }),
          }}
          sort={list.order}
          onSort={list.sortBy}
          actions={(rechnung) => <RechnungMenu rechnung={rechnung} />}
        />
      </Box>
      {picked.rows.length > 0 && (
        <SelectionBar
          label={t('auswahl.label')}
          count={t('auswahl.anzahl', { count: picked.rows.length })}
          clear={t('auswahl.aufheben')}
          onClear={picked.clear}
        >
          <ExportMenu label={t('auswahl.export')} params={{ auswahl: picked.rows.map(keyOf) }} variant="contained" />
        </SelectionBar>
      )}
    </>
  )
}
