import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { approved, draft, flowForAll, paid, release } from '#tests/backend/kampagneFlow.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

const KUNDE = 'kunde@example.org'
const flow = flowForAll()
beforeAll(async () => {
  await draft(flow, { bezeichnung: 'Apfelfest' })
  await release(flow, await draft(flow, { bezeichnung: 'Birnenmarkt' }))
  await approved(flow, { bezeichnung: 'Citruswoche' })
  await paid(flow, { bezeichnung: 'Dattelabend' })
})

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent ?? '')
const open = (query = '', as = KUNDE) => renderApp(`/kampagne${query}`, { as, backend: flow })

describe('campaign list', () => {
  test('shows who must act, the price and one tab per state with its number', async () => {
    await open()
    const row = await screen.findByRole('row', { name: /Citruswoche/ })
    expect(within(row).getByText('Zur Bezahlung bereit')).toBeVisible()
    expect(within(row).getByText('Sie:')).toBeVisible()
    expect(within(row).getByText(/Kampagne bezahlen/)).toBeVisible()
    expect(within(row).getByText(/\d,\d\d\s€/)).toBeVisible()
    expect(screen.getAllByRole('tab')).toHaveLength(12)
    expect(screen.getByRole('tab', { name: 'Alle 4' })).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Versendet 0' })).toBeVisible()
  })

  test('the price list opens from here, as wide as there is room, for who sees prices', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Preisliste ansehen' }))
    const liste = await screen.findByRole('dialog', { name: 'Preisliste' })
    expect(liste).toHaveStyle({ maxInlineSize: '1400px' })
    expect(await within(liste).findByRole('table')).toBeVisible()
    await user.click(within(liste).getByRole('button', { name: 'Schließen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('the state filter lives in the URL', async () => {
    const { user, address } = await open()
    await screen.findByRole('row', { name: /Apfelfest/ })
    await user.click(screen.getByRole('tab', { name: /Interne Freigabe/ }))
    expect(address()).toBe('/kampagne?state=inInternerFreigabe')
    await screen.findByText('1–1 von 1')
    expect(names()).toEqual([expect.stringContaining('Birnenmarkt')])
  })

  test('a reload with filter and order shows the same', async () => {
    await open('?sort=bezeichnung&richtung=ab')
    await screen.findByRole('row', { name: /Apfelfest/ })
    expect(names().map((name) => name.slice(0, 5))).toEqual(['Datte', 'Citru', 'Birne', 'Apfel'])
    expect(screen.getByRole('columnheader', { name: 'Kampagne' })).toHaveAttribute('aria-sort', 'descending')
  })

  test('searching reaches the URL, no hits can be reset', async () => {
    const { user, address } = await open()
    await screen.findByRole('row', { name: /Apfelfest/ })
    await user.type(screen.getByRole('searchbox', { name: 'Kampagnen suchen' }), 'zzz')
    expect(await screen.findByText('Keine Treffer')).toBeVisible()
    expect(address()).toBe('/kampagne?q=zzz')
    await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }))
    expect(await screen.findByRole('row', { name: /Apfelfest/ })).toBeVisible()
    expect(address()).toBe('/kampagne')
    expect(screen.getByRole('searchbox', { name: 'Kampagnen suchen' })).toHaveValue('')
  })

  test('a pause between two words keeps the blank', async () => {
    const { user, address } = await open()
    await screen.findByRole('row', { name: /Apfelfest/ })
    const field = screen.getByRole('searchbox', { name: 'Kampagnen suchen' })
    await user.type(field, 'zzz ')
    expect(await screen.findByText('Keine Treffer')).toBeVisible()
    expect(address()).toBe('/kampagne?q=zzz')
    expect(field).toHaveValue('zzz ')
  })

  test('row actions follow the table of actions: what is refused says why', async () => {
    const { user } = await open()
    await screen.findByRole('row', { name: /Dattelabend/ })
    await user.click(screen.getByRole('button', { name: 'Aktionen für Dattelabend' }))
    const menu = await screen.findByRole('menu')
    expect(await within(menu).findByRole('menuitem', { name: 'Anhalten' })).not.toHaveAttribute('aria-disabled', 'true')
    const resume = within(menu).getByRole('menuitem', { name: /Fortsetzen/ })
    expect(resume).toHaveAttribute('aria-disabled', 'true')
    expect(resume).toHaveTextContent('Die Kampagne ist nicht angehalten.')
    expect(within(menu).queryByRole('menuitem', { name: 'Löschen' })).toBeNull()
  })

  test('what the menu waits for and what failed are entries of it', async () => {
    let answer = (_refused: Response): void => undefined
    let held: Promise<Response> | null = new Promise((resolve) => {
      answer = resolve
    })
    const { user } = await renderApp('/kampagne', {
      as: KUNDE,
      backend: flow,
      intercept: ({ aktion }) => {
        if (aktion !== 'fetchKampagne') return null
        const first = held
        held = null
        return first
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Aktionen für Dattelabend' }))
    const menu = await screen.findByRole('menu')
    expect(await within(menu).findByRole('menuitem', { name: /werden geladen/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(within(menu).queryByRole('progressbar')).toBeNull()
    answer(Response.json({ fehler: { code: 'NICHT_GEFUNDEN', text: 'Die Kampagne ist weg.' } }, { status: 404 }))
    const retry = await within(menu).findByRole('menuitem', { name: /Erneut versuchen/ })
    expect(retry).toHaveTextContent('Die Kampagne ist weg.')
    await user.click(retry)
    expect(await within(menu).findByRole('menuitem', { name: 'Anhalten' })).toBeVisible()
  })

  test('who may only read gets no action that he has no right to', async () => {
    const { user } = await open('', 'freigabe@example.org')
    await screen.findByRole('row', { name: /Dattelabend/ })
    expect(screen.queryByRole('link', { name: 'Kampagne erstellen' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Aktionen für Dattelabend' }))
    await screen.findByRole('menuitem', { name: 'Öffnen' })
    expect(screen.getAllByRole('menuitem')).toHaveLength(1)
  })

  test('what the list shows anew, the page of the campaign shows, too', async () => {
    const { idPtKampagne, version } = await draft(flow, { bezeichnung: 'Erdbeerfeld' })
    const { user } = await renderApp(`/kampagne/editieren/${idPtKampagne}`, { as: KUNDE, backend: flow })
    expect(await screen.findByRole('textbox', { name: 'Name der Kampagne' })).toHaveValue('Erdbeerfeld')
    await flow.call(flow.kunde, 'saveKampagne', { idPtKampagne, version, bezeichnung: 'Erdbeerhof' })
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Mailingkampagnen' }))
    await user.click(await screen.findByRole('link', { name: /^Erdbeerhof/ }))
    await waitFor(async () =>
      expect(await screen.findByRole('textbox', { name: 'Name der Kampagne' })).toHaveValue('Erdbeerhof'),
    )
  })

  test('the first use explains what a campaign is', async () => {
    await open('', 'andere@example.org')
    expect(await screen.findByText('Noch keine Kampagne')).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Kampagne erstellen' })).not.toHaveLength(0)
  })
})
