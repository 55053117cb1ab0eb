import TextField from '@mui/material/TextField'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AppTheme } from '#src/shared/theme/AppTheme.tsx'

/** Names of the keyframes by which a field is told, of all that the document has. */
const keyframes = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => (rule instanceof CSSKeyframesRule ? [rule.name] : []))
    .filter((name) => name.startsWith('mui-auto-fill'))

test('what a password manager fills in does not lie below the label, and what tells it does not grow with the fields', () => {
  const { rerender } = render(<AppTheme>{null}</AppTheme>)
  const before = keyframes()
  expect(new Set(before)).toEqual(new Set(['mui-auto-fill', 'mui-auto-fill-cancel']))
  rerender(
    <AppTheme>
      <TextField label="E-Mail-Adresse" />
      <TextField label="Passwort" />
    </AppTheme>,
  )
  expect(keyframes()).toEqual(before)
  const field = screen.getByLabelText('E-Mail-Adresse')
  expect(getComputedStyle(field).animationName).toBe('mui-auto-fill-cancel')
  const label = screen.getByText('E-Mail-Adresse', { selector: 'label' })
  expect(label).toHaveAttribute('data-shrink', 'false')
  // Until the page is touched, no script may read what a browser has filled in. jsdom has no animations, so React
  // listens to the old name.
  const begins = new Event('webkitAnimationStart', { bubbles: true })
  fireEvent(field, Object.assign(begins, { animationName: 'mui-auto-fill' }))
  expect(label).toHaveAttribute('data-shrink', 'true')
})
