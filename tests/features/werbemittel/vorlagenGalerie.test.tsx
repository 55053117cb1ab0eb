import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderApp } from '#tests/support/renderApp.tsx'
import { standInForBrowser } from '#tests/support/browserParts.ts'
import { backendForAll } from '#tests/support/standIn.ts'

const KUNDE = 'kunde@example.org'

const backend = backendForAll({ seed: 'leer' })
let token: string
beforeAll(async () => {
  token = await backend.login(KUNDE)
})

const open = (query = '') => renderApp(`/werbemittel/erstellen${query}`, { as: KUNDE, backend })
const gallery = () => screen.findByRole('region', { name: 'Oder mit einer Vorlage beginnen' })

describe('gallery of templates', () => {
  it('narrows by format, trade and words, and says how many are left', async () => {
    const { user, address } = await open('?format=dina4mailing')
    const place = within(await gallery())
    expect(place.getByRole('status')).toHaveTextContent('4 Vorlagen')
    expect(screen.getByRole('radio', { name: /einseitig/ })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: /Maxipostkarte/ }))
    expect(place.getByRole('status')).toHaveTextContent('17 Vorlagen')
    await user.click(place.getByRole('combobox', { name: 'Branche' }))
    await user.click(await screen.findByRole('option', { name: 'Handwerk' }))
    expect(await place.findByText('Tropft’s?')).toBeVisible()
    expect(place.getByRole('status')).toHaveTextContent('2 Vorlagen')
    expect(address()).toContain('branche=handwerk')
    await user.type(place.getByRole('searchbox', { name: 'Vorlagen suchen' }), 'nirgends')
    await user.click(await place.findByRole('button', { name: 'Alle Vorlagen zeigen' }))
    expect(await place.findByText('25 Vorlagen')).toBeVisible()
    expect(screen.getByRole('radio', { name: /Maxipostkarte/ })).not.toBeChecked()
  })

  it('begins with a template that bears the name of the customer', async () => {
    standInForBrowser()
    const { user, address } = await open()
    await user.click(within(await gallery()).getByRole('button', { name: /Weinabend/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Weinabend' }))
    await user.clear(dialog.getByRole('textbox', { name: 'Name' }))
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Herbstmenü')
    await user.click(dialog.getByRole('button', { name: 'Mit dieser Vorlage beginnen' }))
    await screen.findByRole('application', { name: /Vorderseite/ }, { timeout: 15_000 })
    const { werbemittel } = await backend.call(token, 'fetchWerbemittelListe', {})
    const [made] = werbemittel
    expect(made).toMatchObject({ bezeichnung: 'Herbstmenü', format: 'maxipostkarte', status: 'bereit' })
    expect(address()).toBe(`/werbemittel/editieren/${made?.idPtWerbemittel}`)
    const { firma } = await backend.call(token, 'fetchKonto', {})
    const { seiten } = await backend.call(token, 'fetchWerbemittel', { idPtWerbemittel: made!.idPtWerbemittel })
    expect(JSON.stringify(seiten)).toContain(firma)
  })
})
