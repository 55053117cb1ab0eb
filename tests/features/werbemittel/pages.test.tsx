import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const KUNDE = 'kunde@example.org'
/** One more than a page holds. By label and text below: a question for a role looks at the styles of every element. */
const ALL = 25

const backend = backendForAll({ seed: 'leer' })
let newest = 0
beforeAll(async () => {
  const token = await backend.login(KUNDE)
  for (let n = 1; n <= ALL; n++) {
    const made = await backend.call(token, 'saveWerbemittel', {
      bezeichnung: `Karte ${String(n).padStart(2, '0')}`,
      format: n === ALL ? 'dina4mailing' : 'maxipostkarte',
    })
    newest = made.idPtWerbemittel
  }
})

const open = (query = '') => renderApp(`/werbemittel${query}`, { as: KUNDE, backend })
const cards = () => document.querySelectorAll('article').length

describe('pages of a list', () => {
  it('turns over, keeps page and order in the address, and goes back', async () => {
    const { user, address, router } = await open('?sort=bezeichnung')
    expect(await screen.findByText('1–24 von 25')).toBeVisible()
    expect(cards()).toBe(24)
    await user.click(screen.getByLabelText('Nächste Seite'))
    expect(await screen.findByText('25–25 von 25')).toBeVisible()
    expect(screen.getByText('Karte 25')).toBeVisible()
    expect(address()).toBe('/werbemittel?sort=bezeichnung&page=2')
    expect(screen.getByText('25 Einträge, Seite 2 von 2')).toBeInTheDocument()
    await router.navigate(-1)
    expect(await screen.findByText('1–24 von 25')).toBeVisible()
  })

  it('shows the last page for one past the end, and corrects the address', async () => {
    const { address } = await open('?sort=bezeichnung&page=99')
    expect(await screen.findByText('25–25 von 25')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/werbemittel?sort=bezeichnung&page=2'))
  })

  it('a filter leads to the first page, and a reload with it shows the same', async () => {
    const { user, address } = await open('?page=2')
    await screen.findByText('25–25 von 25')
    await user.click(screen.getByRole('combobox', { name: 'Format' }))
    await user.click(await screen.findByRole('option', { name: /Maxipostkarte/ }))
    expect(await screen.findByText('1–24 von 24')).toBeVisible()
    expect(address()).toBe('/werbemittel?format=maxipostkarte')
    expect(screen.getByText('24 Einträge')).toBeInTheDocument()
  })

  it('an empty archive says so, and the way back stays', async () => {
    const { user, address } = await open('?archiviert=1')
    expect(await screen.findByText('Das Archiv ist leer')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Aktuell' }))
    expect(await screen.findByText('1–24 von 25')).toBeVisible()
    expect(address()).toBe('/werbemittel')
  })
})

describe('the choice of a material', () => {
  it('is searched and turned over by keyboard, and the chosen one stays in view', async () => {
    await backend.db.updateTable('werbemittel').set({ pruefStatus: 'ok' }).execute()
    const token = await backend.login(KUNDE)
    const { idPtKampagne } = await backend.call(token, 'saveKampagne', { idPtWerbemittel: newest })
    const { user } = await renderApp(`/kampagne/editieren/${idPtKampagne}?schritt=werbemittel`, { as: KUNDE, backend })
    expect(await screen.findByLabelText('Karte 25', { selector: 'input' })).toBeChecked()
    const next = await screen.findByLabelText('Nächste Seite')
    next.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('25–25 von 25')).toBeVisible()
    expect(screen.getByLabelText('Seite 2')).toHaveFocus()
    const chosen = screen.getByLabelText('Ausgewählt')
    expect(chosen).toHaveTextContent('Karte 25')
    await user.type(screen.getByRole('searchbox', { name: 'Werbemittel suchen' }), 'Karte 07')
    await screen.findByText('1–1 von 1')
    const found = screen.getByLabelText('Karte 07', { selector: 'input' })
    found.focus()
    await user.keyboard(' ')
    await waitFor(() => expect(found).toBeChecked())
    await waitFor(() => expect(screen.queryByLabelText('Ausgewählt')).toBeNull())
  })
})
