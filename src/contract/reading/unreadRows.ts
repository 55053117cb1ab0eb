import type { UnreadRow } from './readAnswer.ts'

/** Beside the fields of the contract: which rows of a list are missing, because they could not be read. */
const UNREAD = '#unlesbar'

export const withUnreadRows = (answer: unknown, rows: readonly UnreadRow[]): unknown =>
  rows.length === 0 ? answer : { ...Object(answer), [UNREAD]: rows }

export function unreadRowsOf(answer: object | undefined): readonly UnreadRow[] {
  const rows: unknown = answer && Reflect.get(answer, UNREAD)
  return Array.isArray(rows) ? (rows as UnreadRow[]) : []
}
