import { act, render, screen, type RenderResult } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useFocusKept } from '#src/shared/form/useFocusKept.ts'

function Form({ busy }: { busy: boolean }) {
  const button = useFocusKept(busy)
  return (
    <>
      <input aria-label="Name" />
      <button ref={button} type="button" disabled={busy}>
        Speichern
      </button>
    </>
  )
}

const save = () => screen.getByRole('button', { name: 'Speichern' })
const field = () => screen.getByRole('textbox', { name: 'Name' })

let view: RenderResult
beforeEach(() => {
  view = render(<Form busy={false} />)
})

/** The form is at work; a browser takes the focus from a button that is disabled. */
function begin(): void {
  view.rerender(<Form busy />)
  act(() => save().blur())
}
const finish = () => view.rerender(<Form busy={false} />)

test('a button that was busy has the focus again', () => {
  act(() => save().focus())
  begin()
  expect(document.body).toHaveFocus()
  finish()
  expect(save()).toHaveFocus()
})

test('what took the focus meanwhile keeps it', () => {
  act(() => save().focus())
  begin()
  act(() => field().focus())
  finish()
  expect(field()).toHaveFocus()
})

test('a button that had no focus gets none', () => {
  act(() => field().focus())
  begin()
  act(() => field().blur())
  finish()
  expect(document.body).toHaveFocus()
})
