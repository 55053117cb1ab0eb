import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { AppTheme } from '#src/shared/theme/AppTheme.tsx'
import { TipHost } from '#src/shared/ui/TipHost.tsx'

beforeEach(() => {
  render(
    <AppTheme>
      <style>{'[aria-label="Third"] { --tip: none }'}</style>
      <div lang="ar">
        <button type="button" data-tip="Words of the first" aria-label="First" />
        <button type="button" data-tip="Words of the second" aria-label="Second" aria-expanded />
        <button type="button" data-tip="Words of the third" aria-label="Third" />
      </div>
      <TipHost />
    </AppTheme>,
  )
})

const tip = () => screen.queryByRole('tooltip')
const button = (name: string) => screen.getByRole('button', { name })

describe('tips', () => {
  test('come under the pointer, in the language of their place, and go with it and by Escape', async () => {
    const user = userEvent.setup()
    await user.hover(button('First'))
    await waitFor(() => expect(tip()).toHaveTextContent('Words of the first'))
    expect(tip()).toHaveAttribute('lang', 'ar')
    const words = tip()
    if (words) await user.hover(words)
    expect(tip()).toHaveTextContent('Words of the first')
    await user.hover(document.body)
    expect(tip()).toBeNull()
    await user.hover(button('First'))
    expect(tip()).not.toBeNull()
    await user.keyboard('{Escape}')
    expect(tip()).toBeNull()
  })

  test('come with the focus of the keyboard, not where something is open or the words are in sight', async () => {
    const user = userEvent.setup()
    await user.tab()
    await waitFor(() => expect(tip()).toHaveTextContent('Words of the first'))
    await user.tab()
    expect(button('Second')).toHaveFocus()
    expect(tip()).toBeNull()
    await user.tab()
    expect(button('Third')).toHaveFocus()
    expect(tip()).toBeNull()
  })
})
