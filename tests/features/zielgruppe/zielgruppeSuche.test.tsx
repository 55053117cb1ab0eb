import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { configureApi } from '#src/api/http.ts'
import { createQueryClient } from '#src/app/queryClient.ts'
import { LEERER_FILTER } from '#src/domain/zielgruppe/filters.ts'
import { ZielgruppeSuche } from '#src/features/zielgruppe/ZielgruppeSuche.tsx'
import { initI18n, loadNamespaces } from '#src/shared/i18n/i18n.ts'
import { AppTheme } from '#src/shared/theme/AppTheme.tsx'
import { honoAdapter } from '#tests/support/honoAdapter.ts'
import { createTestBackend } from '#tests/support/standIn.ts'

test('two searches for one kind of groups each find by their own rule', async () => {
  const backend = await createTestBackend()
  onTestFinished(() => backend.close())
  const token = await backend.login('kunde@example.org')
  configureApi({
    credentials: () => ({ token, konto: null }),
    onSessionLost: () => undefined,
    adapter: honoAdapter(backend.app),
  })
  const filter = { ...LEERER_FILTER, gebiet: { art: 'deutschland' as const } }
  await backend.call(token, 'saveZielgruppe', { bezeichnung: 'Alle', filter })
  await backend.call(token, 'saveZielgruppe', {
    bezeichnung: 'Begrenzt',
    filter: { ...filter, menge: { anzahl: 600, regel: 'gleichmaessig' } },
  })
  await initI18n()
  await loadNamespaces(['zielgruppe'])
  const props = { typ: 'filter' as const, ausser: [], onWahl: () => undefined }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppTheme>
        <ZielgruppeSuche {...props} label="Verbinden" waehlbar="verbindbar" />
        <ZielgruppeSuche {...props} label="Abziehen" waehlbar="nichtLeer" />
      </AppTheme>
    </QueryClientProvider>,
  )
  const user = userEvent.setup({ delay: null })
  const found = async (label: string) => {
    await user.click(await screen.findByRole('combobox', { name: label }))
    await screen.findByRole('option', { name: 'Alle' })
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent)
    await user.keyboard('{Escape}')
    return names
  }
  expect(await found('Verbinden')).toEqual(['Alle'])
  expect(await found('Abziehen')).toEqual(['Begrenzt', 'Alle'])
})
