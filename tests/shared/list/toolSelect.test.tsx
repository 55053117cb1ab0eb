import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { ToolSelect } from '#src/shared/list/ToolSelect.tsx'
import { AppTheme } from '#src/shared/theme/AppTheme.tsx'

const OPTIONS = [
  { value: null, label: 'Alle Arten' },
  { value: 'filter', label: 'Nach Merkmalen' },
  { value: 'datei', label: 'Hochgeladen' },
]

function Tool() {
  const [value, setValue] = useState<string | null>(null)
  return <ToolSelect label="Art" value={value} options={OPTIONS} onChange={setValue} />
}

beforeEach(() => {
  render(
    <AppTheme>
      <Tool />
      <button type="button">Danach</button>
    </AppTheme>,
  )
})

const field = () => screen.getByRole('combobox', { name: 'Art' })

describe('a select above a list', () => {
  test('tells closed what it is and what is chosen', () => {
    expect(field()).toHaveTextContent('Alle Arten')
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    expect(field()).toHaveAttribute('aria-haspopup', 'listbox')
  })

  test('opens by the first press, and closes with what was chosen and the focus', async () => {
    const user = userEvent.setup()
    await user.click(field())
    await user.click(await screen.findByRole('option', { name: 'Hochgeladen' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(field()).toHaveTextContent('Hochgeladen')
    expect(field()).toHaveFocus()
  })

  test.each(['{ArrowDown}', '{ArrowUp}', '{Enter}', ' '])('opens by the key %s', async (key) => {
    const user = userEvent.setup()
    await user.tab()
    expect(field()).toHaveFocus()
    await user.keyboard(key)
    expect(await screen.findByRole('option', { name: 'Alle Arten', selected: true })).toBeVisible()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(field()).toHaveTextContent('Nach Merkmalen')
  })

  test('keeps the focus while what opens takes its place, and lets it go', async () => {
    const user = userEvent.setup()
    await user.tab()
    await waitFor(() => expect(document.querySelector('.MuiSelect-select')).toBe(field()))
    expect(field()).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Danach' })).toHaveFocus()
  })

  test('is reached by a click on its name', async () => {
    await userEvent.click(screen.getByText('Art', { selector: 'label' }))
    await waitFor(() => expect(field()).toHaveFocus())
    expect(screen.queryByRole('listbox')).toBeNull()
  })
})
