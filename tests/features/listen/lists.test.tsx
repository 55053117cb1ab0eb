import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { fuelle } from '#tests/backend/listen/mandant.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const backend = backendForAll()
beforeAll(async () => {
  await fuelle(backend.db)
  // For the statistics.
  await backend.db
    .updateTable('kampagne')
    .set({ state: 'inVersendet', testmodus: 0, versandDatum: '2026-05-04' })
    .execute()
})

const LISTS = [
  ['campaigns', paths.kampagne, 20],
  ['target groups', paths.zielgruppe, 20],
  ['materials', paths.werbemittel, 24],
  ['invoices', paths.rechnung(), 50],
  ['employees', paths.mitarbeiter, 50],
  ['statistics', paths.kampagneStatistiken, 50],
  ['blocklist', paths.konto(), 25],
] as const

const open = (path: string) => renderApp(path, { as: 'kunde@example.org', backend })
const pager = async () => within(await screen.findByRole('navigation', { name: 'Seiten der Liste' }))
/** First row, last row and number of all, as the foot says it. */
const shown = async () => {
  const [, von, bis, gesamt] = /^([\d.]+)–([\d.]+) von ([\d.]+)$/.exec(
    (await screen.findByText(/^[\d.]+–[\d.]+ von [\d.]+$/)).textContent,
  ) ?? ['']
  return [von, bis, gesamt].map((digits) => Number(digits?.replaceAll('.', '')))
}

describe.each(LISTS)('%s', (_, path, rows) => {
  test('a page lives in the address: forward, back, and one past the end is the last one', async () => {
    const { user, router, address } = await open(`${path}?page=999`)
    const [von = 0, bis, gesamt = 0] = await shown()
    expect([von, bis]).toEqual([Math.floor((gesamt - 1) / rows) * rows + 1, gesamt])
    const last = Math.ceil(gesamt / rows)
    await waitFor(() => expect(address()).toBe(`${path}?page=${last}`))
    expect((await pager()).getByRole('button', { name: 'Nächste Seite' })).toHaveAttribute('aria-disabled', 'true')

    await user.click((await pager()).getByRole('button', { name: 'Seite 1' }))
    await waitFor(async () => expect(await shown()).toEqual([1, rows, gesamt]))
    expect(address()).toBe(path)
    await user.click((await pager()).getByRole('button', { name: 'Nächste Seite' }))
    await waitFor(async () => expect(await shown()).toEqual([rows + 1, Math.min(2 * rows, gesamt), gesamt]))
    expect(address()).toBe(`${path}?page=2`)
    await router.navigate(-1)
    await waitFor(async () => expect(await shown()).toEqual([1, rows, gesamt]))
  })

  test('a search begins with its first page, and what finds nothing can be taken back', async () => {
    const { user, address } = await open(`${path}?page=2`)
    const [, , gesamt] = await shown()
    await user.type(await screen.findByRole('searchbox'), 'qqq')
    expect(await screen.findByText('Keine Treffer')).toBeVisible()
    expect(address()).toBe(`${path}?q=qqq`)
    await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }))
    await waitFor(async () => expect(await shown()).toEqual([1, rows, gesamt]))
    expect(screen.getByRole('searchbox')).toHaveFocus()
  })
})
