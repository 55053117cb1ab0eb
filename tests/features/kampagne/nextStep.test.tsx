import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { Schritt } from '#src/domain/kampagne/schritt.ts'
import { NextStepCard } from '#src/features/kampagne/detail/NextStepCard.tsx'
import { initI18n, loadNamespaces } from '#src/shared/i18n/i18n.ts'
import { AppTheme } from '#src/shared/theme/AppTheme.tsx'

beforeAll(async () => {
  await initI18n()
  await loadNamespaces(['kampagne'])
})

const show = (schritt: Partial<Schritt>) =>
  render(
    <AppTheme>
      <NextStepCard schritt={{ text: 'Es geht voran.', wer: null, bis: null, aktion: null, ...schritt }} />
    </AppTheme>,
  )

test('names the next step and whose turn it is', () => {
  show({ wer: 'freigeber' })
  expect(screen.getByRole('region', { name: 'Nächster Schritt' })).toHaveTextContent('Wer ist dran: Freigebende')
})

test('what runs by itself is nobody’s turn', () => {
  show({ wer: 'system' })
  const card = screen.getByRole('region', { name: 'Nächster Schritt' })
  expect(card).toHaveTextContent('Läuft automatisch')
  expect(card).not.toHaveTextContent('Wer ist dran')
})

test('at its end a campaign has no next step, but a stand', () => {
  show({ wer: null })
  expect(screen.getByRole('region', { name: 'Stand' })).toHaveTextContent(/^StandEs geht voran\.$/)
})
