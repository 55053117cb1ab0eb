import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openTisch } from '#tests/support/adressdatei.tsx'

const LISTE = [
  'Vorname;Nachname;Straße;Hausnummer;PLZ;Ort',
  'Anna;Weber;Lindenweg;3;28195;Bremen',
  'Jan;Krause;Lindenweg;;28195;Bremen',
]
const button = (name: string) => screen.getByRole('button', { name })

test('taking back and doing again work from anywhere but a text, and the focus stays', async () => {
  const { user, grid, cell } = await openTisch(LISTE)
  await user.click(cell('Weber'))
  await user.keyboard('Meier{Enter}')
  await within(grid).findByRole('gridcell', { name: 'Meier' })
  const search = screen.getByRole('searchbox', { name: 'In den Adressen suchen' })
  await user.click(search)
  await user.keyboard('{Control>}z{/Control}')
  await user.click(await screen.findByRole('checkbox', { name: /rechtmäßig erhoben/ }))
  expect(cell('Meier')).toBeVisible()
  await user.keyboard('{Control>}z{/Control}')
  expect(await within(grid).findByRole('gridcell', { name: 'Weber' })).toBeVisible()
  await user.keyboard('{Control>}y{/Control}')
  expect(await within(grid).findByRole('gridcell', { name: 'Meier' })).toBeVisible()
  await user.click(button('Rückgängig'))
  expect(await within(grid).findByRole('gridcell', { name: 'Weber' })).toBeVisible()
  expect(button('Rückgängig')).toHaveFocus()
  expect(button('Rückgängig')).toHaveAttribute('aria-disabled', 'true')
})

test('the rows of a finding are shown and left again, by its button and by each key', async () => {
  const { user, grid } = await openTisch(LISTE)
  const ansehen = button('Zeilen ansehen: Hausnummer fehlt')
  const chip = () => screen.findByRole('button', { name: 'Auswahl aufheben: Hausnummer fehlt' })
  for (const key of ['{Enter}', ' ', '{Escape}', '{Delete}']) {
    await user.click(ansehen)
    expect(await screen.findByText('1 Zeile')).toBeVisible()
    expect(ansehen).toHaveAttribute('aria-pressed', 'true')
    ;(await chip()).focus()
    await user.keyboard(key)
    expect(await screen.findByText('2 Zeilen')).toBeVisible()
    await waitFor(() => expect(grid).toHaveFocus())
  }
  await user.click(ansehen)
  expect(await screen.findByText('1 Zeile')).toBeVisible()
  await user.click(ansehen)
  expect(await screen.findByText('2 Zeilen')).toBeVisible()
  expect(ansehen).toHaveAttribute('aria-pressed', 'false')
})

test('a pair that was decided gives the focus to the next one, the last one to their heading', async () => {
  const { user } = await openTisch([
    'Vorname;Nachname;Straße;Hausnummer;PLZ;Ort',
    'Anna;Weber;Lindenweg;3;28195;Bremen',
    'A.;Weber;Lindenweg;3;28195;Bremen',
    'Jan;Krause;Am Wall;5;28195;Bremen',
    'J.;Krause;Am Wall;5;28195;Bremen',
  ])
  const paare = within(screen.getByRole('region', { name: 'Ähnliche Adressen' }))
  await paare.findByText(/^2 Paare/)
  const merge = async () => user.click((await paare.findAllByRole('button', { name: 'Zusammenfassen' }))[0]!)
  await merge()
  await paare.findByText(/^1 Paar /)
  await waitFor(() => expect(paare.getByRole('region')).toHaveFocus())
  await merge()
  expect(await paare.findByText('Keine zwei Zeilen sehen sich ähnlich.')).toBeVisible()
  await waitFor(() => expect(paare.getByRole('heading', { name: 'Ähnliche Adressen' })).toHaveFocus())
})

test('a way leads past all findings to the rows', async () => {
  const { user, grid } = await openTisch(LISTE)
  await user.click(button('Zur Tabelle der Adressen'))
  expect(grid).toHaveFocus()
})
