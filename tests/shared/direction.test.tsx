import { CacheProvider } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadRtl, rtlCache } from '#src/shared/theme/direction.ts'

const Field = styled('input')({
  paddingLeft: 12,
  userSelect: 'none',
  '&::placeholder': { color: 'rgb(1, 2, 3)' },
  '&:read-only': { marginLeft: 5 },
  '@media (max-width: 599px)': { '&::placeholder': { left: 4 } },
})

test('styles of a placeholder and of a read-only field hold in a mirrored page too', async () => {
  await loadRtl()
  const cache = rtlCache()
  if (!cache) throw new Error('no mirroring')
  const insertRule = vi.spyOn(CSSStyleSheet.prototype, 'insertRule')
  onTestFinished(() => insertRule.mockRestore())
  render(
    <CacheProvider value={cache}>
      <Field aria-label="Name" readOnly />
    </CacheProvider>,
  )
  expect(screen.getByLabelText('Name')).toBeVisible()
  const css = insertRule.mock.calls.map(([rule]) => rule).join(' ')
  expect(css).toMatch(/padding-right: ?12px/)
  expect(css).toMatch(/::placeholder ?\{ ?color: ?rgb\(1, ?2, ?3\)/)
  expect(css).toMatch(/:read-only ?\{ ?margin-right: ?5px/)
  expect(css).toMatch(/right: ?4px/)
  expect(css).toMatch(/-webkit-user-select: ?none/)
})
