import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { withUnreadRows } from '#src/contract/reading/unreadRows.ts'
import { initI18n, loadNamespaces } from '#src/shared/i18n/i18n.ts'
import { UnreadRows } from '#src/shared/list/UnreadRows.tsx'

beforeAll(async () => {
  await initI18n()
  await loadNamespaces(['common'])
})

const row = (nr: number) => ({ nr, felder: [] })
const answer = (...rows: number[]) => withUnreadRows({ total: 9 }, rows.map(row)) as object

test('rows that could not be read are named above the list, which is silent otherwise', () => {
  const { rerender } = render(<UnreadRows answer={answer()} />)
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<UnreadRows answer={answer(3)} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Ein Eintrag dieser Seite kann nicht gelesen werden (Zeile 3).')
  rerender(<UnreadRows answer={answer(3, 7, 12)} />)
  expect(screen.getByRole('alert')).toHaveTextContent(
    '3 Einträge dieser Seite können nicht gelesen werden (Zeilen 3, 7 und 12).',
  )
})
