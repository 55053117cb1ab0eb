import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KAMPAGNE_STATES, ZAHLUNGS_STATUS } from '#src/contract/kampagne.ts'
import { ZAHLUNG_LABEL } from '#src/domain/kampagne/payment.ts'
import { KampagneStateChip } from '#src/entities/kampagne/KampagneStateChip.tsx'
import { ZahlungChip } from '#src/entities/rechnung/ZahlungChip.tsx'
import { createAppTheme } from '#src/shared/theme/createAppTheme.ts'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'

const themed = (children: ReactNode) =>
  render(<ThemeProvider theme={createAppTheme({ direction: 'ltr' })}>{children}</ThemeProvider>)

test.each(KAMPAGNE_STATES)('state %s has a word and an icon', (state) => {
  const { container } = themed(<KampagneStateChip state={state} />)
  expect(container.querySelector('svg')).not.toBeNull()
  expect(container.textContent).not.toBe(state)
  expect(container.textContent?.length).toBeGreaterThan(5)
})

test('a state that we do not know is shown as it is', () => {
  themed(<KampagneStateChip state="inQuarantaene" />)
  expect(screen.getByText('inQuarantaene')).toBeVisible()
})

test.each(ZAHLUNGS_STATUS)('payment status %s has its word and an icon', (status) => {
  const { container } = themed(<ZahlungChip status={status} />)
  expect(container.textContent).toBe(ZAHLUNG_LABEL[status])
  expect(container.querySelector('svg')).not.toBeNull()
})
