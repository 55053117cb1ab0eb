import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { initI18n } from '#src/shared/i18n/i18n.ts'
import { notify } from '#src/shared/notify/notify.ts'
import ToastHost from '#src/shared/notify/ToastHost.tsx'
import { AppTheme } from '#src/shared/theme/AppTheme.tsx'

beforeEach(async () => {
  await initI18n()
  vi.useFakeTimers()
  render(
    <AppTheme>
      <button type="button">Page</button>
      <ToastHost />
    </AppTheme>,
  )
})
afterEach(() => {
  act(() => notify.closeAll())
  pass(2000)
  vi.useRealTimers()
})

/** In steps, since what follows from one timer sets up the next. */
function pass(ms: number): void {
  for (let passed = 0; passed < ms; passed += 50) act(() => void vi.advanceTimersByTime(50))
}
const say = (message: string, options?: Parameters<typeof notify.success>[1]) =>
  act(() => notify.success(message, options))
const shown = () => screen.queryAllByText(/^Toast /).map(({ textContent }) => textContent)
const card = (text: string) => screen.getByText(text).closest('[data-toast]') ?? document.body
/** What it takes to slide in, out again and to close the gap. */
const LEAVE_MS = 900
const closeButton = (text: string) =>
  within(screen.getByText(text).closest('[lang]') as HTMLElement).getByRole('button', { name: 'Schließen' })

describe('toasts', () => {
  test('one stays for five seconds', () => {
    say('Toast A')
    pass(4900)
    expect(shown()).toEqual(['Toast A'])
    pass(100 + LEAVE_MS)
    expect(shown()).toEqual([])
  })

  test('what was said before the place for it came is not lost', () => {
    say('Toast A')
    expect(shown()).toEqual(['Toast A'])
  })

  test('the same words are shown once and start their time anew', () => {
    say('Toast A')
    pass(4000)
    say('Toast A')
    expect(shown()).toEqual(['Toast A'])
    pass(4000)
    expect(shown()).toEqual(['Toast A'])
    pass(1000 + LEAVE_MS)
    expect(shown()).toEqual([])
  })

  test('the same words twice stay two when each can be undone', () => {
    const undo = vi.fn()
    say('Toast A', { action: { label: 'Rückgängig', onClick: () => undo('first') } })
    say('Toast A', { action: { label: 'Rückgängig', onClick: () => undo('second') } })
    const [, second] = screen.getAllByRole('button', { name: 'Rückgängig' })
    if (second) fireEvent.click(second)
    expect(undo.mock.calls).toEqual([['second']])
  })

  test('three at most; the others wait for their turn', () => {
    for (const name of ['A', 'B', 'C', 'D', 'E', 'D']) say(`Toast ${name}`)
    expect(shown()).toEqual(['Toast A', 'Toast B', 'Toast C'])
    pass(1000)
    fireEvent.click(closeButton('Toast B'))
    pass(LEAVE_MS)
    expect(shown()).toEqual(['Toast A', 'Toast C', 'Toast D'])
    pass(4000 + LEAVE_MS)
    expect(shown()).toEqual(['Toast D', 'Toast E'])
  })

  test('time stands still while the pointer is on one, for all of them', () => {
    say('Toast A')
    say('Toast B')
    pass(4000)
    fireEvent.pointerEnter(card('Toast B'))
    pass(60_000)
    expect(shown()).toEqual(['Toast A', 'Toast B'])
    fireEvent.pointerLeave(card('Toast B'))
    pass(1400)
    expect(shown()).toEqual(['Toast A', 'Toast B'])
    pass(100 + LEAVE_MS)
    expect(shown()).toEqual([])
  })

  test('time stands still while the focus is in one', () => {
    say('Toast A')
    pass(1000)
    act(() => closeButton('Toast A').focus())
    pass(60_000)
    expect(shown()).toEqual(['Toast A'])
    act(() => screen.getByRole('button', { name: 'Page' }).focus())
    pass(3900)
    expect(shown()).toEqual(['Toast A'])
    pass(100 + LEAVE_MS)
    expect(shown()).toEqual([])
  })

  test('time stands still while the window is behind others, not while a frame in the page has the focus', () => {
    const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    say('Toast A')
    fireEvent.blur(globalThis.window)
    pass(60_000)
    expect(shown()).toEqual(['Toast A'])
    fireEvent.focus(globalThis.window)
    focus.mockReturnValue(true)
    fireEvent.blur(globalThis.window)
    pass(5000 + LEAVE_MS)
    expect(shown()).toEqual([])
    focus.mockRestore()
  })

  test('closing one by keyboard gives the focus back', () => {
    const page = screen.getByRole('button', { name: 'Page' })
    act(() => page.focus())
    say('Toast A')
    act(() => closeButton('Toast A').focus())
    fireEvent.keyDown(closeButton('Toast A'), { key: 'Escape' })
    expect(page).toHaveFocus()
    pass(LEAVE_MS)
    expect(shown()).toEqual([])
  })

  test('a key leads to the latest from anywhere, Escape back to where one was', () => {
    const page = screen.getByRole('button', { name: 'Page' })
    act(() => page.focus())
    fireEvent.keyDown(page, { key: 'F8' })
    expect(page).toHaveFocus()
    const undo = vi.fn<() => void>()
    say('Toast A', { action: { label: 'Rückgängig', onClick: undo } })
    say('Toast B')
    fireEvent.keyDown(page, { key: 'F8' })
    expect(closeButton('Toast B')).toHaveFocus()
    fireEvent.keyDown(closeButton('Toast B'), { key: 'Escape' })
    pass(LEAVE_MS)
    expect(page).toHaveFocus()
    fireEvent.keyDown(page, { key: 'F8' })
    expect(screen.getByRole('button', { name: 'Rückgängig' })).toHaveFocus()
    // Time stands still there.
    pass(20_000)
    fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
    expect(undo).toHaveBeenCalledOnce()
    expect(page).toHaveFocus()
  })

  test('Escape closes the latest, unless something can be undone there or the key meant another thing', () => {
    say('Toast A')
    say('Toast B')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    pass(LEAVE_MS)
    expect(shown()).toEqual(['Toast A'])
    say('Toast C', { action: { label: 'Rückgängig', onClick: () => undefined } })
    fireEvent.keyDown(document.body, { key: 'Escape' })
    pass(LEAVE_MS)
    expect(shown()).toEqual(['Toast A', 'Toast C'])
  })

  test('they are German and said politely, what went wrong at once', async () => {
    say('Toast A')
    act(() => notify.error('Toast B'))
    expect(screen.getByText('Toast A').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    expect(screen.getByText('Toast A').closest('[lang]')).toHaveAttribute('lang', 'de')
    expect(screen.getByRole('alert')).toHaveTextContent('Toast B')
    // A dialog hides the page beside it; not the toasts.
    const region = screen.getByText('Toast A').closest('[aria-live]')
    region?.setAttribute('aria-hidden', 'true')
    await act(() => Promise.resolve())
    expect(region).not.toHaveAttribute('aria-hidden')
  })
})
