import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { standInForBrowser } from '#tests/support/browserParts.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const KUNDE = 'kunde@example.org'

const backend = backendForAll({ seed: 'leer' })
let token: string
beforeAll(async () => {
  token = await backend.login(KUNDE)
})

const save = (bezeichnung: string) => backend.call(token, 'saveWerbemittel', { bezeichnung, format: 'maxipostkarte' })
const cards = async () =>
  (await screen.findAllByRole('article')).map((card) => within(card).getByRole('heading').textContent)

describe('list of Werbemittel', () => {
  it('offers two ways while there is nothing', async () => {
    await renderApp('/werbemittel', { as: KUNDE, backend })
    expect(await screen.findByText('Noch kein Werbemittel')).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Druckdatei hochladen' })[0]).toHaveAttribute(
      'href',
      '/werbemittel/hochladen',
    )
    expect(screen.getAllByRole('link', { name: 'Werbemittel erstellen' })[0]).toHaveAttribute(
      'href',
      '/werbemittel/erstellen',
    )
  })

  it('creates one from format and name and opens the editor', async () => {
    standInForBrowser()
    const { user, address } = await renderApp('/werbemittel/erstellen', { as: KUNDE, backend })
    await user.click(await screen.findByRole('button', { name: 'Im Editor gestalten' }))
    expect(await screen.findByText('Bitte geben Sie einen Namen mit höchstens 80 Zeichen ein.')).toBeVisible()
    expect(screen.getByRole('radio', { name: /Maxipostkarte.*235 × 125 mm/ })).toBeChecked()
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Osterkarte')
    await user.click(screen.getByRole('button', { name: 'Im Editor gestalten' }))
    await screen.findByRole('application', { name: /Vorderseite/ })
    const { werbemittel } = await backend.call(token, 'fetchWerbemittelListe', {})
    expect(werbemittel).toHaveLength(1)
    expect(address()).toBe(`/werbemittel/editieren/${werbemittel[0]?.idPtWerbemittel}`)
  })

  it('leads to the choice of a file when one is missing', async () => {
    const { user } = await renderApp('/werbemittel/hochladen', { as: KUNDE, backend })
    await user.click(await screen.findByRole('radio', { name: /Maxipostkarte.*235 × 125 mm/ }))
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ohne Datei')
    await user.click(screen.getByRole('button', { name: 'Hochladen' }))
    const choose = screen.getByRole('button', { name: 'Datei auswählen' })
    await waitFor(() => expect(choose).toHaveFocus())
    expect(choose).toHaveAccessibleDescription('Bitte wählen Sie eine PDF-Datei.')
  })

  it('searches, and keeps the search in the address', async () => {
    await save('Herbstaktion')
    const { user, address } = await renderApp('/werbemittel', { as: KUNDE, backend })
    expect(await cards()).toEqual(expect.arrayContaining(['Herbstaktion', 'Osterkarte']))
    await user.type(screen.getByRole('searchbox', { name: 'Suchen' }), 'herbst')
    await waitFor(async () => expect(await cards()).toEqual(['Herbstaktion']))
    await waitFor(() => expect(address()).toBe('/werbemittel?q=herbst'))
    await user.type(screen.getByRole('searchbox', { name: 'Suchen' }), 'xyz')
    await user.click(await screen.findByRole('button', { name: 'Filter zurücksetzen' }))
    expect(await cards()).toHaveLength(2)
  })

  it('copies, archives and takes the archiving back', async () => {
    const { user } = await renderApp('/werbemittel', { as: KUNDE, backend })
    const choose = async (card: string, action: string) => {
      await user.click(await screen.findByRole('button', { name: `Aktionen für ${card}` }))
      await user.click(await screen.findByRole('menuitem', { name: action }))
    }
    await choose('Osterkarte', 'Kopieren')
    expect(await screen.findByText(/Die Kopie „.*“ ist gespeichert/)).toBeVisible()
    await waitFor(async () => expect(await cards()).toHaveLength(3))
    await choose('Herbstaktion', 'Archivieren')
    await waitFor(async () => expect(await cards()).not.toContain('Herbstaktion'))
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }))
    await waitFor(async () => expect(await cards()).toContain('Herbstaktion'))
  })

  it('shows a reviewer the list without what he may not do', async () => {
    const { user } = await renderApp('/werbemittel', { as: 'freigabe@example.org', backend })
    await user.click(await screen.findByRole('button', { name: 'Aktionen für Herbstaktion' }))
    const entries = await screen.findAllByRole('menuitem')
    expect(entries.map((entry) => entry.textContent)).toEqual(['Probedruck (PDF)'])
    expect(screen.queryByRole('link', { name: 'Werbemittel erstellen' })).not.toBeInTheDocument()
  })
})
