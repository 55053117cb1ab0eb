import { act, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { startFocusKeeper } from '#src/shared/ui/focusKeeper.ts'

interface Props {
  rows: readonly string[]
  /** Above the page. */
  dialog?: 'form' | 'report'
}

function List({ rows, dialog }: Props) {
  return (
    <>
      <main>
        <h1>Zielgruppen</h1>
        <section>
          <h2>Aktive</h2>
          <ul>
            {rows.map((row) => (
              <li key={row}>
                <h3>{row}</h3>
                <button type="button">{`${row} löschen`}</button>
              </li>
            ))}
          </ul>
        </section>
        <h2>Archiv</h2>
      </main>
      {dialog && (
        <dialog open aria-label="Einladen">
          <h2>Einladen</h2>
          {dialog === 'form' ? <button type="button">Senden</button> : <p>Eingeladen</p>}
        </dialog>
      )}
    </>
  )
}

function show(props: Props) {
  onTestFinished(startFocusKeeper())
  const { rerender } = render(<List {...props} />)
  /** What the page shows next; the keeper speaks after the turn. */
  return async (next: Props) => {
    rerender(<List {...next} />)
    await act(async () => {
      await Promise.resolve()
      await new Promise((resolve) => setTimeout(resolve))
    })
  }
}

const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus())
const heading = (name: string) => screen.getByRole('heading', { name })

test('the heading of a list takes the focus from a row that goes, not that of the row before', async () => {
  const next = show({ rows: ['Nord', 'Süd'] })
  focus('Süd löschen')
  await next({ rows: ['Nord'] })
  expect(heading('Aktive')).toHaveFocus()
})

test('the title of a dialog takes the focus when its form has become a report', async () => {
  const next = show({ rows: ['Nord'], dialog: 'form' })
  focus('Senden')
  await next({ rows: ['Nord'], dialog: 'report' })
  expect(heading('Einladen')).toHaveFocus()
})

test('after a dialog the focus goes back into the page', async () => {
  const next = show({ rows: ['Nord'], dialog: 'form' })
  focus('Nord löschen')
  focus('Senden')
  await next({ rows: ['Nord'] })
  expect(screen.getByRole('button', { name: 'Nord löschen' })).toHaveFocus()
})

test('after a dialog whose opener went with it, to the heading of its list', async () => {
  const next = show({ rows: ['Nord', 'Süd'], dialog: 'form' })
  focus('Süd löschen')
  focus('Senden')
  await next({ rows: ['Nord'] })
  expect(heading('Aktive')).toHaveFocus()
})

test('nothing takes the focus where nobody had it', async () => {
  const next = show({ rows: ['Nord', 'Süd'] })
  await next({ rows: ['Nord'] })
  expect(document.body).toHaveFocus()
})

test('what has the focus keeps it when something else goes', async () => {
  const next = show({ rows: ['Nord', 'Süd'] })
  focus('Nord löschen')
  await next({ rows: ['Nord'] })
  expect(screen.getByRole('button', { name: 'Nord löschen' })).toHaveFocus()
})
