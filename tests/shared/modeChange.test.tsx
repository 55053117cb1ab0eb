import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { storage } from '#src/shared/storage/storage.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

afterEach(() => storage.remove('modus'))

test('a change of mode shows at once: nothing fades while it is made, and all may move again afterwards', async () => {
  const seen: boolean[] = []
  const root = document.documentElement
  const { user } = await renderApp('/dashboard', { as: 'kunde@example.org' })
  const toDark = await screen.findByRole('button', { name: 'Switch to dark mode' })
  const watching = new MutationObserver(() => seen.push('still' in root.dataset))
  watching.observe(root, { attributeFilter: ['data-still'] })
  await user.click(toDark)
  await waitFor(() => expect(root).toHaveAttribute('data-scheme', 'dark'))
  await waitFor(() => expect(seen).toEqual([true, false]))
  watching.disconnect()
})
