import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { changeSprache, initI18n } from '#src/shared/i18n/i18n.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const backend = backendForAll()
beforeAll(async () => {
  await initI18n()
  await changeSprache('en')
})

describe('shortcuts', () => {
  test.each([
    ['kunde@example.org', ['Zielgruppen', 'Werbemittel', 'Mailingkampagnen']],
    ['buchhaltung@example.org', ['Mailingkampagnen']],
  ])('%s gets what his rights allow, in German', async (as, expected) => {
    const { user } = await renderApp('/dashboard', { as, backend })
    await user.click(await screen.findByRole('button', { name: 'Shortcuts' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => item.textContent)).toEqual(expected)
    for (const item of items) expect(item).toHaveAttribute('lang', 'de')
  })

  test('a click goes there and closes the menu', async () => {
    const { user, address } = await renderApp('/dashboard', { as: 'kunde@example.org', backend })
    await user.click(await screen.findByRole('button', { name: 'Shortcuts' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Werbemittel' }))
    await waitFor(() => expect(address()).toBe('/werbemittel'))
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  })

  test('by keyboard alone: arrow opens, arrows, Home, End and first letters move, Escape and Tab go back', async () => {
    const { user, address } = await renderApp('/dashboard', { as: 'kunde@example.org', backend })
    const button = await screen.findByRole('button', { name: 'Shortcuts' })
    expect(button).toHaveAttribute('aria-haspopup', 'menu')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    button.focus()
    await user.keyboard('{ArrowDown}')
    const item = (name: string) => screen.getByRole('menuitem', { name })
    const menu = await screen.findByRole('menu', { name: 'Shortcuts' })
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(button).toHaveAttribute('aria-controls', menu.id)
    await waitFor(() => expect(item('Zielgruppen')).toHaveFocus())
    await user.keyboard('{ArrowDown}')
    expect(item('Werbemittel')).toHaveFocus()
    await user.keyboard('{End}')
    expect(item('Mailingkampagnen')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(item('Zielgruppen')).toHaveFocus()
    await user.keyboard('w')
    expect(item('Werbemittel')).toHaveFocus()
    await user.keyboard('{Home}')
    expect(item('Zielgruppen')).toHaveFocus()

    await user.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(item('Zielgruppen')).toHaveFocus())
    await user.tab()
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    expect(button).toHaveFocus()

    await user.keyboard(' ')
    await waitFor(() => expect(item('Zielgruppen')).toHaveFocus())
    await user.keyboard(' ')
    await waitFor(() => expect(address()).toBe('/zielgruppe'))
  })
})
