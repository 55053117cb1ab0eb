import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '#tests/support/renderApp.tsx'

const KUNDE = 'kunde@example.org'
const dresden = () => screen.findByRole('checkbox', { name: /^Leitregion 01, Dresden/ })

test('regions are clicked and ticked by keyboard, the table says the same, and the way back loses nothing', async () => {
  const { user } = await renderApp('/zielgruppe/erstellen', { as: KUNDE })
  await user.click(await dresden())
  const aside = screen.getByRole('complementary', { name: 'Erreichbare Personen' })
  expect(await within(aside).findByText('Alle Personen in der Leitregion 01 (Dresden).')).toBeVisible()
  expect(await dresden()).toBeChecked()
  expect(screen.getByText('Leitregion 01, Dresden, gewählt')).toBeInTheDocument()
  expect(screen.getByText(/OpenStreetMap-Mitwirkende, ODbL.*GeoNames, CC BY 4.0/)).toBeVisible()

  // West of Dresden: Leipzig or Chemnitz, whichever is nearer; the space bar ticks what has the focus.
  await user.keyboard('{ArrowLeft} ')
  expect(await within(aside).findByText(/^Alle Personen in den Leitregionen 01 und 0\d\.$/)).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Tabelle' }))
  const table = screen.getByRole('table', { name: 'Leitregionen' })
  expect(within(table).getAllByRole('checkbox')).toHaveLength(95)
  expect(within(table).getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  await user.type(screen.getByRole('searchbox', { name: 'Leitregion suchen' }), 'münchen')
  await user.click(within(table).getByRole('checkbox', { name: /^Leitregion 80, München/ }))
  expect(screen.getByText('3 Leitregionen gewählt')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Zurück' }))
  expect(await within(aside).findByText('Alle Personen in ganz Deutschland.')).toBeVisible()
})

test('the radius is a slider, and arrows move its middle to the next postal code', async () => {
  const { user } = await renderApp('/zielgruppe/erstellen', { as: KUNDE })
  await dresden()
  await user.click(screen.getByRole('combobox', { name: 'Gebiet' }))
  await user.click(await screen.findByRole('option', { name: 'Umkreis' }))
  await user.type(screen.getByRole('textbox', { name: 'PLZ des Mittelpunkts' }), '01067')
  const slider = await screen.findByRole('slider', { name: 'Umkreis' })
  expect(slider).toHaveAttribute('aria-valuetext', '10 km')
  slider.focus()
  await user.keyboard('{ArrowRight}{PageUp}')
  expect(screen.getByRole('textbox', { name: 'Umkreis' })).toHaveValue('21')
  screen.getByRole('button', { name: 'Mittelpunkt 01067 Dresden' }).focus()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('textbox', { name: 'PLZ des Mittelpunkts' })).toHaveValue('01159')
})

test('pasted ranges are counted and named', async () => {
  const { user } = await renderApp('/zielgruppe/erstellen', { as: KUNDE })
  await dresden()
  await user.click(screen.getByRole('combobox', { name: 'Gebiet' }))
  await user.click(await screen.findByRole('option', { name: 'Einzelne Postleitzahlen' }))
  await user.click(screen.getByRole('textbox', { name: 'Postleitzahlen' }))
  await user.paste('PLZ\n01067\nD-01069\n04*')
  expect(screen.getByText('2 Postleitzahlen erkannt und 1 Bereich')).toBeVisible()
  expect(await screen.findByText('Alle Personen in den Postleitzahlen 01067, 01069 und 04000 bis 04999.')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /^Leitregion 04, Leipzig/ })).toBeChecked()
  // In a list of codes a region is its range.
  await user.click(screen.getByRole('checkbox', { name: /^Leitregion 04, Leipzig/ }))
  expect(screen.getByRole('textbox', { name: 'Postleitzahlen' })).toHaveValue('01067, 01069')
})
