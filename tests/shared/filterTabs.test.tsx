import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { AppTheme } from '#src/shared/theme/AppTheme.tsx'
import { FilterTabs } from '#src/shared/ui/FilterTabs.tsx'

const TABS = [
  { value: 'alle', label: 'Alle', count: '4' },
  { value: 'offen', label: 'Offen', count: '0' },
  { value: 'fertig', label: 'Fertig' },
] as const

function Filter() {
  const [value, setValue] = useState<(typeof TABS)[number]['value']>('alle')
  return <FilterTabs label="Zustand" tabs={TABS} value={value} onChange={setValue} />
}

beforeEach(() => {
  render(
    <AppTheme>
      <Filter />
    </AppTheme>,
  )
})

const tab = (name: string) => screen.getByRole('tab', { name })

describe('tabs that filter', () => {
  test('stand in a named list, with their numbers; one of them is chosen', () => {
    expect(screen.getByRole('tablist', { name: 'Zustand' })).toBeVisible()
    expect(tab('Alle 4')).toHaveAttribute('aria-selected', 'true')
    expect(tab('Fertig')).toHaveAttribute('aria-selected', 'false')
  })

  test('are one stop of the keyboard, at the chosen one', async () => {
    const user = userEvent.setup()
    await user.click(tab('Offen 0'))
    expect(tab('Offen 0')).toHaveAttribute('aria-selected', 'true')
    await user.tab()
    expect(document.body).toHaveFocus()
    await user.tab()
    expect(tab('Offen 0')).toHaveFocus()
  })

  test('arrow keys, Home and End go round, and choose nothing until Enter', async () => {
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(tab('Fertig')).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(tab('Alle 4')).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(tab('Fertig')).toHaveFocus()
    await user.keyboard('{Home}{End}')
    expect(tab('Fertig')).toHaveFocus()
    expect(tab('Alle 4')).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{Enter}')
    expect(tab('Fertig')).toHaveAttribute('aria-selected', 'true')
  })
})
