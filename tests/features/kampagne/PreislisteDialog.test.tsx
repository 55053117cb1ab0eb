import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { configureApi } from '#src/api/http.ts'
import { createQueryClient } from '#src/app/queryClient.ts'
import { PreislisteDialog } from '#src/features/kampagne/preisliste/PreislisteDialog.tsx'
import { initI18n, loadNamespaces } from '#src/shared/i18n/i18n.ts'
import { AppTheme } from '#src/shared/theme/AppTheme.tsx'
import { honoAdapter } from '#tests/support/honoAdapter.ts'

const eintrag = (title: string, price: string | null, min: number | string | null, max: number | null) => ({
  internalName: title,
  title,
  price,
  min,
  max,
})

/** As the service writes it: decimal strings, empty text for no bound. */
const PREISLISTE = {
  Postkarte: {
    Standard: {
      porto: [eintrag('Porto Karte', '0.36', '', null)],
      service: [eintrag('Datenprüfung', '1,250.00', 5, 9)],
    },
    Express: { druck: [eintrag('Druck', null, 500, 999)] },
  },
  Brief: { Standard: { druck: [eintrag('Druck A4', '0.21', 1000, null)] } },
}

const answer = vi.fn<() => Response>()

beforeAll(async () => {
  await initI18n()
  await loadNamespaces(['preisliste'])
})

async function open(size?: 'md' | 'xl') {
  const app = { request: () => answer() }
  configureApi({
    credentials: () => ({ token: null, konto: null }),
    onSessionLost: () => undefined,
    adapter: honoAdapter(app),
  })
  const onClose = vi.fn<() => void>()
  render(
    <AppTheme>
      <QueryClientProvider client={createQueryClient()}>
        <PreislisteDialog open onClose={onClose} {...(size ? { size } : {})} />
      </QueryClientProvider>
    </AppTheme>,
  )
  return { onClose, user: userEvent.setup(), dialog: await screen.findByRole('dialog', { name: 'Preisliste' }) }
}

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))

test('nested tabs lead from the category over the subcategory to the group', async () => {
  answer.mockImplementation(() => Response.json({ pricelist: PREISLISTE }))
  const { user } = await open()
  expect(await screen.findByRole('tab', { name: 'Postkarte', selected: true })).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Standard', selected: true })).toBeVisible()
  expect(rows()).toEqual([
    ['Beschreibung', 'Ab Menge', 'Bis Menge', 'Preis'],
    ['Porto Karte', '–', '–', '0,36\u00a0€'],
  ])
  await user.click(screen.getByRole('tab', { name: 'Service' }))
  expect(rows()).toEqual([
    ['Beschreibung', 'Preis'],
    ['Datenprüfung', '1.250,00\u00a0€'],
  ])
  await user.click(screen.getByRole('tab', { name: 'Express' }))
  expect(rows()).toEqual([
    ['Beschreibung', 'Ab Menge', 'Bis Menge', 'Preis'],
    ['Druck', '500', '999', '–'],
  ])
  await user.click(screen.getByRole('tab', { name: 'Brief' }))
  expect(rows()[1]).toEqual(['Druck A4', '1.000', '–', '0,21\u00a0€'])
})

test.each([
  ['md', '600px'],
  ['xl', '1400px'],
] as const)('size %s is %s wide, and Schließen closes', async (size, width) => {
  answer.mockImplementation(() => Response.json({ pricelist: PREISLISTE }))
  const { user, dialog, onClose } = await open(size)
  expect(getComputedStyle(dialog).maxInlineSize).toBe(width)
  await user.click(screen.getByRole('button', { name: 'Schließen' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a list that does not load says so and can be asked for again', async () => {
  answer.mockImplementation(() => new Response('', { status: 502 }))
  const { user } = await open()
  const alert = await screen.findByRole('alert')
  answer.mockImplementation(() => Response.json({ pricelist: {} }))
  await user.click(within(alert).getByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByText(/Die Preisliste ist noch leer/)).toBeVisible()
})
