import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/base/number/german.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { visuallyHidden } from '../ui/visuallyHidden.ts'
import { ArchiveTabs } from './ArchiveTabs.tsx'
import { FilterChip } from './FilterChip.tsx'
import { ListFoot, pagesOf, type ListAnswer } from './ListFoot.tsx'
import { ListSearch } from './ListSearch.tsx'
import { ListTools } from './ListTools.tsx'
import { SortTools } from './SortTools.tsx'
import { UnreadRows } from './UnreadRows.tsx'
import type { AnyList } from './useListParams.ts'

interface Props<T extends ListAnswer> {
  list: AnyList
  query: UseQueryResult<T>
  /** The page is about this list: not there, or not for this user, is a separate page. */
  whole?: true
  /** Name of the search field; without it there is none. */
  search?: string
  /** What is in use and what was put aside are two views of it. */
  archive?: true
  /** Tabs above the tools: they stay where the list is empty. */
  tabs?: ReactNode
  /** Fields beside the search. */
  filters?: ReactNode
  /** Name of an order; without it the list has one alone, or heads of columns for it. */
  sortLabel?: (sort: string) => string
  /** A filter that a link has set and no field shows. */
  linked?: { label: string; onRemove: () => void } | undefined
  /** Between tools and rows, whatever is found. */
  above?: ReactNode
  skeleton: ReactNode
  /** There is nothing at all, also without filters. */
  empty: ReactNode
  /** Nothing was put aside, and what nothing is found means, where the list has words of its own. */
  archiveEmpty?: ReactNode
  noHits?: (reset: () => void) => ReactNode
  /** The rows. */
  children: (data: T) => ReactNode
}

const Root = styled('div')({
  // No grid: what keeps to the edge of the window while the list is scrolled would keep to its own row.
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minInlineSize: 0,
  // Positions what only screen readers get.
  position: 'relative',
  // Below the bar.
  scrollMarginBlockStart: 'calc(var(--bar-space) + 16px)',
})

/**
 * Every list of the product: tools, rows and foot, what there is when nothing is found, and the number that is found for
 * screen readers. While the next rows are on their way the last ones stay.
 */
export function ListView<T extends ListAnswer>(props: Props<T>) {
  const { list, query, whole, search, archive, tabs, filters, sortLabel, linked, above, skeleton, empty, children } =
    props
  const { archiveEmpty = <ArchiveEmpty />, noHits = (reset) => <NoHits onReset={reset} /> } = props
  const root = useRef<HTMLDivElement>(null)
  const tools = useRef<HTMLElement>(null)
  useShownPage(list, query)
  const { data, isPlaceholderData } = query
  const nothing = data?.total === 0 && !list.isFiltered && !isPlaceholderData
  /** The button that was pressed goes, and the focus to the first of the tools. */
  function left(change: () => void): void {
    change()
    tools.current?.querySelector<HTMLElement>('input, [role="combobox"], button')?.focus()
  }
  function turnTo(page: number, pointed: boolean): void {
    list.change({ page })
    // A keyboard stays at the pager, where it may want the next page.
    if (pointed) root.current?.scrollIntoView()
  }
  return (
    <Root ref={root}>
      {archive ? <ArchiveTabs list={list} /> : tabs}
      {!nothing && (search ?? filters ?? sortLabel) !== undefined && (
        <ListTools ref={tools}>
          {search !== undefined && <ListSearch label={search} list={list} />}
          {filters}
          {sortLabel && <SortTools list={list} label={(sort) => sortLabel(sort)} />}
        </ListTools>
      )}
      {linked && <FilterChip label={linked.label} onRemove={() => left(linked.onRemove)} />}
      {above}
      <Found answer={data} />
      <UnreadRows answer={data} />
      <QueryView {...(whole ? { whole } : {})} query={query} skeleton={skeleton}>
        {(answer) => {
          if (nothing) return list.params.archiviert ? archiveEmpty : empty
          if (answer.total === 0) return noHits(() => left(list.reset))
          return (
            <>
              {children(answer)}
              <ListFoot answer={answer} onChange={turnTo} />
            </>
          )
        }}
      </QueryView>
    </Root>
  )
}

/** How much is found, read out when that changes. */
function Found({ answer }: { answer: ListAnswer | undefined }) {
  const { t } = useTranslation('common')
  const words = []
  if (answer) {
    const pages = pagesOf(answer)
    words.push(t('list.found', { count: answer.total, anzahl: formatZahl(answer.total) }))
    if (pages > 1) words.push(t('list.page', { page: formatZahl(answer.page), pages: formatZahl(pages) }))
  }
  return <output style={visuallyHidden}>{words.join(', ')}</output>
}

function NoHits({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation('common')
  return (
    <EmptyState
      title={t('list.noHits')}
      text={t('list.noHitsText')}
      action={
        <Button variant="outlined" onClick={onReset}>
          {t('list.reset')}
        </Button>
      }
    />
  )
}

function ArchiveEmpty() {
  const { t } = useTranslation('common')
  return <EmptyState title={t('list.archivLeer')} text={t('list.archivLeerText')} />
}

/** A page past the end shows the last one, and the address says so. */
function useShownPage({ params, change }: AnyList, query: UseQueryResult<ListAnswer>): void {
  const shown = query.isPlaceholderData ? undefined : query.data?.page
  const correct = useEffectEvent((page: number) => {
    if (page !== params.page) change({ page }, { replace: true })
  })
  useEffect(
    function followService() {
      if (shown !== undefined) correct(shown)
    },
    // The page that was asked for: the same answer may come again.
    [shown, params.page],
  )
}
