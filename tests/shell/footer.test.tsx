import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const backend = backendForAll()
afterEach(() => vi.unstubAllEnvs())

const DEMO = { Beispielseiten: '/demo', Simulator: '/simulator' }

/** What the footer leads to, without the company and the price list, which are always there. */
async function demoLinks(as: string): Promise<Record<string, string | null>> {
  await renderApp('/dashboard', { as, backend })
  await screen.findByRole('heading', { level: 1 })
  const [company, ...links] = within(screen.getByRole('contentinfo')).getAllByRole('link')
  expect(company).toHaveAttribute('href', expect.stringMatching(/^https:/))
  expect(links.pop()).toHaveAttribute('href', expect.stringMatching(/preisliste\.pdf$/))
  expect(links.pop()).toHaveAttribute('href', '/barrierefreiheit')
  return Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]))
}

test.each([
  ['the demonstration', { VITE_DEMO: '1' }, 'kunde@example.org', DEMO],
  ['one without the right', { VITE_DEMO: '1' }, 'freigabe@example.org', { Simulator: '/simulator' }],
  ['switched off', { VITE_DEMO: '1', VITE_DEMO_MENU: '0' }, 'kunde@example.org', {}],
  ['an existing backend', { VITE_DEMO: '' }, 'kunde@example.org', {}],
  [
    'switched on there',
    { VITE_DEMO: '', VITE_DEMO_MENU: '1' },
    'kunde@example.org',
    { Beispielseiten: '/charts-and-maps' },
  ],
])('sample pages and simulator for %s', async (_, env, as, expected) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  expect(await demoLinks(as)).toEqual(expected)
})

test('the top menu holds the three entries of the specification, in the demonstration too', async () => {
  vi.stubEnv('VITE_DEMO', '1')
  await renderApp('/dashboard', { as: 'kunde@example.org', backend })
  const menu = await screen.findByRole('navigation', { name: 'Main menu' })
  const entries = within(menu).getAllByRole('link')
  expect(entries.map((entry) => entry.textContent)).toEqual(['Zielgruppen', 'Werbemittel', 'Mailingkampagnen'])
})
