import ArrowDown from '#src/shared/icons/ArrowDown.svg'
import ArrowUp from '#src/shared/icons/ArrowUp.svg'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollow } from '../routing/useFollow.ts'
import { Table, type CardsBelow } from './Table.tsx'
import { visuallyHidden } from './visuallyHidden.ts'

export interface DataColumn<T> {
  key: string
  header: string
  cell: (row: T) => ReactNode
  /** 'end' for numbers. */
  align?: 'start' | 'end'
  sortable?: boolean
  /** false: on a card the cell speaks for itself and takes the whole width. */
  cardLabel?: false
}

/** Rows can be ticked; the box stands before the first cell, on a card too. */
interface RowPick<T> {
  isPicked: (row: T) => boolean
  toggle: (row: T) => void
  /** Name of the box of a row. */
  label: (row: T) => string
}

interface Props<T> {
  /** Name of the table for screen readers. */
  caption: string
  columns: DataColumn<T>[]
  rows: T[]
  rowKey: (row: T) => string | number
  /** The first cell becomes a link that the whole row answers to. */
  rowHref?: (row: T) => string
  /** Row actions, at the end of the row. */
  actions?: (row: T) => ReactNode
  pick?: RowPick<T> | undefined
  sort?: { key: string; richtung: 'auf' | 'ab' }
  onSort?: (key: string) => void
  /** Width that the columns need, px; below it each row is a card. */
  cardsBelow?: CardsBelow
}

const ARIA_SORT = { auf: 'ascending', ab: 'descending' } as const

/** Table with a sticky head; where it has no room each row is a card. */
export function DataTable<T>(props: Props<T>) {
  const { caption, columns, rows, rowKey, rowHref, actions, pick, sort, onSort, cardsBelow } = props
  const { t } = useTranslation('common')
  return (
    <Table cardsBelow={cardsBelow}>
      <caption style={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeaderCell
              key={column.key}
              column={column}
              sorted={sort?.key === column.key ? sort.richtung : null}
              onSort={column.sortable && onSort ? () => onSort(column.key) : undefined}
            />
          ))}
          {actions && (
            <th scope="col" data-actions>
              <span style={visuallyHidden}>{t('table.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} data-linked={rowHref ? true : undefined}>
            {columns.map(({ key, header, align, cell, cardLabel }, index) => (
              <td
                key={key}
                data-label={cardLabel === false ? undefined : header}
                data-align={align === 'end' ? align : undefined}
                data-whole={cardLabel === false ? true : undefined}
              >
                {pick && index === 0 ? (
                  <PickCell checked={pick.isPicked(row)} label={pick.label(row)} onToggle={() => pick.toggle(row)}>
                    {rowHref ? <RowLink href={rowHref(row)}>{cell(row)}</RowLink> : cell(row)}
                  </PickCell>
                ) : rowHref && index === 0 ? (
                  <RowLink href={rowHref(row)}>{cell(row)}</RowLink>
                ) : (
                  cell(row)
                )}
              </td>
            ))}
            {actions && <td data-actions>{actions(row)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

interface PickCellProps {
  checked: boolean
  label: string
  onToggle: () => void
  children: ReactNode
}

/** A plain box, as the table is one of plain elements; its label is as large as a finger. */
function PickCell({ checked, label, onToggle, children }: PickCellProps) {
  return (
    <div data-pick>
      <label data-no-print>
        <input type="checkbox" checked={checked} onChange={() => onToggle()} aria-label={label} />
      </label>
      <span>{children}</span>
    </div>
  )
}

interface RowLinkProps {
  href: string
  children: ReactNode
}

function RowLink({ href, children }: RowLinkProps) {
  const follow = useFollow()
  return (
    <a data-row-link href={href} onClick={follow}>
      {children}
    </a>
  )
}

interface HeaderCellProps<T> {
  column: DataColumn<T>
  sorted: 'auf' | 'ab' | null
  /** undefined: it is not sorted by this one. */
  onSort: (() => void) | undefined
}

function HeaderCell<T>({ column, sorted, onSort }: HeaderCellProps<T>) {
  return (
    <th
      scope="col"
      data-align={column.align === 'end' ? column.align : undefined}
      aria-sort={sorted === null ? undefined : ARIA_SORT[sorted]}
    >
      {onSort ? (
        <button type="button" onClick={onSort}>
          <bdi>{column.header}</bdi>
          {sorted === 'auf' && <ArrowUp size={14} aria-hidden />}
          {sorted === 'ab' && <ArrowDown size={14} aria-hidden />}
        </button>
      ) : (
        <bdi>{column.header}</bdi>
      )}
    </th>
  )
}
